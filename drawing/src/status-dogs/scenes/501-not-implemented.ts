import { box, ellipse } from '../../path.ts'
import { clipTo, fill, group, place, stroke } from '../../svg.ts'
import { inkColor } from '../color.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import type { Scene } from '../scene.ts'

const paper = '#fdf7e6'
const lead = '#5d7396'

export const scene: Scene = {
  code: 501,
  phrase: 'Not Implemented',
  alt: 'On a sheet of paper a dachshund is only half drawn: the front is inked and coloured, the rest is a dashed pencil sketch. It looks back, puzzled, at its missing half. The pencil lies idle beside a note: to do.',
  draw: ({ width, height }) => {
    const look = {
      breed: 'dachshund',
      at: [332, 376],
      size: 288,
      pose: 'stand',
      face: { like: 'worried', look: [1, 0.4], ears: 0.2, mouth: 'wavy' },
      head: { turn: -0.55, tilt: -6, shift: [2, -4] },
      line: 3.4,
    } as const
    const painted = dog({ ...look, coat: 'blackAndTan', collar: '#e4574d' })
    const blank = { base: paper, dark: paper, light: paper, ears: paper, head: [], body: [] } as const
    const sketch = inPencil(dog({ ...look, coat: blank, collar: false, line: 5 }).all)
    return group(
      fill(box(0, 0, width, height), '#2f8a8a'),
      fill(box(0, 0, width, 40) + box(0, 210, width, 4) + box(0, 380, width, 4), '#2a7f80'),
      place(
        group(
          fill(box(-322, -208, 660, 440), '#12393d', 0.35),
          fill(box(-330, -220, 660, 440, 3), paper),
          fill('M330 160L270 220H330Z', '#2f8a8a'),
          inked('M330 160L284 168Q272 186 270 220Z', '#efe3c8', { line: 2.4, depth: 3 }),
        ),
        { x: 352, y: 240, rotate: -2 },
      ),
      construction(),
      clipTo(box(0, 0, 372, height), sketch),
      clipTo(finished, painted.all),
      pencil(),
      eraser(),
      note(),
    )
  },
}

/** The painted area; its left edge has brush strokes. */
const finished =
  'M720 0H344L352 150L306 176L362 196L300 222L358 240L292 268L352 284L300 312L350 334L326 366L330 462H720Z'

/** The same dog as a sketch: dashed lead for the line, no shadows. */
function inPencil(svg: string): string {
  return svg
    .replaceAll(`stroke="${inkColor}"`, `stroke="${lead}" stroke-dasharray="17 9"`)
    .replaceAll(`fill="${inkColor}"`, `fill="${paper}"`)
    .replaceAll('stroke-linecap="round"', 'stroke-linecap="butt"')
    .replaceAll('fill="#4a1f45"', `fill="${paper}"`)
}

/** The circles and lines one draws first. */
function construction(): string {
  return stroke(`${ellipse(198, 272, 70)}M198 188V356M112 272H284M84 382H350`, '#c3cddb', 2.2)
}

function pencil(): string {
  return place(
    group(
      fill(box(-150, 8, 300, 16, 8), '#4a1f45', 0.22),
      inked('M-150 -13H112L158 0L112 13H-150Z', '#f3b53a', {
        depth: 5,
        inside: group(
          fill(box(-160, -13, 272, 8), '#f8cc6c'),
          fill('M112 -20L170 0L112 20Z', '#f6e2bd'),
          fill('M142 -10L170 0L142 10Z', '#4a4a5a'),
        ),
      }),
      inked(box(-168, -13, 22, 26, 2), '#c9ccd2', { depth: 3 }),
      inked(box(-196, -13, 30, 26, 8), '#ee8a86', { depth: 4 }),
    ),
    { x: 224, y: 420, rotate: -5 },
  )
}

function eraser(): string {
  return group(
    scratch('M92 124q10 -6 16 2M122 142q8 -8 14 0M78 148q6 -6 12 0', 4, '#e8a5a0'),
    place(
      group(
        fill(box(-34, -12, 76, 42, 8), '#4a1f45', 0.2),
        inked(box(-38, -20, 76, 42, 8), '#ee8a86', {
          depth: 5,
          inside: fill(box(-4, -30, 60, 60), '#5a78c2'),
        }),
      ),
      { x: 92, y: 88, rotate: 18 },
    ),
  )
}

function note(): string {
  return place(
    group(
      fill('M-44 -36L56 -44L58 62L-38 56Z', '#4a1f45', 0.2),
      inked('M-52 -48H52V42Q50 54 40 52L-52 50Z', '#f9dd5c', { line: 2.6, depth: 4 }),
      lettering('TO DO', 0, 14, { size: 34, anchor: 'middle', maxWidth: 88 }),
    ),
    { x: 282, y: 104, rotate: 5 },
  )
}
