import type { Point } from '../../geometry.ts'
import { ellipse } from '../../path.ts'
import { fill, glow, group, place, stroke, wash } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { dabs, land, strewn } from '../paint.ts'
import { rays } from '../props/marks.ts'
import { arrow, signpost } from '../props/paper.ts'
import { ball } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 302,
  phrase: 'Found',
  alt: 'An autumn park. At the tree on the left there is only a dotted outline of a ball and an arrow to the right. At the next tree a cream labrador crouches, overjoyed: the red ball is here.',
  draw: ({ width, height, random }) => {
    const finder = dog({
      breed: 'labrador',
      coat: 'cream',
      at: [482, 428],
      size: 170,
      facing: 'right',
      pose: 'bow',
      face: { like: 'joyful', eyes: 'open', look: [0.9, 0.7] },
      head: { turn: 0.7, tilt: 6 },
      collar: '#3d7fa8',
      wag: 16,
      line: 3.4,
    })
    return group(
      wash(
        `M0 0H${width}V${height}H0Z`,
        [0, 0],
        [0, 330],
        [
          [0, '#8fc3c4'],
          [1, '#f7e3b4'],
        ],
      ),
      glow(270, 120, 240, '#fff4cc', 0.7),
      land(width, height, [262, 230, 256, 236, 262, 240, 256], '#dcbf86'),
      ...[
        [232, 268, 0.34, '#d98f4a'],
        [330, 262, 0.28, '#c9764a'],
        [412, 266, 0.32, '#e0a850'],
      ].map(([x, y, scale, leaf]) =>
        place(oak(String(leaf)), { x: Number(x), y: Number(y), scale: Number(scale), scaleY: Number(scale) }),
      ),
      land(width, height, [306, 292, 302, 290, 304, 296], '#c9a45a'),
      dabs(random, { x: 0, y: 316, width, height: 140 }, '#e3c377', { count: 34, opacity: 0.6 }),
      contact(84, 352, 84, 0.18),
      place(oak('#d9793a'), { x: 74, y: 352, scale: 0.86, scaleY: 0.86 }),
      ...fallen(strewn(random, { x: 10, y: 330, width: 690, height: 120 }, 26, 46)),
      stroke(ellipse(164, 372, 30), '#fff6dc', 4.5, { dash: [9, 9] }),
      signpost([258, 398], [''], { width: 96, height: 58 }, 56),
      arrow([258, 313], 62),
      contact(650, 410, 130, 0.2),
      place(oak('#c8573a'), { x: 668, y: 412, scale: 1.25, scaleY: 1.25 }),
      finder.shadow,
      finder.all,
      contact(652, 440, 34, 0.3),
      ball([650, 412], 62),
      rays([650, 412], 44, 62, -60, 0, 3, '#fffbe6', 4.5),
    )
  },
}

/** A tree whose foot is 0 0, about 330 high. */
function oak(leaf: string): string {
  const crown = [
    [0, -262, 104],
    [-92, -214, 74],
    [94, -218, 76],
    [-44, -330, 70],
    [56, -334, 66],
  ]
  return group(
    fill('M-34 4Q-18 -60 -22 -180H24Q20 -60 40 4Q0 -10 -34 4Z', '#7a5340'),
    fill('M6 -2Q18 -60 14 -180H24Q20 -60 40 4Z', '#64412f'),
    ...crown.map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r), leaf)),
    ...crown.map(([x = 0, y = 0, r = 0]) =>
      fill(ellipse(x - r * 0.24, y - r * 0.3, r * 0.62), '#ffe08a', 0.16),
    ),
  )
}

function fallen(spots: readonly Point[]): string[] {
  const colors = ['#d9793a', '#c8573a', '#f0bd5a']
  return spots.map(([x, y], i) =>
    place(inked('M-9 0Q0 -8 9 0Q0 8 -9 0Z', colors[i % 3] ?? '#d9793a', { line: 0, depth: 0 }), {
      x,
      y,
      rotate: (i * 47) % 180,
    }),
  )
}
