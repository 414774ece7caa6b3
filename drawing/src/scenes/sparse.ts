import type { Frame, Picture } from './family.ts'

/** Relative difference of neighbours that counts as detail. */
const threshold = 0.05
const dark = 0.02

/** Pixels between the points of a lattice: details of a larger picture span more of them. */
export const latticeStep = ({ width }: Frame): number => (width < 700 ? 2 : width < 2000 ? 3 : 4)

/**
 * Like `shadePixels` for pictures with large smooth areas: shades the pixels of a lattice, and of the others only those
 * between lattice points that differ. The lattice does not depend on the bands.
 */
export function shadeSparsely(
  frame: Frame,
  step: number,
  shadePixel: (x: number, y: number, out: Float64Array) => void,
): Picture['shade'] {
  const { width, height, aspect } = frame
  const columns = Math.ceil((width - 1) / step) + 1
  const out = new Float64Array(3)
  let upper = new Float32Array(columns * 3)
  let lower = new Float32Array(columns * 3)

  function shadeAt(column: number, row: number): void {
    shadePixel(((column + 0.5) / width) * aspect, (row + 0.5) / height, out)
  }

  function shadeLatticeRow(row: number, lights: Float32Array): void {
    for (let i = 0; i < columns; i++) {
      shadeAt(i * step, row)
      lights.set(out, i * 3)
    }
  }

  function differ(i: number): boolean {
    for (let channel = 0; channel < 3; channel++) {
      const a = upper[i + channel] ?? 0
      const b = upper[i + 3 + channel] ?? 0
      const c = lower[i + channel] ?? 0
      const d = lower[i + 3 + channel] ?? 0
      const low = Math.min(a, b, c, d)
      if (Math.max(a, b, c, d) - low > threshold * (low + dark)) return true
    }
    return false
  }

  return (band, top, rows) => {
    let latticeRow = Math.floor(top / step) * step
    shadeLatticeRow(latticeRow, upper)
    while (latticeRow < top + rows) {
      shadeLatticeRow(latticeRow + step, lower)
      const first = Math.max(top, latticeRow)
      const end = Math.min(top + rows, latticeRow + step)
      for (let cell = 0; cell < columns; cell++) {
        const i = Math.min(cell, columns - 2) * 3
        const detailed = differ(i)
        const left = cell * step
        const right = Math.min(width, left + step)
        for (let row = first; row < end; row++) {
          const t = (row - latticeRow) / step
          for (let column = left; column < right; column++) {
            const at = ((row - top) * width + column) * 3
            const s = (column - (i / 3) * step) / step
            if (detailed) {
              shadeAt(column, row)
              band.set(out, at)
              continue
            }
            for (let channel = 0; channel < 3; channel++) {
              const a = upper[i + channel] ?? 0
              const c = lower[i + channel] ?? 0
              const above = a + ((upper[i + 3 + channel] ?? 0) - a) * s
              band[at + channel] = above + (c + ((lower[i + 3 + channel] ?? 0) - c) * s - above) * t
            }
          }
        }
      }
      latticeRow += step
      const swap = upper
      upper = lower
      lower = swap
    }
  }
}
