import { box, ellipse, taper } from '../../path.ts'
import { clipTo, fill, glow, group, place, stroke } from '../../svg.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import type { Scene } from '../scene.ts'

const left = 96
const top = 30
const cellSize = 100
const columns = 5
const rows = 4
const missing = { column: 2, row: 2 } as const

export const scene: Scene = {
  code: 226,
  phrase: 'IM Used',
  alt: 'From above: a jigsaw puzzle of a beagle’s portrait on a table. Only one piece is still missing, the nose, and a paw is just bringing it.',
  draw: ({ width, height }) => {
    const hole = piece(missing.column, missing.row)
    const all = box(left, top, columns * cellSize, rows * cellSize, 6)
    const picture = portrait()
    return group(
      fill(box(0, 0, width, height), '#5d8f7a'),
      ...Array.from({ length: 6 }, (_, i) => fill(box(0, i * 80, width, 3), '#4f7f6b')),
      glow(200, 80, 420, '#cfe8c4', 0.4),
      fill(box(left + 5, top + 9, columns * cellSize, rows * cellSize, 8), '#2f4f44', 0.4),
      inked(all, '#fff6e0', { depth: 0 }),
      clipTo(all, picture),
      stroke(cuts(), '#3a2620', 2, { opacity: 0.55 }),
      fill(hole, '#4a7563'),
      clipTo(hole, stroke(hole, '#2a463c', 14, { opacity: 0.5 })),
      stroke(hole, '#3a2620', 2.6),
      ...spare.map(([x, y, turn, color]) =>
        place(inked(piece(0, 0, -left - 50, -top - 50), color, { depth: 5 }), {
          x,
          y,
          rotate: turn,
          scale: 0.62,
          scaleY: 0.62,
        }),
      ),
      place(fill(hole, '#2f4f44', 0.35), { x: 120, y: 40, rotate: 7 }),
      place(group(stroke(hole, '#3a2620', 6), fill(hole, '#fff'), clipTo(hole, picture)), {
        x: 112,
        y: 26,
        rotate: 7,
      }),
      paw(),
    )
  },
}

const spare: readonly (readonly [number, number, number, string])[] = [
  [652, 92, 24, '#e9a25c'],
  [664, 216, -38, '#8fb7d8'],
]

function portrait(): string {
  const sitter = dogHead({
    breed: 'beagle',
    at: [346, 214],
    size: 330,
    turn: 0,
    face: { like: 'happy', mouth: 'smile', look: [0.35, 0.5] },
    line: 3.4,
  })
  return group(
    fill(box(left, top, 500, 400), '#f2b05c'),
    glow(346, 200, 280, '#ffe0a0', 0.8),
    fill(`M${left} 400Q346 240 ${left + 500} 400V440H${left}Z`, '#fbf4e6'),
    inked('M262 356Q346 408 430 356L438 384Q346 440 254 384Z', '#d8503f', { depth: 4 }),
    sitter.svg,
  )
}

/** One side of a piece from a corner along `dx dy`, with a knob to the left (1) or to the right (-1) of the way. */
function side(dx: number, dy: number, knob: number): string {
  const at = (along: number, off: number) =>
    `${(dx * along + dy * off * knob).toFixed(1)} ${(dy * along - dx * off * knob).toFixed(1)}`
  if (knob === 0) return `l${at(1, 0)}`
  return `c${at(0.2, 0.02)} ${at(0.44, -0.04)} ${at(0.38, 0.1)}c${at(-0.1, 0.17)} ${at(0.34, 0.17)} ${at(0.24, 0)}c${at(-0.06, -0.14)} ${at(0.18, -0.08)} ${at(0.38, -0.1)}`
}

const knobAcross = (column: number, row: number) =>
  row === 0 || row === rows ? 0 : (column + row) % 2 === 0 ? 1 : -1
const knobDown = (column: number, row: number) =>
  column === 0 || column === columns ? 0 : (column + row) % 2 === 0 ? -1 : 1

function piece(column: number, row: number, dx = 0, dy = 0): string {
  const start = `M${left + column * cellSize + dx} ${top + row * cellSize + dy}`
  return (
    start +
    side(cellSize, 0, knobAcross(column, row)) +
    side(0, cellSize, knobDown(column + 1, row)) +
    side(-cellSize, 0, -knobAcross(column, row + 1)) +
    `${side(0, -cellSize, -knobDown(column, row))}Z`
  )
}

function cuts(): string {
  const cells = Array.from({ length: columns * rows }, (_, i) => piece(i % columns, Math.floor(i / columns)))
  return cells.join('')
}

function paw(): string {
  const arm = taper([
    [760, 520, 60],
    [640, 446, 52],
    [524, 392, 44],
  ])
  const toes = [ellipse(488, 356, 20, 17, 30), ellipse(470, 386, 21, 17, 10), ellipse(482, 418, 20, 17, -20)]
  const hand = group(
    place(fill(arm, '#2f4f44', 0.3), { x: 4, y: 14 }),
    inked([arm, ellipse(514, 390, 46, 44), ...toes], '#fbf4e6', {
      line: 3.4,
      depth: 9,
      inside: fill('M610 380L800 440V620H560Z', '#b06a37'),
    }),
    scratch('M476 369Q490 366 500 372M470 402Q486 400 498 402', 3),
  )
  return place(hand, { x: -10, y: -26 })
}
