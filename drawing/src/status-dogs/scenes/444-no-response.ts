import type { Point } from '../../geometry.ts'
import { arc, box, ellipse } from '../../path.ts'
import { fill, group } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { land, sky } from '../paint.ts'
import { speech } from '../props/marks.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 444,
  phrase: 'No Response',
  alt: 'A big husky has turned its back on us and does not move an ear. A tiny chihuahua has said hello to it, and a tumbleweed rolls by.',
  draw: ({ width, height }) => {
    const silent = dog({
      breed: 'husky',
      at: [424, 426],
      size: 236,
      pose: 'sitBack',
      collar: '#d8503f',
      line: 3.4,
    })
    const asking = dog({
      breed: 'chihuahua',
      coat: 'chocolate',
      at: [140, 430],
      size: 146,
      pose: 'stand',
      face: { like: 'worried', sweat: false, mouth: 'round', look: [1, -0.6], ears: 0.6 },
      head: { turn: 0.7, tilt: -8 },
      collar: '#3fa39a',
    })
    return group(
      sky(width, 280, '#f4a582', '#fde7c0'),
      fill(ellipse(210, 226, 56), '#fff3cf'),
      mesas(),
      land(width, height, [262, 256, 262, 258, 266], '#e2a56b'),
      land(width, height, [330, 344, 336, 350, 340], '#eeb97f'),
      tumbleweed([648, 392], 40),
      silent.shadow,
      asking.shadow,
      silent.all,
      asking.all,
      speech([150, 152], 176, 76, [186, 262], lettering('HELLO?', 150, 165, { size: 36, anchor: 'middle' })),
    )
  },
}

function mesas(): string {
  return group(
    fill('M-10 270V196h70l14 40 30 34ZM520 270l24 -40 8 -96h96l10 66h70v70Z', '#c9705a'),
    fill('M552 134h96l1 12H551Z', '#dd8a6a'),
    fill(box(-10, 196, 70, 10), '#dd8a6a'),
  )
}

function tumbleweed([x, y]: Point, r: number): string {
  const twigs = [0, 50, 100, 150, 200, 250, 300].map((turn, i) =>
    scratch(
      arc(
        x + Math.cos(turn) * 6,
        y + Math.sin(turn) * 6,
        r - (i % 3) * 8,
        r * 0.62 + (i % 2) * 10,
        turn,
        turn + 250,
      ),
      3,
      i % 2 === 0 ? '#7d5230' : '#a9743f',
    ),
  )
  return group(
    fill(ellipse(x, y + r - 4, r * 0.9, 7), '#4a1f45', 0.2),
    fill(ellipse(x, y, r * 0.8), '#c28a4e', 0.5),
    ...twigs,
  )
}
