/** Values held on a grid and interpolated with cubic B-splines, for smooth functions that cost too much at every pixel. */
export interface Field {
  /** Writes all channels at a position, in picture heights. */
  sample(x: number, y: number, out: Float64Array): void
  /** Like `sample`, with straight lines between grid points: cheaper, for what hardly changes between them. */
  sampleLinear(x: number, y: number, out: Float64Array): void
}

/** Grid points lie `spacing` apart, in picture heights. The spline rounds off details finer than three of them. */
export function createField(
  aspect: number,
  spacing: number,
  channels: number,
  compute: (x: number, y: number, out: Float64Array) => void,
): Field {
  const columns = Math.ceil(aspect / spacing) + 5
  const rows = Math.ceil(1 / spacing) + 5
  const values = new Float32Array(columns * rows * channels)
  const point = new Float64Array(channels)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      compute((column - 2) * spacing, (row - 2) * spacing, point)
      values.set(point, (row * columns + column) * channels)
    }
  }
  const stride = columns * channels
  const maxColumn = columns - 3.001
  const maxRow = rows - 3.001
  return {
    sampleLinear(x, y, out) {
      const px = Math.min(maxColumn, Math.max(1, x / spacing + 2))
      const py = Math.min(maxRow, Math.max(1, y / spacing + 2))
      const column = Math.floor(px)
      const row = Math.floor(py)
      const s = px - column
      const t = py - row
      const start = row * stride + column * channels
      for (let channel = 0; channel < channels; channel++) {
        const at = start + channel
        const a = values[at] ?? 0
        const b = values[at + stride] ?? 0
        const above = a + ((values[at + channels] ?? 0) - a) * s
        out[channel] = above + (b + ((values[at + stride + channels] ?? 0) - b) * s - above) * t
      }
    },
    sample(x, y, out) {
      const px = Math.min(maxColumn, Math.max(1, x / spacing + 2))
      const py = Math.min(maxRow, Math.max(1, y / spacing + 2))
      const column = Math.floor(px)
      const row = Math.floor(py)
      const s = px - column
      const t = py - row
      const s1 = 1 - s
      const t1 = 1 - t
      const a0 = (s1 * s1 * s1) / 6
      const a1 = (4 - 6 * s * s + 3 * s * s * s) / 6
      const a3 = (s * s * s) / 6
      const a2 = 1 - a0 - a1 - a3
      const b0 = (t1 * t1 * t1) / 6
      const b1 = (4 - 6 * t * t + 3 * t * t * t) / 6
      const b3 = (t * t * t) / 6
      const b2 = 1 - b0 - b1 - b3
      const start = (row - 1) * stride + (column - 1) * channels
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0
        for (let k = 0; k < 4; k++) {
          const at = start + k * stride + channel
          const along =
            a0 * (values[at] ?? 0) +
            a1 * (values[at + channels] ?? 0) +
            a2 * (values[at + 2 * channels] ?? 0) +
            a3 * (values[at + 3 * channels] ?? 0)
          sum += along * (k === 0 ? b0 : k === 1 ? b1 : k === 2 ? b2 : b3)
        }
        out[channel] = sum
      }
    },
  }
}
