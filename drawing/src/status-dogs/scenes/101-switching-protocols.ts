import { arc, box, ellipse } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { cloud, dabs, land, sky, tree } from '../paint.ts'
import { speedLines } from '../props/marks.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 101,
  phrase: 'Switching Protocols',
  alt: 'In full ride a helmeted bulldog leaps from its little red tricycle, which rolls on alone, across to a skateboard.',
  draw: ({ width, height, random }) => {
    const rider = dog({
      breed: 'bulldog',
      at: [352, 326],
      size: 184,
      pose: 'leap',
      lean: 3,
      face: { like: 'determined', mouth: 'open', look: [0.8, 0.5] },
      head: { turn: 0.5, tilt: 2 },
      collar: '#2f8f83',
      line: 3.4,
    })
    return group(
      sky(width, 300, '#9fdccb', '#f4f3d0'),
      cloud(90, 92, 150, '#f4fbf2'),
      cloud(640, 70, 130, '#f4fbf2'),
      land(width, height, [250, 216, 246, 222, 250, 212, 240], '#8fcfb0'),
      tree([34, 286], 190, '#5fae94'),
      tree([560, 270], 130, '#6cba9c'),
      tree([684, 284], 180, '#5fae94'),
      land(width, height, [290, 282, 290, 280, 288, 282], '#79c08c'),
      fill(`M0 346H${width}V${height}H0Z`, '#f0b487'),
      fill(`M0 340H${width}V350H0Z`, '#fbe0bd'),
      dabs(random, { x: 0, y: 362, width, height: 96 }, '#f7cba4', { count: 26, opacity: 0.6 }),
      contact(350, 426, 110, 0.24),
      contact(140, 434, 92),
      contact(590, 430, 92),
      speedLines([40, 388], 180, 70, '#fff6e2', 20),
      speedLines([486, 404], 180, 46, '#fff6e2', 12),
      tricycle(150, 432),
      skateboard(592, 430),
      scratch('M196 224Q232 92 330 76M214 254Q226 232 232 206', 4, '#fffbe8'),
      rider.all,
      rider.onHead(helmet()),
    )
  },
}

function helmet(): string {
  return group(
    inked('M-46 -22C-46 -66 -20 -76 6 -75C34 -74 52 -56 50 -22Q8 -40 -46 -22Z', '#f2c230', {
      line: 3,
      depth: 6,
      inside: stroke('M-14 -90Q-24 -50 -18 -20M20 -90Q32 -50 26 -20', '#d9503f', 8),
    }),
  )
}

function wheel(x: number, y: number, r: number): string {
  return group(
    inked(ellipse(x, y, r), '#4a4048', { depth: 4 }),
    inked(ellipse(x, y, r * 0.62), '#fbf0d8', { line: 2.2, depth: 0 }),
    stroke(
      `M${x - r * 0.5} ${y - r * 0.3}L${x + r * 0.5} ${y + r * 0.3}M${x - r * 0.2} ${y + r * 0.55}L${x + r * 0.2} ${y - r * 0.55}`,
      '#9a8a84',
      3,
    ),
    fill(ellipse(x, y, r * 0.14), '#4a4048'),
  )
}

function tricycle(x: number, y: number): string {
  const red = '#e2473c'
  return place(
    group(
      wheel(-62, -24, 24),
      scratch('M42 -50L30 -118', 13),
      stroke('M42 -50L30 -118', '#d8d2cc', 7),
      inked(
        'M-70 -34C-40 -40 -20 -46 -4 -60C6 -72 22 -92 36 -92L40 -78C24 -74 14 -50 -4 -38C-24 -26 -50 -22 -70 -20Z',
        red,
        { depth: 5 },
      ),
      inked('M-62 -56C-62 -70 -8 -72 -4 -58C-6 -48 -60 -46 -62 -56Z', '#3c4a66', { depth: 4 }),
      scratch('M-34 -50V-34', 8),
      wheel(46, -38, 38),
      scratch('M14 -128Q30 -112 50 -118', 14),
      stroke('M14 -128Q30 -112 50 -118', '#3c4a66', 8),
      scratch('M14 -128L-8 -112M12 -128L-12 -130M16 -126L-2 -98', 3, '#f7c64f'),
    ),
    { x, y, rotate: -7, scale: 1.12, scaleY: 1.12 },
  )
}

function skateboard(x: number, y: number): string {
  const small = (dx: number) =>
    group(
      inked(box(dx - 12, -30, 24, 12, 3), '#b9b3b8', { line: 2.6, depth: 2 }),
      inked(ellipse(dx, -14, 14), '#f7e8c8', { depth: 4 }),
      fill(ellipse(dx, -14, 4.5), '#4a4048'),
    )
  return place(
    group(
      small(-58),
      small(52),
      inked(
        'M-104 -54Q-96 -34 -74 -32H70Q94 -34 102 -54L110 -52Q104 -22 74 -20H-76Q-106 -22 -112 -52Z',
        '#2f8f9c',
        {
          depth: 4,
          inside: fill(box(-120, -32, 240, 4), '#7fd0cf'),
        },
      ),
      scratch(arc(0, -14, 122, 40, 196, 210), 3, '#fffbe8'),
    ),
    { x, y },
  )
}
