import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { fill, glow, group, place, wash } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { sideways } from '../dogs/poses-side.ts'
import { foreLeg, hindLeg, type Pose } from '../dogs/skeleton.ts'
import { inked } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { strewn } from '../paint.ts'
import type { ClassScene } from '../scene.ts'
import { limb } from '../scenes/parts/outline.ts'

const gold = '#f3c04a'

export const scene: ClassScene = {
  phrase: 'Successful',
  alt: 'In a stadium a dachshund is so long that it stands on all three steps of the winners’ podium at once: first, second and third. It wears a laurel wreath, and paws of every colour cheer.',
  draw: ({ width, height, random }) => {
    const winner = dog({
      breed: 'dachshund',
      at: [352, 420],
      size: 150,
      pose: overThePodium,
      face: { like: 'proud', ears: 0.2 },
      head: { turn: 0.35, tilt: -10 },
      collar: false,
      wag: 34,
      line: 3.4,
    })
    const [nx, ny] = winner.at.neck
    return group(
      wash(
        box(0, 0, width, height),
        [0, 0],
        [0, height],
        [
          [0, '#174f4a'],
          [1, '#3f9a78'],
        ],
      ),
      ...beams.map((points) => fill(polygon(points), '#f7e9a0', 0.2)),
      glow(360, 200, 320, '#fff0b0', 0.5),
      ...strewn(random, { x: 8, y: 8, width: 690, height: 220 }, 30, 46).map(([x, y], i) =>
        place(fill(box(-7, -4, 14, 8, 2), ['#f3c04a', '#fdf6e0', '#f28a6a'][i % 3] ?? gold), {
          x,
          y,
          rotate: (i * 47) % 180,
        }),
      ),
      fill(box(0, 420, width, 60), '#2c6a55'),
      winner.far,
      ...steps.map(step),
      winner.body,
      winner.near,
      wreath([nx + 4, ny + 14]),
      winner.head,
      ...paws.map(paw),
    )
  },
}

const beams: readonly (readonly Point[])[] = [
  [
    [20, -10],
    [70, -10],
    [460, 430],
    [200, 430],
  ],
  [
    [640, -10],
    [690, -10],
    [560, 430],
    [280, 430],
  ],
]

/** Hind legs on the second step, belly over the first, forelegs on the third. */
const overThePodium: Pose = (b) => {
  const hips: Point = [-124, -106]
  const chest: Point = [122, -88]
  return {
    ...sideways(b, { hips, chest, head: [152, -138] }, 47),
    foreNear: foreLeg(b, [chest[0] - 2, chest[1] + 6], [124, -42]),
    foreFar: foreLeg(b, [chest[0] + 8, chest[1] + 6], [146, -45]),
    hindNear: hindLeg(b, [hips[0], hips[1] + 4], [-128, -62]),
    hindFar: hindLeg(b, [hips[0] + 8, hips[1] + 4], [-106, -65]),
    tail: { root: [-140, -112], heading: -150, over: false },
    shadow: [0, 0],
  }
}

const steps = [
  ['2', 84, 178, 328],
  ['3', 444, 178, 358],
  ['1', 262, 182, 270],
] as const

function step([place, x, wide, top]: (typeof steps)[number]): string {
  return group(
    inked(box(x, top, wide, 470 - top), '#fbf3e2', {
      depth: 8,
      inside: fill(box(x, top, wide, 16), gold),
    }),
    lettering(place, x + wide / 2, top + 66, { size: 60, anchor: 'middle', color: '#c8553d' }),
  )
}

function wreath([x, y]: Point): string {
  const leaf = (turn: number, out: number) =>
    place(inked('M0 0Q12 -14 30 -8Q22 8 0 0Z', turn % 2 ? '#8cc05a' : '#6fa84a', { line: 2.2, depth: 2 }), {
      x: x + Math.cos((turn * Math.PI) / 180) * 34,
      y: y + Math.sin((turn * Math.PI) / 180) * 24,
      rotate: turn + out,
    })
  return group(
    ...[165, 140, 115].map((turn) => leaf(turn, 60)),
    ...[15, 40, 65].map((turn) => leaf(turn, -60)),
    inked(ellipse(x, y + 40, 19), gold, { line: 2.6, depth: 4 }),
    lettering('1', x, y + 50, { size: 26, anchor: 'middle' }),
  )
}

const paws: readonly (readonly [number, number, number, string])[] = [
  [40, 398, -14, '#8a5638'],
  [108, 420, 8, '#fbf4e6'],
  [242, 412, -6, '#7f8a99'],
  [316, 424, 10, '#e9c792'],
  [402, 416, -8, '#565057'],
  [472, 430, 6, '#e49248'],
  [596, 414, -10, '#fdf8ee'],
  [672, 396, 12, '#b9a182'],
]

function paw([x, y, lean, color]: (typeof paws)[number]): string {
  return group(
    inked([limb(`${x - lean} 500 17, ${x} ${y} 14`), ellipse(x, y - 6, 20, 18)], color, { depth: 5 }),
    inked(ellipse(x, y - 2, 8, 6), '#e3a3a0', { line: 0, depth: 0 }),
    fill([-10, 0, 10].map((dx) => ellipse(x + dx, y - 14 + Math.abs(dx) * 0.2, 3.4, 4)).join(''), '#e3a3a0'),
  )
}
