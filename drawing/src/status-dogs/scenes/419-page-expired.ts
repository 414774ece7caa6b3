import type { Point } from '../../geometry.ts'
import { ellipsePoints } from '../../geometry.ts'
import { box, ellipse, scallops } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { contact } from '../dogs/dog.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import type { Scene } from '../scene.ts'
import { rounded } from './parts/outline.ts'

export const scene: Scene = {
  code: 419,
  phrase: 'Page Expired',
  alt: 'At the back of the fridge stands a pot of yoghurt, best before 1998. A very old chihuahua with a long white beard and green fluff on its head looks out of it.',
  draw: ({ width, height }) => {
    const old = dogHead({
      breed: 'chihuahua',
      coat: 'silver',
      at: [346, 150],
      size: 310,
      turn: 0.12,
      tilt: -4,
      face: { like: 'bored', eyes: 'half', mouth: 'wavy', ears: -0.6, look: [0.2, 0.2] },
      line: 3.4,
    })
    return group(
      fridge(width, height),
      milk([92, 420]),
      cheese([590, 420]),
      contact(346, 424, 130, 0.25),
      old.svg,
      old.onHead(mould()),
      pot(),
      beard(old.at.mouth),
      fly([500, 96], 0),
      fly([226, 66], 30),
    )
  },
}

function fridge(width: number, height: number): string {
  return group(
    fill(box(0, 0, width, height), '#cfe6ec'),
    fill(box(0, 0, 34, height) + box(676, 0, 34, height), '#b5d3dc'),
    glow(346, 30, 380, '#ffffff', 0.9),
    fill(box(34, 0, 642, 14), '#ffffff'),
    fill(box(0, 404, width, 60), '#a6cbd6'),
    fill(box(0, 404, width, 8), '#eaf6f8'),
    fill(box(0, 440, width, 22), '#8fb8c6'),
  )
}

/** Mould, in head units. */
function mould(): string {
  const tuft = (x: number, y: number, r: number) =>
    inked(scallops(ellipsePoints([x, y], r, r * 0.7, 24), 6), '#8dbb6a', { line: 2, depth: 3 })
  return group(
    tuft(4, -46, 24),
    tuft(30, -36, 13),
    fill(ellipse(-2, -50, 4) + ellipse(12, -44, 3), '#5f8f46'),
  )
}

/** So long that it has come over the rim. */
function beard([x, y]: Point): string {
  return group(
    inked(
      rounded(
        `${x - 62} ${y - 20}, ${x - 22} ${y - 10}, ${x} ${y + 2}, ${x + 22} ${y - 10}, ${x + 62} ${y - 20}, ${x + 56} ${y + 22}, ${x + 38} ${y + 62}, ${x + 20} ${y + 86}, ${x + 26} ${y + 128}, ${x + 2} ${y + 104}, ${x - 20} ${y + 82}, ${x - 40} ${y + 54}, ${x - 58} ${y + 18}`,
      ),
      '#fffdf6',
      {
        depth: 7,
        inside: stroke(
          `M${x - 34} ${y + 6}Q${x - 26} ${y + 44} ${x - 4} ${y + 78}M${x - 4} ${y + 14}Q${x + 4} ${y + 60} ${x + 14} ${y + 96}M${x + 34} ${y + 4}Q${x + 32} ${y + 40} ${x + 18} ${y + 68}`,
          '#d9d3c6',
          3.4,
        ),
      },
    ),
    scratch(`M${x - 18} ${y + 2}Q${x} ${y - 12} ${x + 18} ${y + 2}`, 3.6),
  )
}

function pot(): string {
  const side = 'M214 262H478L450 408Q448 424 430 424H262Q244 424 242 408Z'
  return group(
    inked(side, '#fffaf0', {
      depth: 11,
      inside: group(fill(box(200, 276, 300, 18), '#e2678a'), fill(box(200, 396, 300, 40), '#e2678a')),
    }),
    inked(
      rounded(
        '206 252, 250 240, 276 258, 310 244, 346 262, 384 244, 418 258, 444 240, 486 252, 484 272, 446 278, 420 300, 398 278, 296 278, 282 292, 262 278, 208 272',
      ),
      '#fdf6ea',
      { depth: 5 },
    ),
    fill(ellipse(420, 262, 16, 6) + ellipse(256, 260, 12, 5), '#8dbb6a'),
    lettering('BEST BEFORE', 346, 348, { size: 25, anchor: 'middle', maxWidth: 176 }),
    lettering('1998', 346, 392, { size: 50, anchor: 'middle', color: '#c8443c' }),
    inked(rounded('470 248, 500 206, 546 182, 580 196, 576 226, 540 238, 506 262'), '#c3ced6', {
      depth: 6,
      inside: stroke('M500 232Q530 204 566 204', '#e9f0f3', 9),
    }),
  )
}

function milk([x, y]: Point): string {
  return group(
    contact(x, y + 2, 62),
    inked(`M${x - 48} ${y}V${y - 186}L${x - 26} ${y - 236}H${x + 26}L${x + 48} ${y - 186}V${y}Z`, '#7fb4d9', {
      depth: 9,
      inside: fill(box(x - 60, y - 130, 120, 60), '#fffaf0') + fill(box(x - 60, y - 250, 120, 64), '#5f97c2'),
    }),
    inked(box(x - 28, y - 256, 56, 22, 4), '#d7e6f0', { depth: 2 }),
    fill(ellipse(x - 10, y - 104, 16, 12) + ellipse(x + 20, y - 92, 10, 8), '#3d3440'),
  )
}

function cheese([x, y]: Point): string {
  return group(
    contact(x, y + 2, 76),
    inked(`M${x - 76} ${y}V${y - 54}L${x + 66} ${y - 108}V${y}Z`, '#f3c64f', {
      depth: 8,
      inside: fill(
        ellipse(x - 30, y - 26, 17, 13) +
          ellipse(x + 22, y - 52, 13, 15) +
          ellipse(x + 30, y - 12, 16, 12) +
          ellipse(x - 76, y - 8, 12),
        '#d99a35',
      ),
    }),
  )
}

function fly([x, y]: Point, rotate: number): string {
  return place(
    group(
      fill(ellipse(-7, -8, 10, 6, 40) + ellipse(8, -8, 10, 6, -40), '#ffffff', 0.9),
      stroke(ellipse(-7, -8, 10, 6, 40) + ellipse(8, -8, 10, 6, -40), '#3a2620', 2),
      fill(ellipse(0, 0, 9, 7), '#3a2620'),
    ),
    { x, y, rotate },
  )
}
