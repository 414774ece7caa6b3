import type { Point } from '../../geometry.ts'
import { arc, box, ellipse } from '../../path.ts'
import { clipTo, fill, glow, group, stroke } from '../../svg.ts'
import { shade } from '../color.ts'
import { contact, dog } from '../dogs/dog.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { speech } from '../props/marks.ts'
import type { Scene } from '../scene.ts'

const hatch = { x: 118, y: 74, width: 222, height: 92 } as const

export const scene: Scene = {
  code: 401,
  phrase: 'Unauthorized',
  alt: 'By night a bulldog stares through the hatch of a heavy door and asks for a collar tag. The small chihuahua outside has neither a collar nor a tag and feels its bare neck.',
  draw: ({ width, height }) => {
    const guest = dog({
      breed: 'chihuahua',
      at: [536, 440],
      size: 190,
      facing: 'left',
      pose: 'upright',
      face: { like: 'embarrassed', look: [0.9, -0.9] },
      head: { turn: 0.5, tilt: -12 },
      collar: false,
      paws: {
        foreNear: { to: [550, 324], bend: 0.34, heading: -120 },
        foreFar: { to: [480, 366], bend: -0.3, heading: 110 },
      },
      line: 3.4,
    })
    const guard = dogHead({
      breed: 'bulldog',
      at: [228, 134],
      size: 178,
      turn: 0.3,
      face: { like: 'stern', look: [0.9, 0.9], mouth: 'closed' },
      line: 3.4,
    })
    return group(
      fill(box(0, 0, width, height), '#34406b'),
      stroke(bricks(width, 400), '#465587', 3),
      glow(560, 120, 330, '#f7c66b', 0.5),
      fill(box(0, 402, width, 80), '#5d5a78'),
      fill(box(0, 402, width, 8), '#77749a'),
      door(),
      clipTo(
        box(hatch.x, hatch.y, hatch.width, hatch.height),
        group(fill(box(hatch.x, hatch.y, 300, 100), '#f3b95e'), guard.svg),
      ),
      stroke(box(hatch.x, hatch.y, hatch.width, hatch.height, 3), '#3a2620', 4),
      speech([520, 104], 222, 142, [352, 126], tag([520, 92])),
      contact(536, 441, 70, 0.3),
      guest.all,
    )
  },
}

function bricks(width: number, height: number): string {
  const lines: string[] = []
  for (let y = 12, row = 0; y < height; y += 46, row++) {
    lines.push(`M0 ${y}H${width}`)
    for (let x = row % 2 === 0 ? 26 : 72; x < width; x += 92) lines.push(`M${x} ${y}v46`)
  }
  return lines.join('')
}

function door(): string {
  const wood = '#8f3f4c'
  return group(
    fill(box(40, -20, 378, 436), '#232b4d'),
    inked(box(58, -20, 342, 434), wood, {
      depth: 10,
      inside: group(
        ...[126, 194, 262, 330].map((x) => fill(box(x, -20, 5, 440), shade(wood, 0.09))),
        ...[222, 346].map((y) =>
          group(
            fill(box(58, y, 342, 26), '#39334a'),
            ...[80, 152, 228, 304, 376].map((x) => fill(ellipse(x, y + 13, 6), '#7d7796')),
          ),
        ),
      ),
    }),
    inked(box(hatch.x - 16, hatch.y - 16, hatch.width + 32, hatch.height + 32, 6), '#4b4560', { depth: 4 }),
    inked(ellipse(366, 302, 12), '#e8b53f', { depth: 3 }),
    stroke(arc(366, 320, 17, 19, 0, 360), '#3a2620', 10),
    stroke(arc(366, 320, 17, 19, 0, 360), '#e8b53f', 5),
  )
}

/** A collar with its tag, as the question. */
function tag([x, y]: Point): string {
  return group(
    stroke(arc(x - 26, y - 18, 58, 26, 8, 172), '#3a2620', 19),
    stroke(arc(x - 26, y - 18, 58, 26, 8, 172), '#d8503f', 13),
    scratch(`M${x - 26} ${y + 10}v10`, 5),
    inked(ellipse(x - 26, y + 36, 19), '#f3c64f', { depth: 4 }),
    lettering('?', x + 62, y + 40, { size: 82, anchor: 'middle', color: '#3a2620' }),
  )
}
