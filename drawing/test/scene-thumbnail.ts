/** Reduces an RGB raster to `columns` × `rows` means. */
export function reduce(
  rgb: Uint8Array,
  size: { width: number; height: number },
  columns: number,
  rows: number,
): Uint8Array {
  const sums = new Float64Array(columns * rows * 3)
  const counts = new Float64Array(columns * rows)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const cell = Math.floor((y * rows) / size.height) * columns + Math.floor((x * columns) / size.width)
      counts[cell] = (counts[cell] ?? 0) + 1
      for (let channel = 0; channel < 3; channel++) {
        const at = cell * 3 + channel
        sums[at] = (sums[at] ?? 0) + (rgb[(y * size.width + x) * 3 + channel] ?? 0)
      }
    }
  }
  return Uint8Array.from(sums, (sum, i) => Math.round(sum / (counts[Math.floor(i / 3)] ?? 1)))
}

/** Mean difference of two rasters, 0 to 255. */
export function meanDifference(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return 255
  return a.reduce((sum, part, i) => sum + Math.abs(part - (b[i] ?? 0)), 0) / a.length
}
