/** The functions of the kernel, as `kernel/assembly/kernel.ts` exports them: addresses and numbers. */
export interface KernelCalls {
  readonly firstFree: () => number;
  readonly giveFalls: (dice: number, count: number, plus: number, ways: number) => void;
  readonly giveSpare: (at: number) => void;
  readonly work: (table: number, active: number, step: number, bytes: number) => void;
  readonly setAside: (fewer: number, step: number, next: number, fixed: number) => void;
  readonly roll: (throws: number) => void;
  readonly bring: (after: number, faces: number) => void;
  readonly rerollOne: (after: number) => void;
  readonly rerollAny: (after: number) => void;
  readonly raiseOne: (after: number, pipsMin: number, pipsMax: number) => void;
  readonly raiseAny: (after: number, pips: number) => void;
  readonly movePips: (after: number, joins: number, alike: number, size: number) => void;
  readonly setToAny: (after: number) => void;
  readonly setToPresent: (after: number, step: number, lanes: number, masks: number) => void;
}

interface Memory {
  readonly buffer: ArrayBuffer;
  readonly grow: (pages: number) => number;
}

/** The part of WebAssembly used here: TypeScript's standard library does not declare it, and a browser may lack it. */
interface Platform {
  readonly Memory: new (size: { readonly initial: number }) => Memory;
  readonly validate: (bytes: Uint8Array) => boolean;
  readonly instantiate: (
    bytes: Uint8Array,
    imports: { readonly env: { readonly memory: Memory } },
  ) => Promise<{ readonly instance: { readonly exports: unknown } }>;
}

declare const WebAssembly: Platform;
declare const atob: (base64: string) => string;

/** The kernel and its memory, which holds the tables of one turn at a time. */
export interface Kernel {
  readonly calls: KernelCalls;
  readonly memory: Memory;
}

const PAGE_BYTES = 65_536;

/** Loads the kernel; `undefined` if WebAssembly is missing or lacks a needed feature. */
export async function loadKernel(): Promise<Kernel | undefined> {
  try {
    const { KERNEL_BASE64 } = await import("./kernelBytes.ts");
    const bytes = Uint8Array.from(atob(KERNEL_BASE64), (char) => char.codePointAt(0) as number);
    if (!WebAssembly.validate(bytes)) return undefined;
    const memory = new WebAssembly.Memory({ initial: 1 });
    const { instance } = await WebAssembly.instantiate(bytes, { env: { memory } });
    return { calls: instance.exports as KernelCalls, memory };
  } catch {
    return undefined; // WebAssembly is missing or forbidden: the caller uses the reference solver
  }
}

/** Allocates the kernel's memory from its beginning, piece by piece; never frees. */
export interface Allocator {
  readonly take: (bytes: number) => number;
  /** Copies numbers into newly allocated memory and returns their address. */
  readonly put: (numbers: ArrayBufferView) => number;
}

const ALIGN_BYTES = 16;

/** Starts allocation at the first free byte. Grows the memory to the expected size at once, later as needed. */
export function allocatorOf({ calls, memory }: Kernel, expectedBytes: number): Allocator {
  let end = calls.firstFree();
  const growTo = (bytes: number): void => {
    const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES);
    if (missing > 0) memory.grow(missing);
  };
  growTo(expectedBytes);
  const take = (bytes: number): number => {
    const at = end;
    end += Math.ceil(bytes / ALIGN_BYTES) * ALIGN_BYTES;
    growTo(end);
    return at;
  };
  const put = ({ buffer, byteOffset, byteLength }: ArrayBufferView): number => {
    const at = take(byteLength);
    new Uint8Array(memory.buffer, at).set(new Uint8Array(buffer, byteOffset, byteLength));
    return at;
  };
  return { take, put };
}
