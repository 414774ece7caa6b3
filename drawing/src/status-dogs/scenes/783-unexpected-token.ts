import type { Point } from '../../geometry.ts'
import { box, ellipse, star } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { rays } from '../props/marks.ts'
import type { Scene } from '../scene.ts'
import { limb, rounded } from './parts/outline.ts'

const tableY = 366

export const scene: Scene = {
  code: 783,
  phrase: 'Unexpected Token',
  alt: 'On a stage a poodle in a bow tie taps its top hat with a wand, and out springs an enormous yellow curly bracket. The magician is startled; so is the rabbit, which sits beside the hat and had thought it was its turn.',
  draw: ({ width, height }) => {
    const magician = dog({
      breed: 'poodle',
      coat: 'silver',
      at: [178, 520],
      size: 226,
      pose: 'bust',
      face: { like: 'shocked', look: [1, -0.5], ears: 0.5 },
      head: { turn: 0.4, tilt: -7 },
      collar: false,
      paws: {
        foreFar: { to: [262, 286], bend: 0.34, heading: -30 },
        foreNear: { to: [58, 222], bend: 0.3, heading: -96 },
      },
      line: 3.4,
    })
    return group(
      stage(width, height),
      glow(392, 190, 250, '#ffe9a8', 0.75),
      magician.far,
      magician.body,
      magician.head,
      table(width),
      contact(406, tableY + 38, 92, 0.3),
      hatBack([406, tableY + 38]),
      bracket([424, 158]),
      rays([410, 160], 108, 140, -34, 30, 3, '#fff3c4', 6),
      hatFront([406, tableY + 38]),
      wand([270, 276]),
      magician.near,
      bowTie([magician.at.chest[0] - 6, magician.at.chest[1] - 36]),
      rabbit([616, tableY + 44]),
    )
  },
}

function stage(width: number, height: number): string {
  const folds = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => box(14 + i * 92, 0, 44, 400, 20))
  return group(
    fill(box(0, 0, width, height), '#b5303f'),
    fill(folds.join(''), '#9c2336'),
    ...[0, 1, 2, 3, 4].map((i) => fill(ellipse(i * 178, 0, 94, 52), '#8c1d31')),
    ...[0, 1, 2, 3, 4].map((i) => stroke(ellipse(i * 178, 0, 94, 52), '#f0bf55', 6)),
  )
}

function table(width: number): string {
  return group(
    fill(box(0, tableY, width, 120), '#2f3f7a'),
    fill(box(0, tableY, width, 62), '#3c5096'),
    fill(box(0, tableY + 60, width, 8), '#f0bf55'),
    ...[60, 200, 340, 480, 620].map((x) => fill(star(x, tableY + 86, 12, 5), '#f6d27a')),
  )
}

/** The inside of the hat, which stands on its crown at `at`. */
function hatBack([x, y]: Point): string {
  return inked(ellipse(x, y - 112, 98, 26), '#4a4150', {
    depth: 0,
    inside: fill(ellipse(x, y - 106, 62, 17), '#1e1824'),
  })
}

function hatFront([x, y]: Point): string {
  const crown = `M${x - 64} ${y - 104}Q${x} ${y - 78} ${x + 64} ${y - 104}L${x + 54} ${y - 6}Q${x} ${y + 12} ${x - 54} ${y - 6}Z`
  const band = `M${x - 70} ${y - 84}Q${x} ${y - 58} ${x + 70} ${y - 84}V${y - 58}Q${x} ${y - 32} ${x - 70} ${y - 58}Z`
  const brim = `M${x - 98} ${y - 112}A98 26 0 0 0 ${x + 98} ${y - 112}A98 20 0 0 1 ${x - 98} ${y - 112}Z`
  return group(
    inked(crown, '#3a3242', { depth: 9, inside: fill(band, '#57b8ae') }),
    inked(brim, '#4a4150', { depth: 0 }),
  )
}

function bracket([x, y]: Point): string {
  const halves = [
    limb('-54 -126 13, -22 -126 15, 0 -108 15, 2 -70 15, 2 -34 15, 16 -9 14, 52 0 8'),
    limb('52 0 8, 16 9 14, 2 34 15, 2 70 15, 0 108 15, -22 126 15, -54 126 13'),
  ]
  return place(inked(halves, '#ffd23f', { line: 3.4, depth: 8 }), { x, y, rotate: 6 })
}

function bowTie([x, y]: Point): string {
  return group(
    inked(
      `M${x} ${y + 26}L${x - 44} ${y + 2}V${y + 54}ZM${x} ${y + 26}L${x + 44} ${y + 2}V${y + 54}Z`,
      '#57b8ae',
      { depth: 4 },
    ),
    inked(ellipse(x, y + 27, 11, 13), '#7bd0c6', { depth: 2 }),
  )
}

function wand([x, y]: Point): string {
  const stick = inked(box(-6, -78, 12, 112, 5), '#2f2834', {
    depth: 2,
    inside: fill(box(-6, -78, 12, 24), '#fff8e6'),
  })
  return place(stick, { x, y, rotate: 82 })
}

/** Seen from the front, its eyes on what came instead of it. */
function rabbit([x, y]: Point): string {
  const fur = '#fff6ea'
  const ear = (side: number) =>
    inked(limb(`${side * 20} -128 15, ${side * 26} -180 18, ${side * 34} -226 13`), fur, {
      depth: 4,
      inside: fill(limb(`${side * 22} -140 6, ${side * 27} -180 9, ${side * 33} -214 6`), '#f0a9a6'),
    })
  const eye = (side: number) =>
    group(
      inked(ellipse(side * 22 - 4, -112, 16, 18), '#ffffff', { line: 2.6, depth: 0 }),
      fill(ellipse(side * 22 - 11, -117, 7), '#3a2620'),
    )
  return place(
    group(
      contact(0, 0, 70, 0.3),
      ear(-1),
      ear(1),
      inked(rounded('-34 -76, 34 -76, 52 -24, 40 0, -40 0, -52 -24'), fur, { depth: 8 }),
      inked([ellipse(-26, -6, 24, 12), ellipse(26, -6, 24, 12)], fur, { depth: 3 }),
      inked(rounded('0 -150, 40 -138, 56 -100, 40 -68, 0 -58, -40 -68, -56 -100, -40 -138'), fur, {
        depth: 7,
      }),
      eye(-1),
      eye(1),
      fill('M-12 -94h14l-7 8Z', '#d9727a'),
      inked(ellipse(-5, -76, 7, 9), '#7d2f38', { line: 2.4, depth: 0 }),
      scratch('M-46 -138l16 -8M24 -148l18 6', 3),
      inked([ellipse(-22, -44, 13, 17), ellipse(22, -44, 13, 17)], fur, { line: 2.8, depth: 3 }),
    ),
    { x, y },
  )
}
