import { box, ellipse } from '../../path.ts'
import { fill, glow, group } from '../../svg.ts'
import { coats } from '../dogs/coats.ts'
import { contact } from '../dogs/dog.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { boards, wall } from '../paint.ts'
import { lamp } from '../props/office.ts'
import { padlock } from '../props/things.ts'
import type { Scene } from '../scene.ts'
import { limb } from './parts/outline.ts'

const fur = coats.blackAndTan

export const scene: Scene = {
  code: 440,
  phrase: 'Login Time-out',
  alt: 'Late at night a dachshund has fallen asleep on its keyboard. The nose goes on typing: in the password field of the locked screen stands a long row of z.',
  draw: ({ width, height }) => {
    const sleeper = dogHead({
      breed: 'dachshund',
      coat: 'blackAndTan',
      at: [520, 288],
      size: 262,
      facing: 'left',
      turn: 0.35,
      tilt: -9,
      face: { like: 'asleep', mouth: 'closed' },
      line: 3.4,
    })
    return group(
      wall(width, 380, '#20395a'),
      boards(width, 380, height, '#2a3550'),
      glow(250, 190, 300, '#8fd3e8', 0.5),
      inked(box(424, 172, 212, 250, 40), '#6d4a7c', { depth: 8 }),
      inked(limb('530 330 84, 530 420 92'), fur.base, { depth: 8 }),
      desk(width, height),
      screen(),
      lamp([86, 366], 150, { shadeColor: '#5f7a8c', foot: '#3a4658' }),
      keyboard(),
      inked(limb('606 316 26, 636 346 24, 604 372 20'), fur.base, {
        depth: 6,
        inside: fill(ellipse(590, 376, 26, 20), fur.light),
      }),
      sleeper.svg,
      inked(limb('424 330 24, 396 356 20, 410 380 19'), fur.base, {
        depth: 5,
        inside: fill(ellipse(410, 392, 30, 22), fur.light),
      }),
      scratch('M402 388v8M412 390v8', 2.6),
    )
  },
}

function desk(width: number, height: number): string {
  return group(
    inked(box(-12, 362, width + 24, 46), '#a86f4a', {
      depth: 0,
      inside: fill(box(-12, 362, width + 24, 6), '#c28a60'),
    }),
    inked(box(-12, 406, width + 24, height), '#83523a', { depth: 0 }),
    fill(box(300, 426, 110, 8, 4), '#5d3829'),
  )
}

function screen(): string {
  return group(
    contact(250, 380, 90, 0.3),
    inked([box(226, 300, 48, 66), box(184, 360, 132, 16, 6)], '#59677a', { depth: 4 }),
    inked(box(118, 82, 264, 228, 14), '#59677a', { depth: 6 }),
    fill(box(132, 96, 236, 200, 6), '#bfeaf0'),
    fill(box(132, 96, 236, 34, 6), '#3f8fa6'),
    padlock([250, 222], 66),
    inked(box(150, 242, 200, 40, 8), '#fffaf0', { line: 2.6, depth: 0 }),
    lettering('zzzzzzzz', 250, 270, { size: 30, anchor: 'middle', maxWidth: 176 }),
  )
}

function keyboard(): string {
  const keys = [0, 1].flatMap((row) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => box(400 + row * 4 + i * 22, 378 + row * 12, 17, 8, 2)),
  )
  return group(
    contact(512, 408, 140, 0.25),
    inked(box(388, 370, 248, 36, 7), '#e7e2d8', { depth: 3 }),
    fill(keys.join(''), '#9aa0ac'),
  )
}
