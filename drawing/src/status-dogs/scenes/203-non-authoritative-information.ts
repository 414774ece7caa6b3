import type { Point } from '../../geometry.ts'
import { ellipse } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { speech } from '../props/marks.ts'
import { bone } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 203,
  phrase: 'Non-Authoritative Information',
  alt: 'A parrot on a collie’s shoulder whispers something about a little bone behind its wing. The collie passes it on with a raised paw: by now it is an enormous bone.',
  draw: ({ width, height }) => {
    const speaker = dog({
      breed: 'collie',
      at: [312, 560],
      size: 248,
      pose: 'bust',
      face: { like: 'smug', mouth: 'open', look: [0.4, -0.4], eyes: 'half' },
      head: { turn: 0.5, tilt: 4 },
      collar: '#2f6fb0',
      paws: {
        foreFar: { to: [490, 356], bend: -0.24, heading: -60 },
        foreNear: { to: [190, 520], bend: -0.1 },
      },
      line: 3.4,
    })
    return group(
      fill(`M0 0H${width}V${height}H0Z`, '#e8826b'),
      ...Array.from({ length: 12 }, (_, i) => leaf(i)),
      fill(`M0 410Q355 392 ${width} 410V${height}H0Z`, '#8f4256', 0.55),
      speaker.far,
      speaker.body,
      speaker.near,
      speaker.head,
      parrot([168, 322]),
      speech([84, 80], 124, 92, [172, 152], bone([84, 80], 58, { rotate: -14, line: 2.4 })),
      speech([560, 122], 258, 176, [400, 252], bone([562, 120], 196, { rotate: -14 })),
    )
  },
}

/** Broad leaves at the back, as of a wallpaper. */
function leaf(i: number): string {
  const x = (i % 4) * 210 + (Math.floor(i / 4) % 2) * 105 - 10
  const y = 60 + Math.floor(i / 4) * 150
  return place(
    group(
      fill('M0 70C-60 30 -50 -50 0 -80C50 -50 60 30 0 70Z', '#dd745f'),
      stroke('M0 70V-70M0 40L-28 10M0 40L28 10M0 4L-30 -24M0 4L30 -24', '#e8826b', 4),
    ),
    { x, y, rotate: i % 2 === 0 ? 24 : -28 },
  )
}

function parrot([x, y]: Point): string {
  const green = '#4fae6a'
  return place(
    group(
      inked('M-30 40C-54 90 -60 140 -44 176L-14 168C-6 130 0 90 6 56Z', '#2f7fb8', { depth: 4 }),
      inked('M-8 60C-26 100 -30 130 -20 158L0 150C6 120 12 90 16 60Z', '#f0b73c', { depth: 3 }),
      inked(
        ['M-48 0C-50 -60 -20 -84 10 -70C40 -54 44 10 24 62C4 84 -40 70 -48 0Z', ellipse(8, -92, 44, 42)],
        green,
        {
          depth: 7,
          inside: group(fill(ellipse(26, 10, 26, 50), '#a8dc7c'), fill(ellipse(30, -90, 24, 22), '#fff4d8')),
        },
      ),
      inked('M-14 -126C-30 -150 -24 -166 -10 -170C-12 -150 0 -140 8 -132Z', '#f4c23f', { depth: 2 }),
      inked('M42 -108C74 -108 80 -78 62 -62C60 -78 50 -82 40 -80Z', '#5a4750', { depth: 3 }),
      fill(ellipse(28, -98, 9.5), '#3a2620'),
      fill(ellipse(25, -101, 3.2), '#ffffff'),
      scratch('M16 -114Q28 -122 42 -114', 3.4),
      inked(
        'M-36 -30C-10 -60 30 -70 88 -104C96 -84 88 -62 74 -50L82 -46C70 -28 58 -22 46 -16L52 -8C20 16 -20 14 -36 -30Z',
        '#3a9560',
        { depth: 5 },
      ),
      stroke('M6 -26Q40 -40 74 -72M8 -8Q36 -20 58 -38', '#2b7a4c', 3),
      scratch('M-4 74v14M14 72v14', 7, '#e0785c'),
    ),
    { x, y, rotate: -3, scale: 0.94, scaleY: 0.94 },
  )
}
