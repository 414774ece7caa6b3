import { angleOf, type Point, polar } from '../../geometry.ts'
import { box, polygon } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { scratch } from '../ink.ts'
import { cloud, sky } from '../paint.ts'
import { tennisBall } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

const target: Point = [356, 300]

export const scene: Scene = {
  code: 429,
  phrase: 'Too Many Requests',
  alt: 'A small terrier on a tennis court leaps up with all paws in the air, a ball already in its mouth, as some twenty tennis balls fly at it from every side.',
  draw: ({ width, height }) => {
    const catcher = dog({
      breed: 'terrier',
      at: [352, 418],
      size: 206,
      pose: 'joy',
      lean: 4,
      face: { like: 'scared', mouth: 'closed', look: [-0.1, -0.9], ears: 0.2, sweat: true },
      head: { turn: 0.06, tilt: -4 },
      collar: '#e4574d',
      line: 3.4,
    })
    const mouth = catcher.at.mouth
    return {
      inside: group(
        court(width, height),
        ...far.map((ball) => flying(...ball)),
        ...lying.map(([x, y, size]) =>
          group(contact(x, y + size * 0.46, size * 0.5), tennisBall([x, y], size, { rotate: x })),
        ),
        contact(356, 436, 84, 0.26),
        catcher.all,
        tennisBall([mouth[0] - 1, mouth[1] + 6], 48, { rotate: 30 }),
        ...near.map((ball) => flying(...ball)),
      ),
      over: flying(18, 96, 104),
    }
  },
}

type Ball = readonly [x: number, y: number, size: number]

const far: readonly Ball[] = [
  [300, 30, 24],
  [408, 46, 26],
  [350, 92, 30],
  [214, 70, 30],
  [520, 92, 30],
  [148, 136, 38],
  [576, 150, 40],
  [262, 124, 30],
  [488, 140, 34],
]

const near: readonly Ball[] = [
  [92, 244, 58],
  [632, 250, 62],
  [520, 26, 46],
  [640, 84, 76],
  [148, 20, 52],
  [58, 372, 70],
  [664, 392, 78],
]

const lying: readonly Ball[] = [
  [196, 420, 44],
  [524, 424, 46],
  [462, 396, 36],
]

function flying(x: number, y: number, size: number): string {
  const heading = angleOf(target, [x, y])
  const trail = [-24, 0, 24].map((aside, i) => {
    const from = polar([x, y], heading + aside, size * 0.68)
    const to = polar(from, heading + aside * 0.2, size * (i === 1 ? 0.85 : 0.5))
    return scratch(polygon([from, to], false), Math.max(2.4, size * 0.055), '#ffffff')
  })
  return group(...trail, tennisBall([x, y], size, { rotate: heading }))
}

function court(width: number, height: number): string {
  const line = (points: readonly Point[]) => stroke(polygon(points, false), '#fff6e6', 7, { cap: 'butt' })
  const mesh: string[] = []
  for (let x = -10; x < width; x += 19) mesh.push(`M${x} 206V262`)
  for (let y = 212; y < 262; y += 16) mesh.push(`M0 ${y}H${width}`)
  return group(
    sky(width, 220, '#7fb7d9', '#d6ebe9'),
    cloud(120, 60, 150, '#eef7f6'),
    cloud(600, 108, 170, '#eef7f6'),
    fill(
      polygon([
        [0, 176],
        [90, 158],
        [200, 172],
        [330, 160],
        [470, 174],
        [600, 156],
        [width, 170],
        [width, 240],
        [0, 240],
      ]),
      '#4f8f78',
    ),
    fill(box(0, 226, width, height), '#c8633f'),
    fill(
      polygon([
        [96, 258],
        [614, 258],
        [900, height],
        [-190, height],
      ]),
      '#d9744b',
    ),
    line([
      [96, 258],
      [-190, height],
    ]),
    line([
      [614, 258],
      [900, height],
    ]),
    line([
      [355, 258],
      [355, 330],
    ]),
    line([
      [40, 330],
      [670, 330],
    ]),
    stroke(mesh.join(''), '#37474c', 1.4, { opacity: 0.5 }),
    fill(box(0, 200, width, 10), '#fff6e6'),
    fill(box(352, 206, 8, 56), '#fff6e6'),
  )
}
