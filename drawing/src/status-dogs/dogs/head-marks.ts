import { mix } from '../../color.ts'
import type { Point } from '../../geometry.ts'
import { blob, ellipse, smooth, taper } from '../../path.ts'
import { createRandom } from '../../random.ts'
import { fill, group } from '../../svg.ts'
import type { Coat, Head, HeadMark } from './breed.ts'

/** Positions of facial features in head units. */
export interface Features {
  turn: number
  eyes: readonly [near: Point, far: Point]
  muzzle: Point
  nose: Point
  muzzleSize: readonly [width: number, height: number]
}

/** The pattern of the coat on a head seen from the front or three quarters. */
export function headMarks(head: Head, coat: Coat, at: Features): string {
  const [w, h] = head.skull
  const [mx, my] = at.muzzle
  const [mw, mh] = at.muzzleSize
  const middle = at.turn * 15
  const light = fill(ellipse(mx, my + mh * 0.12, mw * 1.06, mh * 1.12), coat.light)
  const draw = (mark: HeadMark): string => {
    switch (mark) {
      case 'muzzle':
        return light
      case 'cheeks':
        return group(
          fill(ellipse(-w * 0.72 + at.turn * 10, 26, w * 0.42, h * 0.46), coat.light),
          fill(ellipse(w * 0.78 + at.turn * 6, 26, w * 0.4, h * 0.46), coat.light),
          ...at.eyes.map(([x, y], i) =>
            fill(ellipse(x + (i === 0 ? 2 : -2), y - head.eyes.size * 1.9, 5, 3.2), coat.light),
          ),
        )
      case 'blaze':
        return group(
          fill(
            taper([
              [middle * 1.1, -h - 6, 5],
              [middle, -h * 0.5, 6],
              [(middle + at.nose[0]) / 2, (at.nose[1] - h * 0.3) / 2 + 4, 8.5],
              [mx, my, mw * 0.8],
            ]),
            coat.light,
          ),
          light,
        )
      case 'mask':
        return coat.iris.startsWith('#6') ? wolfMask(head, coat, at) : darkMask(coat, at)
      case 'spectacles':
        return group(...at.eyes.map(([x, y], i) => patch(x, y - h * 0.16, w * 0.52, h * 0.78, coat.ears, i)))
      case 'eyePatch':
        return patch(at.eyes[0][0] - 3, at.eyes[0][1] - 3, w * 0.44, h * 0.55, coat.dark, 3)
      case 'tan':
        return group(
          fill(ellipse(mx, my + mh * 0.2, mw * 1.02, mh * 0.95), coat.light),
          ...at.eyes.map(([x, y], i) =>
            fill(ellipse(x + (i === 0 ? 2 : -2), y - head.eyes.size * 1.85, 6, 4), coat.light),
          ),
        )
      case 'spots':
        return scattered(w, h, coat.dark, at)
    }
  }
  return group(...coat.head.map(draw))
}

function darkMask(coat: Coat, at: Features): string {
  const [mx, my] = at.muzzle
  const [mw, mh] = at.muzzleSize
  return group(
    fill(ellipse(mx, my + 1, mw * 1.16, mh * 1.3), coat.dark),
    ...at.eyes.map(([x, y]) => fill(ellipse(x, y + 1, 16, 16), mix(coat.dark, coat.base, 0.35))),
  )
}

/** The white face of a husky under a dark cap that comes to a point between the eyes. */
function wolfMask(head: Head, coat: Coat, at: Features): string {
  const [w, h] = head.skull
  const [near, far] = at.eyes
  const [mx, my] = at.muzzle
  const middle = (near[0] + far[0]) / 2
  return fill(
    smooth(
      [
        [middle, at.nose[1] - 20],
        [near[0] + 9, near[1] - 10],
        [near[0] - 2, near[1] - 17],
        [near[0] - 17, near[1] - 5],
        [-w * 0.86 + at.turn * 8, 12],
        [-w * 0.9, 40],
        [mx, my + h],
        [w * 1.3, 40],
        [w * 0.95 + at.turn * 6, 10],
        [far[0] + 15, far[1] - 6],
        [far[0] + 3, far[1] - 17],
        [far[0] - 8, far[1] - 10],
      ],
      true,
    ),
    coat.light,
  )
}

function patch(x: number, y: number, rx: number, ry: number, color: string, seed: number): string {
  return fill(blob(x, y, rx, ry, 0.08, seed + 11), color)
}

function scattered(w: number, h: number, color: string, at: Features): string {
  const random = createRandom(7)
  const spots: string[] = []
  for (let i = 0; i < 26; i++) {
    const x = random.between(-w, w)
    const y = random.between(-h, h * 0.7)
    const size = random.between(2.4, 5)
    const busy = [...at.eyes, at.nose, at.muzzle].some(([a, b]) => Math.hypot(a - x, b - y) < 16)
    if (!busy) spots.push(fill(blob(x, y, size, size * 0.9, 0.2, i), color))
  }
  return group(...spots)
}
