import type { Point } from '../../geometry.ts'
import { box, ellipse, smooth } from '../../path.ts'
import { fill, glow, group, place, stroke, wash } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { fir, land, sky, strewn } from '../paint.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 530,
  phrase: 'Site Is Frozen',
  alt: 'Under the northern lights a husky sits frozen into a big block of ice and smiles blissfully. A penguin in a scarf looks at it, shivering.',
  draw: ({ width, height, random }) => {
    const happy = dog({
      breed: 'husky',
      at: [322, 424],
      size: 196,
      pose: 'sitFront',
      face: { like: 'joyful', mouth: 'smile', ears: 0.2 },
      head: { turn: 0.12, tilt: -6 },
      collar: '#f0a43c',
      line: 3.4,
    })
    return group(
      sky(width, 300, '#1c1f4d', '#3f4c8f'),
      ...strewn(random, { x: 0, y: 6, width, height: 220 }, 30, 34).map(([x, y], i) =>
        fill(ellipse(x, y, 1.2 + (i % 3) * 0.6), '#fff8e0', 0.9),
      ),
      aurora(
        'M-20 176C120 40 250 150 380 74S620 20 740 110V190C620 110 500 170 400 190S120 150 -20 270Z',
        '#5fe0a8',
      ),
      aurora(
        'M-20 110C100 20 260 60 420 20S640 -20 740 30V90C600 60 480 90 380 110S100 80 -20 180Z',
        '#a97be0',
      ),
      land(width, height, [286, 252, 280, 244, 274, 250, 282], '#7f8fc4'),
      ...[30, 92, 604, 664].map((x, i) => fir([x, 318], 90 + (i % 2) * 44, '#3a4f80', '#c9d6f0')),
      land(width, height, [318, 310, 316, 306, 314], '#d8e2f5'),
      land(width, height, [404, 388, 396, 384, 398], '#f1f5fc'),
      contact(330, 438, 176, 0.3),
      happy.all,
      ice(),
      fill(ellipse(330, 448, 236, 22), '#cfdbf2'),
      fill(
        smooth(
          [
            [116, 446],
            [160, 424],
            [240, 436],
            [330, 428],
            [420, 438],
            [490, 424],
            [536, 446],
            [330, 470],
          ],
          true,
        ),
        '#f1f5fc',
      ),
      penguin([610, 436]),
    )
  },
}

function aurora(d: string, color: string): string {
  return wash(
    d,
    [0, 20],
    [0, 220],
    [
      [0, color, 0],
      [0.55, color, 0.75],
      [1, color, 0],
    ],
  )
}

/** A block seen a little from above and from the right; the dog shows through. */
function ice(): string {
  const front = 'M150 74H468V440H150Z'
  const top = 'M150 74L196 36H520L468 74Z'
  const side = 'M468 74L520 36V404L468 440Z'
  return group(
    fill(front, '#bfe6f7', 0.24),
    fill(top, '#f0fbff', 0.72),
    fill(side, '#8cc4e4', 0.62),
    glow(220, 150, 130, '#ffffff', 0.35),
    fill('M178 96L250 96L170 300L170 116ZM272 96H298L186 380L178 330Z', '#ffffff', 0.34),
    stroke('M452 250L430 220L440 196M430 220L408 214M490 190L500 154M488 112l12 20', '#ffffff', 3.4, {
      opacity: 0.85,
    }),
    ...[
      [196, 396, 7],
      [222, 414, 5],
      [430, 130, 8],
      [446, 160, 5],
      [186, 360, 4],
      [440, 300, 5],
    ].map(([x = 0, y = 0, r = 0]) => stroke(ellipse(x, y, r), '#ffffff', 2.4, { opacity: 0.9 })),
    stroke(`${front}M150 74L196 36H520L468 74M520 36V404L468 440`, '#3f5f93', 3.4),
    stroke('M156 80H462', '#ffffff', 4, { opacity: 0.9 }),
    inked(
      'M146 70H300Q296 92 284 92Q276 92 274 78Q268 112 256 112Q246 112 244 80Q238 96 226 94Q218 92 216 78Q206 124 194 122Q184 120 184 80Q172 96 160 94Q148 92 146 70Z',
      '#ffffff',
      { line: 2.4, depth: 3, ink: '#3f5f93' },
    ),
  )
}

function penguin([x, y]: Point): string {
  return group(
    contact(x, y, 42),
    inked([ellipse(x - 17, y - 3, 17, 7), ellipse(x + 17, y - 3, 17, 7)], '#f3a63c', { line: 2.8, depth: 2 }),
    inked([ellipse(x - 42, y - 50, 11, 28, 14), ellipse(x + 42, y - 50, 11, 28, -14)], '#33385e', {
      line: 2.8,
      depth: 3,
    }),
    inked([ellipse(x, y - 52, 41, 49), ellipse(x - 3, y - 104, 33, 32)], '#33385e', {
      depth: 7,
      inside: group(
        fill(ellipse(x - 8, y - 42, 29, 40), '#fffaf0'),
        fill(ellipse(x - 16, y - 100, 15, 17) + ellipse(x + 6, y - 100, 15, 17), '#fffaf0'),
      ),
    }),
    ...[-16, 4].map((dx) => fill(ellipse(x + dx, y - 104, 4.6, 5.6), '#3a2620')),
    inked(`M${x - 14} ${y - 92}H${x + 4}L${x - 8} ${y - 82}Z`, '#f3a63c', { line: 2.2, depth: 0 }),
    place(inked([box(-38, -9, 76, 19, 8), box(12, 0, 18, 44, 5)], '#e4574d', { line: 2.8, depth: 4 }), {
      x,
      y: y - 74,
    }),
    scratch(`M${x - 62} ${y - 74}q-6 8 0 16t0 16M${x + 62} ${y - 74}q6 8 0 16t0 16`, 3, '#5a6aa8'),
  )
}
