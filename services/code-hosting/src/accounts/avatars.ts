import { createHash } from 'node:crypto'

/** The default avatar of an account. Deterministic per id. */
export function drawAvatar(id: number, size: number): string {
  const bits = createHash('sha256').update(`avatar ${id}`).digest()
  const hue = bits.readUInt16BE(0) % 360
  const second = (hue + 30 + ((bits[2] ?? 0) % 60)) % 360
  const chosen = chooseCells(bits)
  const accents = chosen.filter((_, at) => at % 3 === 1)
  const others = chosen.filter((cell) => !accents.includes(cell))
  const background = `<path d="M-1-1h7v7h-7z" fill="hsl(${hue} 45% 93%)"/>`
  const shapes = `<path d="${outline(others)}" fill="hsl(${hue} 56% 44%)"/><path d="${outline(accents)}" fill="hsl(${second} 60% 50%)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-1 -1 7 7" shape-rendering="crispEdges">${background}${shapes}</svg>`
}

type Cell = readonly [column: number, row: number]

/** The left half and the middle column of a 5 × 5 grid, never nearly empty or nearly full. */
function chooseCells(bits: Buffer): Cell[] {
  return Array.from({ length: 15 }, (_, at) => ({ at, weight: bits[3 + at] ?? 0 }))
    .sort((one, other) => one.weight - other.weight || one.at - other.at)
    .slice(0, 7 + ((bits[20] ?? 0) % 3))
    .sort((one, other) => one.at - other.at)
    .map(({ at }) => [Math.floor(at / 5), at % 5])
}

/** The cells, mirrored on the right. */
function outline(cells: readonly Cell[]): string {
  return cells
    .flatMap(([column, row]) =>
      (column < 2 ? [column, 4 - column] : [column]).map((x) => `M${x} ${row}h1v1h-1z`),
    )
    .join('')
}
