import type { Point } from '../../geometry.ts'
import { box, ellipse, smooth, taper } from '../../path.ts'
import { clipTo, fill, glow, group, place } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { dabs, grass, land, sky, strewn } from '../paint.ts'
import { zzz } from '../props/marks.ts'
import { bone } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 598,
  phrase: 'Network Read Timeout Error',
  alt: 'A beagle sleeps on its back in a striped hammock, paws in the air, the open book fallen over its face. A snail has had time to climb on the cover.',
  draw: ({ width, height, random }) => {
    const reader = dog({
      breed: 'beagle',
      at: [286, 358],
      size: 300,
      pose: 'belly',
      face: { like: 'asleep', ears: -0.2 },
      collar: false,
      line: 3.4,
    })
    const [hx, hy] = reader.at.head
    return group(
      sky(width, height, '#f7d98a', '#fbeec0'),
      glow(360, 120, 300, '#fff8dc', 0.8),
      land(width, height, [300, 286, 296, 280, 292], '#b9cf7c'),
      land(width, height, [372, 362, 372, 366, 374], '#93b765'),
      dabs(random, { x: 0, y: 380, width, height: 80 }, '#7fa556', { count: 22, opacity: 0.5 }),
      fill(ellipse(356, 436, 240, 17), '#5f8749', 0.55),
      trunk(20, -1, height),
      trunk(690, 1, height),
      grass(random, strewn(random, { x: 0, y: 430, width, height: 24 }, 12, 50), '#6f9a4c', 20),
      cord([
        [56, 132],
        [84, 178],
        [116, 236],
      ]),
      cord([
        [56, 132],
        [76, 192],
        [100, 262],
      ]),
      cord([
        [654, 132],
        [626, 178],
        [594, 236],
      ]),
      cord([
        [654, 132],
        [634, 192],
        [610, 262],
      ]),
      inked(backCloth, '#c9563f', { depth: 0 }),
      reader.far,
      reader.body,
      reader.near,
      reader.head,
      book([hx + 4, hy - 22]),
      inked(frontCloth, '#fff1d2', { depth: 9, inside: clipTo(frontCloth, bands()) }),
      snail([hx - 6, hy - 88]),
      zzz([hx + 30, hy - 146], 44, '#7a4a2c'),
    )
  },
}

const backCloth = 'M108 240Q200 306 355 312Q510 306 602 240Q560 330 355 340Q150 330 108 240Z'
const frontCloth = 'M96 232Q190 352 355 356Q520 352 614 232Q596 410 355 414Q114 410 96 232Z'

function bands(): string {
  return Array.from({ length: 9 }, (_, i) =>
    fill(`M${92 + i * 62} 220H${120 + i * 62}L${128 + i * 56} 430H${104 + i * 56}Z`, '#e0674c'),
  ).join('')
}

function cord(points: readonly Point[]): string {
  return group(scratch(smooth(points), 8), scratch(smooth(points), 3.6, '#f0dcae'))
}

function trunk(x: number, side: -1 | 1, height: number): string {
  return group(
    fill(
      taper([
        [x, -20, 44],
        [x + side * 6, 220, 40],
        [x - side * 2, height - 30, 52],
        [x, height + 40, 76],
      ]),
      '#8a5f45',
    ),
    fill(
      taper([
        [x - 18, -20, 10],
        [x - 14, 200, 9],
        [x - 20, 420, 8],
      ]),
      '#a1745a',
    ),
    fill(box(x - 46, 120, 92, 16, 8), '#f0dcae'),
    ...[0, 1, 2].map((i) =>
      fill(
        ellipse(x + side * 20 - side * i * 62, -6 + i * 4, 76 - i * 10, 54 - i * 8),
        i % 2 ? '#7fab57' : '#6c9a4c',
      ),
    ),
  )
}

/** Face down, spine up. */
function book(at: Point): string {
  return place(
    group(
      inked('M-96 44Q-50 22 0 34Q50 22 96 44L88 58Q46 40 0 50Q-46 40 -88 58Z', '#fff8e6', { depth: 3 }),
      inked('M-100 42L-78 -58Q-38 -74 0 -58Q38 -74 78 -58L100 42Q50 20 0 32Q-50 20 -100 42Z', '#2f7f86', {
        depth: 8,
        inside: group(fill(box(-9, -80, 18, 130), '#246269'), fill(box(-120, 6, 240, 6), '#f0c24a', 0)),
      }),
      bone([48, -20], 58, { rotate: -8 }),
    ),
    { x: at[0], y: at[1], rotate: 7 },
  )
}

function snail([x, y]: Point): string {
  return group(
    inked(
      taper([
        [x - 30, y + 6, 5],
        [x, y + 5, 9],
        [x + 26, y - 2, 8],
        [x + 34, y - 14, 8],
      ]),
      '#f0cf9a',
      { depth: 3, line: 2.8 },
    ),
    scratch(`M${x + 32} ${y - 20}L${x + 28} ${y - 34}M${x + 38} ${y - 20}L${x + 44} ${y - 32}`, 3),
    inked(ellipse(x - 4, y - 12, 21), '#d9734f', { depth: 5, line: 2.8 }),
    scratch(`M${x - 4} ${y - 10}q8 -8 0 -11q-14 0 -11 13q6 12 20 4`, 2.8),
  )
}
