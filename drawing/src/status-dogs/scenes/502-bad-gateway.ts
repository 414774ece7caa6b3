import type { Point } from '../../geometry.ts'
import { box, cloudShape, ellipse, polygon } from '../../path.ts'
import { fill, group, place } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { cloud, dabs, land, sky, tree } from '../paint.ts'
import type { Scene } from '../scene.ts'

const paint = '#fff8e8'

export const scene: Scene = {
  code: 502,
  phrase: 'Bad Gateway',
  alt: 'A labrador sits between two gateposts with the whole garden gate around its neck: it has run straight through it. It looks up, very embarrassed, and a hinge dangles from the post.',
  draw: ({ width, height, random }) => {
    const culprit = dog({
      breed: 'labrador',
      coat: 'foxRed',
      at: [362, 440],
      size: 214,
      pose: 'sitFront',
      face: { like: 'embarrassed', look: [-0.7, -0.7], mouth: 'wavy' },
      head: { turn: 0.16, tilt: -7, shift: [0, 5] },
      collar: false,
      line: 3.4,
    })
    return group(
      sky(width, 260, '#f8d9a8', '#fdf3d4'),
      cloud(620, 66, 150, '#fffaf0'),
      cloud(250, 54, 120, '#fffaf0'),
      land(width, height, [196, 176, 190, 170, 188], '#b5cf96'),
      tree([292, 214], 92, '#8dba7a'),
      tree([452, 208], 74, '#97c283'),
      land(width, height, [226, 218, 222, 214, 224], '#a2c77f'),
      fill(`M316 222L394 222L620 ${height}H90Z`, '#e6b58c'),
      dabs(random, { x: 180, y: 300, width: 360, height: 150 }, '#f1cba8', { count: 16, opacity: 0.7 }),
      hedge(96),
      hedge(632),
      fill(`M0 392H150L110 ${height}H0ZM${width} 392H576L606 ${height}H${width}Z`, '#86b56c'),
      post([132, 420]),
      post([594, 420]),
      hinge([164, 242], 30),
      hinge([164, 352], 62),
      culprit.shadow,
      culprit.far,
      culprit.body,
      culprit.near,
      place(brokenGate(), { x: 362, y: 304, rotate: -9 }),
      culprit.head,
      ...splinters.map(([x, y, rotate, long]) =>
        place(inked(box(-long / 2, -6, long, 12, 2), paint, { depth: 3 }), { x, y, rotate }),
      ),
    )
  },
}

const splinters = [
  [226, 436, 14, 62],
  [508, 442, -24, 44],
  [536, 424, 8, 26],
] as const

function hedge(x: number): string {
  return group(
    fill(cloudShape(x, 300, 270, 230, 30), '#4f8f63'),
    fill(cloudShape(x - 14, 284, 220, 176, 26), '#5b9c6c'),
    ...[-70, -20, 44, 74].map((dx, i) => fill(ellipse(x + dx, 250 + (i % 3) * 46, 7), '#f7b3bd')),
  )
}

function post([x, y]: Point): string {
  return group(
    fill(ellipse(x + 8, y, 50, 9), '#4a1f45', 0.24),
    inked(box(x - 32, y - 234, 64, 234, 3), '#d9795c', {
      depth: 8,
      inside: fill(
        [0, 1, 2, 3, 4, 5, 6]
          .map(
            (row) =>
              box(x - 60 + (row % 2) * 22, y - 34 - row * 32, 34, 20, 2) +
              box(x - 12 + (row % 2) * 22, y - 34 - row * 32, 34, 20, 2),
          )
          .join(''),
        '#e58f70',
      ),
    }),
    inked(box(x - 42, y - 250, 84, 22, 4), '#f3e3c6', { depth: 4 }),
    inked(ellipse(x, y - 274, 26), '#f3e3c6', { depth: 6 }),
  )
}

/** Torn out of the wood, its screws hanging. */
function hinge([x, y]: Point, rotate: number): string {
  return group(
    inked(box(x - 14, y - 13, 20, 26, 3), '#6b6670', { line: 2.6, depth: 2 }),
    place(
      group(
        inked(box(0, -9, 48, 18, 4), '#7d7883', { line: 2.6, depth: 3 }),
        fill(ellipse(20, 0, 3.4), '#3a2620'),
        fill(ellipse(36, 0, 3.4), '#3a2620'),
      ),
      { x: x + 4, y, rotate },
    ),
    scratch(`M${x + 62} ${y + 44}l10 14`, 4.4, '#7d7883'),
  )
}

/** Around the middle of the hole the head came through. */
function brokenGate(): string {
  const rail = (y: number) => inked(box(-178, y - 11, 356, 22, 3), '#f0e2c8', { depth: 3 })
  const picket = (x: number) => inked(`M${x - 16} 80V-108L${x} -130L${x + 16} -108V80Z`, paint, { depth: 5 })
  const stub = (x: number, top: number) =>
    inked(
      polygon([
        [x - 16, 80],
        [x - 16, top],
        [x - 6, top + 16],
        [x + 2, top - 10],
        [x + 8, top + 12],
        [x + 16, top + 2],
        [x + 16, 80],
      ]),
      paint,
      { depth: 5 },
    )
  return group(
    rail(50),
    picket(-156),
    picket(-106),
    stub(-56, -6),
    stub(-6, 12),
    stub(44, 2),
    picket(106),
    picket(156),
    inked([box(-178, -72, 92, 22, 3), box(86, -72, 92, 22, 3)], '#f0e2c8', { depth: 3 }),
    ...[-156, -106, 106, 156].map((x) => fill(ellipse(x, -61, 4), '#a08a72')),
    ...[-156, -106, -56, -6, 44, 106, 156].map((x) => fill(ellipse(x, 50, 4), '#a08a72')),
  )
}
