import { ellipse, taper } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fill, glow, group, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { dabs, land, sky, tree } from '../paint.ts'
import { tennisBall } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

const lead = '#2f6fb5'

export const scene: Scene = {
  code: 510,
  phrase: 'Not Extended',
  alt: 'A shaggy dog rears up at the end of its taut lead and claws the air: the ball lies just out of reach. Behind it the lead is wound four times around a tree.',
  draw: ({ width, height, random }) => {
    const puller = dog({
      breed: 'mutt',
      coat: 'cream',
      at: [380, 432],
      size: 224,
      pose: 'rear',
      lean: -5,
      face: { like: 'effort', eyes: 'wide', brows: 'stern', mouth: 'tongue', look: [0.9, 0.9], ears: 0.6 },
      head: { turn: 0.62, tilt: 6 },
      collar: lead,
      paws: {
        foreNear: { to: [540, 300], bend: 0.2, heading: 30 },
        foreFar: { to: [546, 240], bend: 0.2, heading: 10 },
      },
      line: 3.2,
    })
    const [nx, ny] = puller.at.neck
    const knot = [nx - 2, ny + 14] as const
    return group(
      sky(width, 300, '#f6c56f', '#fdeec2'),
      glow(560, 120, 200, '#fff8dc', 0.9),
      fill(ellipse(560, 120, 40), '#fff8dc'),
      land(width, height, [250, 226, 244, 216, 238], '#e0a862'),
      tree([300, 250], 96, '#d97f45'),
      tree([676, 246], 120, '#cf6f40'),
      land(width, height, [330, 320, 326, 314, 322], '#c9a04e'),
      dabs(random, { x: 0, y: 340, width, height: 110 }, '#dab765', { count: 26, opacity: 0.7 }),
      ...leaves(random, width),
      fill(ellipse(110, 428, 110, 14), '#4a1f45', 0.26),
      oak(),
      stroke(`M150 262L${knot[0]} ${knot[1]}`, '#3a2620', 12),
      stroke(`M150 262L${knot[0]} ${knot[1]}`, lead, 7),
      puller.shadow,
      puller.all,
      contact(640, 438, 42, 0.3),
      tennisBall([640, 406], 66, { rotate: 20 }),
      scratch('M578 262l16 -6M580 284l18 2M574 306l14 8', 4, '#fffaf0'),
    )
  },
}

/** The trunk in the foreground with the lead around it. */
function oak(): string {
  const turns = [252, 286, 318, 352].map((y) => `M24 ${y - 6}Q96 ${y + 30} 168 ${y - 4}`).join('')
  return group(
    inked(
      taper([
        [92, 60, 62],
        [96, 240, 66],
        [94, 400, 74],
        [92, 424, 96],
      ]),
      '#8a5a44',
      {
        depth: 12,
        inside: scratch(
          'M60 110q10 50 0 90M120 90q-12 60 0 110M80 380q10 30 -6 60M130 372q4 30 18 60',
          4,
          '#6d4334',
        ),
      },
    ),
    stroke(turns, '#3a2620', 13),
    stroke(turns, lead, 8),
    fill(ellipse(60, 36, 170, 110) + ellipse(196, 26, 110, 74), '#c4603a'),
    fill(ellipse(40, 14, 130, 84) + ellipse(186, 6, 80, 50), '#d37244'),
  )
}

function leaves(random: Random, width: number): string[] {
  return Array.from({ length: 16 }, (_, i) =>
    fill(
      ellipse(
        random.next() * width,
        i < 6 ? 60 + random.next() * 220 : 350 + random.next() * 100,
        8,
        4.5,
        random.between(0, 180),
      ),
      i % 2 ? '#c4603a' : '#e8873f',
    ),
  )
}
