import { ellipsePoints } from '../../geometry.ts'
import { box, ellipse, scallops } from '../../path.ts'
import { clipTo, fill, glow, group, stroke, wash } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { steam } from '../props/kitchen.ts'
import { rays } from '../props/marks.ts'
import type { Scene } from '../scene.ts'

const left = { x: 66, y: 96, width: 226, height: 244 } as const
const right = { x: 424, y: 96, width: 226, height: 244 } as const

export const scene: Scene = {
  code: 303,
  phrase: 'See Other',
  alt: 'A brick house front by evening. A bored bulldog leans out of one window and points with its thumb to the window next door, where a small chihuahua holds out a freshly baked pie.',
  draw: ({ width, height }) => {
    const porter = dog({
      breed: 'bulldog',
      coat: 'steel',
      at: [176, 420],
      size: 158,
      pose: 'bust',
      face: { like: 'bored', look: [0.9, 0.1], mouth: 'frown' },
      head: { turn: 0.35, tilt: 3 },
      collar: '#d8503f',
      paws: {
        foreFar: { to: [340, 262], bend: 0.16, paw: 'hand', heading: 0 },
        foreNear: { to: [104, 338], bend: -0.2, heading: 40 },
      },
      line: 3.4,
    })
    const baker = dog({
      breed: 'chihuahua',
      at: [537, 398],
      size: 222,
      pose: 'bust',
      face: { like: 'joyful' },
      head: { turn: 0.1, tilt: -6 },
      collar: false,
      paws: {
        foreNear: { to: [478, 322], bend: -0.24, heading: 10 },
        foreFar: { to: [594, 322], bend: 0.24, heading: 170 },
      },
      line: 3.4,
    })
    return group(
      wash(
        box(0, 0, width, height),
        [0, 0],
        [width, height],
        [
          [0, '#b9604c'],
          [1, '#a04a48'],
        ],
      ),
      stroke(bricks(width, height), '#cf8168', 2.6, { opacity: 0.55 }),
      glow(537, 210, 280, '#ffe3a0', 0.5),
      pane(left, '#3f4a66'),
      pane(right, '#ffdf94'),
      clipTo(
        box(left.x, left.y - 90, left.width, left.height + 90),
        group(porter.far, porter.body, porter.head),
      ),
      clipTo(
        box(right.x, right.y - 90, right.width, right.height + 90),
        group(baker.far, baker.body, baker.head),
      ),
      sill(left.x, '#7fae7a'),
      sill(right.x, '#7fae7a'),
      porter.near,
      steam([600, 292], 60),
      pie(536, 322),
      clipTo(box(right.x, 0, right.width, 348), baker.near),
      rays([352, 258], 30, 48, -36, 36, 3, '#fff3d6', 4),
      lettering('1', 179, 78, { size: 40, anchor: 'middle', color: '#fbe8c8' }),
      lettering('2', 537, 78, { size: 40, anchor: 'middle', color: '#fbe8c8' }),
    )
  },
}

function bricks(width: number, height: number): string {
  const lines: string[] = []
  for (let y = 20, row = 0; y < height; y += 34, row++) {
    lines.push(`M0 ${y}H${width}`)
    for (let x = row % 2 === 0 ? 30 : 64; x < width; x += 68) lines.push(`M${x} ${y}v34`)
  }
  return lines.join('')
}

function pane({ x, y, width, height }: typeof left | typeof right, color: string): string {
  return group(
    fill(box(x - 16, y - 18, width + 32, height + 18, 6), '#fbf0d8'),
    fill(box(x - 16, y - 18, width + 32, 12, 4), '#e6d6b6'),
    fill(box(x, y, width, height), color),
    fill(
      `M${x} ${y}H${x + 44}Q${x + 36} ${y + 90} ${x} ${y + 130}ZM${x + width} ${y}H${x + width - 44}Q${x + width - 36} ${y + 90} ${x + width} ${y + 130}Z`,
      '#f58f7c',
    ),
  )
}

function sill(x: number, leaf: string): string {
  const bloom = ['#ffd45e', '#fdf3e0', '#f4728a']
  return group(
    fill(box(x - 22, 370, 282, 76, 4), '#5a2b35', 0.25),
    fill(scallops(ellipsePoints([x + 113, 380], 120, 22, 40), 12), leaf),
    ...Array.from({ length: 7 }, (_, i) =>
      fill(ellipse(x + 14 + i * 33, 368 + (i % 2) * 9, 9), bloom[i % 3] ?? leaf),
    ),
    inked(box(x - 14, 388, 254, 46, 5), '#8a5a3c', { depth: 6 }),
    inked(box(x - 26, 336, 278, 20, 5), '#fbf0d8', { depth: 4 }),
  )
}

function pie(x: number, y: number): string {
  return group(
    inked(`M${x - 62} ${y - 18}Q${x} ${y - 56} ${x + 62} ${y - 18}Z`, '#e8a850', {
      depth: 5,
      inside: stroke(
        `M${x - 24} ${y - 44}L${x + 30} ${y - 14}M${x + 24} ${y - 44}L${x - 30} ${y - 14}`,
        '#b8702f',
        5,
      ),
    }),
    inked(`M${x - 66} ${y - 20}H${x + 66}L${x + 52} ${y + 12}H${x - 52}Z`, '#7fb3c4', { depth: 5 }),
  )
}
