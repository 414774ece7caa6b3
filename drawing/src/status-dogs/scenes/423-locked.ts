import type { Point } from '../../geometry.ts'
import { box, ellipse, smooth } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { sky } from '../paint.ts'
import { windowPane } from '../props/home.ts'
import { padlock } from '../props/things.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 423,
  phrase: 'Locked',
  alt: 'In the kitchen at night a beagle hugs a big glass jar of bone biscuits and licks its lips. A chain and a golden padlock hold the lid shut.',
  draw: ({ width, height }) => {
    const thief = dog({
      breed: 'beagle',
      at: [268, 520],
      size: 252,
      pose: 'bust',
      face: { like: 'sad', look: [0.9, 0.7], mouth: 'tongue', ears: -0.6 },
      head: { turn: 0.4, tilt: 14, shift: [14, 4] },
      collar: '#d8503f',
      paws: {
        foreNear: { to: [176, 408], bend: -0.2, heading: 60 },
        foreFar: { to: [626, 356], bend: -0.07, heading: 20 },
      },
      line: 3.4,
    })
    return group(
      fill(box(0, 0, width, height), '#3d5878'),
      ...Array.from({ length: 24 }, (_, i) =>
        fill(box(6 + (i % 8) * 90, 10 + Math.floor(i / 8) * 132, 84, 126, 4), '#46638a', 0.8),
      ),
      windowPane(
        [118, 122],
        130,
        160,
        group(sky(width, 240, '#17244a', '#34497c'), fill(ellipse(150, 84, 22), '#fdf0c4')),
        { frame: '#8fa6c0' },
      ),
      glow(490, 240, 300, '#ffe2a0', 0.42),
      thief.body,
      fill(box(0, 404, width, 70), '#9a6a4f'),
      fill(box(0, 404, width, 9), '#b98465'),
      jar([496, 440]),
      thief.head,
      thief.near,
    )
  },
}

function jar([x, y]: Point): string {
  const glass = smooth(
    [
      [x - 96, y - 274],
      [x + 96, y - 274],
      [x + 134, y - 222],
      [x + 136, y - 30],
      [x + 108, y - 2],
      [x - 108, y - 2],
      [x - 136, y - 30],
      [x - 134, y - 222],
    ],
    true,
  )
  const treats = Array.from({ length: 17 }, (_, i) =>
    place(treat(), {
      x: x - 96 + (i % 4) * 64 + (Math.floor(i / 4) % 2) * 26 - 8,
      y: y - 30 - Math.floor(i / 4) * 44,
      rotate: ((i * 53) % 90) - 40,
    }),
  )
  return group(
    fill(ellipse(x + 10, y + 1, 154, 13), '#2b1838', 0.35),
    inked(glass, '#cfe3e6', {
      depth: 10,
      inside: group(...treats, stroke(`M${x - 112} ${y - 206}V${y - 60}`, '#ffffff', 13, { opacity: 0.65 })),
    }),
    inked(box(x - 108, y - 312, 216, 48, 14), '#d8503f', { depth: 6 }),
    inked(ellipse(x, y - 320, 26, 16), '#d8503f', { depth: 3 }),
    chain([x, y]),
    padlock([x + 10, y - 188], 100),
  )
}

function treat(): string {
  return inked(
    [
      box(-22, -8, 44, 16, 6),
      ellipse(-23, -8, 10),
      ellipse(-23, 8, 10),
      ellipse(23, -8, 10),
      ellipse(23, 8, 10),
    ],
    '#dba05c',
    {
      line: 2.4,
      depth: 3,
    },
  )
}

/** Crosses over the front of the jar and around its lid. */
function chain([x, y]: Point): string {
  const run = (from: Point, to: Point) =>
    group(
      ...Array.from({ length: 11 }, (_, i) => {
        const t = i / 10
        const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
        return place(
          group(
            scratch(ellipse(0, 0, 14, i % 2 === 0 ? 8 : 3), 8),
            stroke(ellipse(0, 0, 14, i % 2 === 0 ? 8 : 3), '#b9c0c8', 4),
          ),
          {
            x: from[0] + (to[0] - from[0]) * t,
            y: from[1] + (to[1] - from[1]) * t,
            rotate: turn,
          },
        )
      }),
    )
  return group(run([x - 104, y - 300], [x + 124, y - 48]), run([x + 104, y - 300], [x - 124, y - 48]))
}
