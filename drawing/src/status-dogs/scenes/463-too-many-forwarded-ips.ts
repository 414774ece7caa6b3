import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { peakedCap } from '../props/clothes.ts'
import { arrow } from '../props/paper.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 463,
  phrase: 'Too Many Forwarded IPs',
  alt: 'A sheepdog in a postman’s cap holds up a huge envelope. It has been forwarded so often that stamps, arrows and crossed-out addresses cover every bit of it.',
  draw: ({ width, height }) => {
    const postman = dog({
      breed: 'sheepdog',
      at: [356, 450],
      size: 206,
      pose: 'bust',
      face: { like: 'dizzy', mouth: 'wavy', ears: -0.6 },
      head: { turn: 0, tilt: -5, shift: [0, -4] },
      collar: false,
      paws: {
        foreNear: { to: [140, 236], bend: -0.24, heading: 0 },
        foreFar: { to: [572, 220], bend: 0.24, heading: 180 },
      },
      line: 3.4,
    })
    return group(
      hall(width, height),
      postman.far,
      postman.body,
      postman.near,
      postman.head,
      postman.onHead(place(peakedCap('#3a5fa0', '#2b467a'), { x: 0, y: -34 })),
      envelope(),
      thumb([146, 232]),
      thumb([560, 212]),
    )
  },
}

function hall(width: number, height: number): string {
  const holes = [0, 1, 2, 3, 4, 5].flatMap((i) =>
    [0, 1, 2, 3].map((k) => box(i * 120 + 8, k * 104 + 14, 104, 82, 6)),
  )
  return group(
    fill(box(0, 0, width, height), '#b98a5a'),
    fill(holes.join(''), '#8f6644'),
    fill(letters(), '#f3e3c0'),
  )
}

function letters(): string {
  const spots: readonly Point[] = [
    [22, 66],
    [150, 72],
    [24, 168],
    [496, 64],
    [620, 70],
    [616, 172],
    [500, 160],
  ]
  return spots.map(([x, y], i) => box(x, y - (i % 3) * 8, 74, 24 + (i % 3) * 8, 3)).join('')
}

function envelope(): string {
  return place(
    group(
      inked(box(-236, -102, 472, 218, 8), '#fbeed2', {
        depth: 9,
        inside: group(address(-190, -70), address(-20, -58), address(-150, 30), address(60, 40), ...stamps()),
      }),
      stroke(box(-226, -92, 452, 198, 5), '#d8503f', 7, { dash: [22, 22] }),
    ),
    { x: 356, y: 326, rotate: -3 },
  )
}

/** Crossed-out addresses. */
function address(x: number, y: number): string {
  return group(
    stroke(`M${x} ${y}H${x + 120}M${x} ${y + 18}H${x + 92}M${x} ${y + 36}H${x + 108}`, '#b8a98c', 7),
    scratch(`M${x - 10} ${y + 42}L${x + 126} ${y - 8}`, 5, '#c8443c'),
  )
}

function stamps(): string[] {
  const paw = (x: number, y: number) =>
    fill(
      ellipse(x, y + 7, 11, 9) +
        ellipse(x - 13, y - 4, 5, 7) +
        ellipse(x, y - 11, 5, 7) +
        ellipse(x + 13, y - 4, 5, 7),
      '#ffffff',
      0.85,
    )
  const stamp = (x: number, y: number, color: string, rotate: number) =>
    place(
      group(
        inked(box(-28, -32, 56, 64, 3), '#fffaf0', { line: 2.4, depth: 2 }),
        fill(box(-22, -26, 44, 52), color),
        paw(0, 2),
      ),
      { x, y, rotate },
    )
  const mark = (x: number, y: number, r: number, color: string) =>
    group(
      stroke(ellipse(x, y, r), color, 5),
      stroke(ellipse(x, y, r * 0.62), color, 3),
      stroke(
        polygon(
          [
            [x + r, y - 8],
            [x + r + 50, y - 8],
          ],
          false,
        ) +
          polygon(
            [
              [x + r, y + 8],
              [x + r + 50, y + 8],
            ],
            false,
          ),
        color,
        4,
      ),
    )
  return [
    mark(-40, 64, 34, '#6b4f9a'),
    mark(96, -54, 32, '#3f7f74'),
    stamp(194, -52, '#3f8fa6', 6),
    stamp(146, 2, '#e8a23f', -12),
    stamp(202, 38, '#7bab54', 9),
    stamp(-196, 62, '#b5577c', -8),
    arrow([-128, -10], 96, 180, '#c8443c'),
    arrow([30, 4], 92, -30, '#2f5fa8'),
    arrow([-92, 74], 84, 60, '#3f7f74'),
    arrow([106, 76], 88, 165, '#c8443c'),
    arrow([-186, -68], 74, 30, '#6b4f9a'),
  ]
}

function thumb([x, y]: Point): string {
  return group(
    inked(ellipse(x, y, 30, 25), '#fbf7ef', { depth: 4 }),
    scratch(`M${x - 9} ${y + 8}v14M${x + 9} ${y + 8}v14`, 2.6),
  )
}
