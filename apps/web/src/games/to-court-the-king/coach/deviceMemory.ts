const MEGABYTE = 2 ** 20;

/** The memory that the odds may use. A device with little memory gets bounds instead of exact odds for large turns. */
export function oddsBytesMax(): number {
  const { deviceMemory = 4 } = navigator as { readonly deviceMemory?: number };
  return (deviceMemory <= 2 ? 64 : 256) * MEGABYTE;
}
