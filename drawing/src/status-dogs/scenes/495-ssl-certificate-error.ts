import type { Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { coats } from '../dogs/coats.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { wall } from '../paint.ts'
import { peakedCap } from '../props/clothes.ts'
import { magnifier } from '../props/office.ts'
import type { Scene } from '../scene.ts'
import { curve, limb, rounded } from './parts/outline.ts'

export const scene: Scene = {
  code: 495,
  phrase: 'SSL Certificate Error',
  alt: 'A hen with false dog ears has handed in a certificate that says “dog”. The collie at the counter finds the print of a hen’s foot on it and is not convinced.',
  draw: ({ width, height }) => {
    const officer = dog({
      breed: 'collie',
      at: [516, 470],
      size: 196,
      pose: 'bust',
      face: { like: 'puzzled', eyes: 'half', mouth: 'frown', look: [-1, 0.3] },
      head: { turn: -0.3, tilt: -5 },
      collar: false,
      paws: {
        foreNear: { to: [414, 306], bend: 0.24, heading: -120 },
        foreFar: { to: [628, 350], bend: -0.1, heading: 110 },
      },
      line: 3.4,
    })
    return group(
      wall(width, height, '#d6b24c'),
      poster(),
      officer.all,
      officer.onHead(place(peakedCap('#3b6a5c', '#2a4c43'), { y: -22 })),
      counter(width, height),
      certificate([312, 214]),
      magnifier([362, 254], 96, 50),
      inked([ellipse(420, 316, 17, 15)], coats.blackAndWhite.light, { depth: 4 }),
      hen([132, 452]),
    )
  },
}

function poster(): string {
  return group(
    inked(box(54, 40, 128, 92, 4), '#fff6e2', { depth: 4 }),
    fill(
      ellipse(118, 98, 22, 18) +
        ellipse(92, 78, 9, 12, -20) +
        ellipse(110, 66, 9, 12) +
        ellipse(128, 66, 9, 12) +
        ellipse(145, 78, 9, 12, 20),
      '#3b6a5c',
    ),
  )
}

function counter(width: number, height: number): string {
  return group(
    inked(box(236, 372, width, height), '#8a4f30', {
      depth: 0,
      inside: fill([270, 420, 570].map((x) => box(x, 400, 126, 90, 4)).join(''), '#7a4329'),
    }),
    inked(box(222, 354, width, 26, 5), '#a9653a', { depth: 4 }),
  )
}

/** A hen's foot where a paw should be. */
function certificate([x, y]: Point): string {
  const foot = 'M0 34V0M0 4L-26 -26M0 4L0 -34M0 4L26 -26'
  return place(
    group(
      inked(box(-92, -116, 184, 232, 4), '#fffaf0', {
        depth: 6,
        inside: stroke(box(-82, -106, 164, 212, 3), '#c8a24a', 4),
      }),
      lettering('DOG', 0, -58, { size: 44, anchor: 'middle' }),
      stroke('M-58 -34H58M-58 -18H30', '#c9bda6', 6),
      place(stroke(foot, '#c8443c', 11), { x: 40, y: 50 }),
      inked(ellipse(-48, 66, 20), '#d8503f', { line: 2.4, depth: 3 }),
      fill('M-58 82l-8 26 12 -6 6 8 4 -28Z', '#b53a38'),
    ),
    { x, y, rotate: -5 },
  )
}

function hen([x, y]: Point): string {
  const leg = (dx: number) =>
    group(
      scratch(
        `M${x + dx} ${y - 44}V${y - 6}M${x + dx} ${y - 6}l20 4M${x + dx} ${y - 6}l8 8M${x + dx} ${y - 6}l-14 6`,
        9,
      ),
      stroke(
        `M${x + dx} ${y - 44}V${y - 6}M${x + dx} ${y - 6}l20 4M${x + dx} ${y - 6}l8 8M${x + dx} ${y - 6}l-14 6`,
        '#f0a03a',
        5,
      ),
    )
  const ear = (side: number) =>
    inked(
      limb(
        `${x + 26 + side * 26} ${y - 204} 10, ${x + 26 + side * 48} ${y - 190} 17, ${x + 26 + side * 50} ${y - 150} 18`,
      ),
      '#a9653a',
      { depth: 4 },
    )
  return group(
    fill(ellipse(x, y, 84, 9), '#4a1f45', 0.22),
    leg(-14),
    leg(24),
    inked(
      [
        rounded(
          `${x - 92} ${y - 150}, ${x - 62} ${y - 112}, ${x - 4} ${y - 118}, ${x + 54} ${y - 112}, ${x + 62} ${y - 70}, ${x + 20} ${y - 34}, ${x - 40} ${y - 38}, ${x - 80} ${y - 84}`,
        ),
        limb(`${x + 20} ${y - 90} 44, ${x + 26} ${y - 140} 34, ${x + 26} ${y - 172} 38`),
      ],
      '#fff3e0',
      { depth: 8 },
    ),
    scratch(curve(`${x - 52} ${y - 86}, ${x - 28} ${y - 62}, ${x + 6} ${y - 74}`), 3),
    ear(-1),
    ear(1),
    inked([ellipse(x + 54, y - 144, 8, 14)], '#d8503f', { line: 2.4, depth: 2 }),
    inked(`M${x + 46} ${y - 178}L${x + 88} ${y - 164}L${x + 48} ${y - 152}Z`, '#f0a03a', {
      line: 2.6,
      depth: 2,
    }),
    fill(ellipse(x + 20, y - 176, 6.5) + ellipse(x + 50, y - 184, 5.5), '#3a2620'),
    fill(ellipse(x + 22, y - 179, 2) + ellipse(x + 52, y - 186, 2), '#ffffff'),
    stroke(`M${x - 12} ${y - 202}Q${x + 26} ${y - 226} ${x + 62} ${y - 202}`, '#3a2620', 11),
    stroke(`M${x - 12} ${y - 202}Q${x + 26} ${y - 226} ${x + 62} ${y - 202}`, '#4e8fc7', 6),
  )
}
