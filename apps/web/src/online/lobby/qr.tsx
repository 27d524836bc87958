import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

interface Square {
  readonly size: number;
  readonly path: string;
}

/** A text as a QR code, for the camera of another device. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const square = useSignal<Square | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { encode } = await import("uqr");
      const { data, size } = encode(text, { border: 2 });
      if (!isGone) square.value = { size, path: pathOf(data) };
    };
    // If drawing fails, the link remains.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [text]);
  const { value } = square;
  if (value === undefined) return <div class="qr" aria-hidden="true" />;
  return (
    <svg class="qr" viewBox={`0 0 ${value.size} ${value.size}`} role="img" aria-label={label}>
      <path d={value.path} shape-rendering="crispEdges" />
    </svg>
  );
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}
