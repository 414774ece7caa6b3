import { box, ellipse, polygon } from '../../path.ts'
import { clipTo, fill, glow, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { land, sky, tree } from '../paint.ts'
import { smoke } from '../props/machines.ts'
import type { ClassScene } from '../scene.ts'
import { rounded } from '../scenes/parts/outline.ts'

const pink = '#f2899a'

export const scene: ClassScene = {
  phrase: 'Server Error',
  alt: 'An ice-cream van has broken down on the promenade: smoke rises from under its bonnet and the big cone on its roof hangs down, melting. The great dane that serves shows a puppy its empty cone and is very sorry.',
  draw: ({ width, height }) => {
    const vendor = dog({
      breed: 'greatDane',
      at: [318, 521],
      size: 150,
      pose: 'bust',
      face: { like: 'sad', sweat: true, look: [-0.8, 0.7] },
      head: { turn: -0.3, tilt: -8 },
      collar: false,
      paws: {
        foreNear: { to: [214, 292], bend: 0.2, heading: -120 },
        foreFar: { to: [420, 292], bend: -0.24, heading: 90 },
      },
      line: 3.2,
    })
    const customer = dog({
      breed: 'labrador',
      coat: 'cream',
      at: [84, 446],
      size: 122,
      pose: 'sit',
      face: { like: 'sad', look: [0.8, -0.7] },
      head: { turn: 0.6, tilt: -12 },
      collar: '#3f8fb0',
      line: 3,
    })
    return group(
      sky(width, 300, '#f7b267', '#fdeccb'),
      glow(110, 200, 170, '#fff6d8', 0.9),
      fill(ellipse(110, 206, 46), '#fff0b8'),
      fill(box(0, 236, width, 90), '#5fa9b8'),
      stroke('M30 262h70M150 282h60M20 304h46M610 258h70', '#a9d8dc', 4),
      land(width, height, [312, 308, 314, 308, 312], '#e9cf9c'),
      tree([680, 318], 150, '#8fae6a'),
      fill(box(0, 400, width, 70), '#b9a79c'),
      fill(box(0, 396, width, 10), '#e6d9c3'),
      contact(410, 440, 270, 0.28),
      contact(94, 446, 74, 0.26),
      van(),
      clipTo(box(214, 100, 240, 204), group(vendor.far, vendor.body, vendor.head, vendor.onHead(hat()))),
      inked(box(196, 296, 272, 18, 5), '#fff6e2', { depth: 4 }),
      awning(),
      clipTo(box(150, 80, 330, 222), vendor.near),
      emptyCone(),
      smoke([640, 260], 210, '#6f6a78', -0.1),
      customer.all,
      fallen(),
    )
  },
}

/** A paper cap, in head units. */
function hat(): string {
  return place(
    inked('M-40 -26L-30 -62H34L44 -26Q0 -14 -40 -26Z', '#fffaf0', {
      line: 2.8,
      depth: 5,
      inside: stroke('M-44 -32Q0 -20 46 -32', '#d8503f', 7),
    }),
    { x: 0, y: -8 },
  )
}

function van(): string {
  const shell = 'M164 130Q164 100 194 100H520Q552 100 566 140L590 236H660Q690 240 690 276V412H164Z'
  return group(
    meltingCone(),
    inked(shell, '#fbf0dc', {
      depth: 11,
      inside: group(fill(box(150, 340, 560, 90), pink), fill(box(150, 330, 560, 8), '#d8627a')),
    }),
    inked('M494 140H528Q544 142 550 164L566 232H494Z', '#bfe0e6', { depth: 0 }),
    inked(box(206, 130, 254, 170, 8), '#7a4a52', { depth: 0 }),
    inked('M596 236L648 150L700 132L694 156L664 172L622 240Z', '#fbf0dc', { depth: 5 }),
    fill(
      polygon([
        [600, 238],
        [684, 244],
        [686, 254],
        [600, 250],
      ]),
      '#4a3a42',
    ),
    inked(ellipse(676, 300, 14, 18), '#fff0b8', { depth: 3 }),
    ...[262, 590].map((x) =>
      group(
        inked(ellipse(x, 410, 40), '#4a4658', { depth: 5 }),
        inked(ellipse(x, 410, 19), '#e9edf0', { depth: 3 }),
      ),
    ),
  )
}

/** Over the roof; it was upright once. */
function meltingCone(): string {
  return place(
    group(
      inked('M-14 0L-48 -64H48L14 0Z', '#e0a45c', {
        depth: 6,
        inside: stroke('M-40 -70L10 0M-10 -70L34 -30M40 -70L-10 0M10 -70L-34 -30', '#b9783a', 3),
      }),
      inked(
        rounded(
          '-58 -60, -52 -104, -16 -122, 22 -116, 56 -92, 58 -60, 44 -40, 34 -58, 14 -54, 2 -20, -10 -54, -36 -52, -46 -26',
        ),
        pink,
        { depth: 8 },
      ),
      inked(ellipse(8, -120, 13), '#c8343f', { depth: 4 }),
    ),
    { x: 346, y: 106, rotate: 26, scale: 0.76 },
  )
}

function awning(): string {
  return group(
    ...Array.from({ length: 7 }, (_, i) =>
      inked(`M${200 + i * 38} 122h38v34a19 17 0 0 1 -38 0Z`, i % 2 ? '#fffaf0' : '#d8503f', { depth: 3 }),
    ),
  )
}

function emptyCone(): string {
  return group(
    inked('M186 214L228 222L197 284Z', '#e0a45c', {
      depth: 3,
      inside: stroke('M184 236L216 216M188 258L226 234M216 252L190 214', '#b9783a', 2.6),
    }),
    inked(ellipse(206, 282, 15, 13), '#7b8494', { depth: 3 }),
  )
}

function fallen(): string {
  return group(
    contact(196, 450, 60, 0.2),
    inked(
      rounded('138 450, 158 440, 166 420, 194 406, 222 420, 230 440, 252 450, 226 458, 196 454, 164 458'),
      pink,
      { depth: 6 },
    ),
    fill(ellipse(182, 424, 9, 6, -30), '#fff3ee', 0.8),
  )
}
