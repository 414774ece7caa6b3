import { contact } from '../dogs/dog.ts'
import { dogHead } from '../dogs/dog-head.ts'
import type { Point } from '../geometry.ts'
import { ellipsePoints } from '../geometry.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { box, ellipse, scallops } from '../path.ts'
import type { Scene } from '../scene.ts'
import { fill, glow, group, place, stroke } from '../svg.ts'
import { rounded } from './parts/outline.ts'

export const scene: Scene = {
  code: 419,
  phrase: 'Page Expired',
  alt: 'At the back of the fridge stands a pot of yoghurt, best before 1998. A very old chihuahua with a long white beard and green fluff on its head looks out of it.',
  draw: ({ width, height }) => {
    const old = dogHead({
      breed: 'chihuahua',
      coat: 'silver',
      at: [346, 158],
      size: 300,
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
      old.onHead(age()),
      pot(),
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

/** In head units: a beard and what grows on old yoghurt. */
function age(): string {
  const tuft = (x: number, y: number, r: number) =>
    inked(scallops(ellipsePoints([x, y], r, r * 0.7, 24), 6), '#8dbb6a', { line: 2, depth: 3 })
  return group(
    inked(rounded('-26 36, -8 30, 12 30, 30 36, 34 66, 20 104, 4 122, -12 104, -28 66'), '#fffdf6', {
      line: 2.2,
      depth: 5,
      inside: stroke('M-10 44Q-14 76 -2 108M12 44Q18 74 6 104', '#d9d3c6', 2.4),
    }),
    scratch('M-10 37Q2 30 14 37', 2.2),
    tuft(4, -46, 24),
    tuft(30, -36, 13),
    fill(ellipse(-2, -50, 4) + ellipse(12, -44, 3), '#5f8f46'),
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
    lettering('BEST BEFORE', 346, 328, { size: 25, anchor: 'middle', maxWidth: 176 }),
    lettering('1998', 346, 382, { size: 56, anchor: 'middle', colour: '#c8443c' }),
    inked(rounded('486 250, 520 206, 566 204, 590 232, 552 240, 520 262'), '#b9c4cc', {
      depth: 5,
      inside: stroke('M512 236L556 214M528 244L572 224', '#dfe6ea', 5),
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
