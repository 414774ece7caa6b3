import { box, ellipse } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { letteredLines } from '../lettering.ts'
import { topHat } from '../props/clothes.ts'
import { speech } from '../props/marks.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 506,
  phrase: 'Variant Also Negotiates',
  alt: 'A corgi and a bulldog in top hats bow deeply to each other before an open door. After you, says one; no, you, says the other, and nobody goes in.',
  draw: ({ width, height }) => {
    const one = dog({
      breed: 'corgi',
      at: [150, 436],
      size: 188,
      pose: 'bow',
      face: { like: 'proud', ears: -0.6 },
      head: { turn: 0.6, tilt: 10, shift: [-2, -4] },
      collar: '#e4574d',
      wag: 10,
      line: 3.2,
    })
    const other = dog({
      breed: 'bulldog',
      at: [568, 436],
      size: 182,
      facing: 'left',
      pose: 'bow',
      face: { like: 'proud', ears: -0.2 },
      head: { turn: 0.5, tilt: 10, shift: [-6, -6] },
      collar: '#3f9a8a',
      line: 3.2,
    })
    const bubble = { size: 28, anchor: 'middle', leading: 1.08 } as const
    return group(
      facade(width, height),
      one.shadow,
      other.shadow,
      one.all,
      one.onHead(place(topHat('#3d3440', '#e4574d', 56), { x: 8, y: -36, rotate: 8 })),
      other.all,
      other.onHead(place(topHat('#3d3440', '#3f9a8a', 56), { x: 8, y: -36, rotate: 6 })),
      speech([112, 88], 176, 104, [190, 204], letteredLines(['AFTER', 'YOU'], 112, 82, bubble)),
      speech([600, 88], 168, 104, [536, 200], letteredLines(['NO,', 'YOU'], 600, 82, bubble)),
    )
  },
}

function facade(width: number, height: number): string {
  const blocks = [0, 1, 2, 3, 4, 5].map((row) =>
    [0, 1, 2, 3, 4, 5, 6].map((i) => box(-60 + i * 128 + (row % 2) * 64, 6 + row * 66, 118, 56, 4)).join(''),
  )
  return group(
    fill(box(0, 0, width, height), '#52799b'),
    fill(blocks.join(''), '#5b83a5'),
    fill(box(0, 392, width, 80), '#b7b0bd'),
    fill(box(0, 392, width, 9), '#d3ccd6'),
    fill(box(232, 24, 246, 368, 6), '#f1e4cc'),
    fill('M254 392V150A101 110 0 0 1 456 150V392Z', '#ffd77a'),
    glow(355, 240, 150, '#fff6cf', 0.95),
    stroke('M355 66V116', '#a9653a', 4),
    fill('M326 134Q332 112 355 112Q378 112 384 134Z', '#c8433c'),
    fill('M300 392L330 330H380L410 392Z', '#c8433c'),
    fill('M254 392V150Q254 96 300 62V352Z', '#2f6d66'),
    fill('M264 372V230L292 224V348ZM264 210V152Q266 118 292 96V204Z', '#3f8077'),
    fill(ellipse(290, 236, 6), '#f0c95a'),
    inked(box(212, 388, 286, 16, 4), '#e0d6c6', { line: 2.6, depth: 3 }),
    ...[204, 506].map((x) =>
      group(
        fill(box(x - 4, 150, 8, 12), '#3d3440'),
        glow(x, 176, 70, '#fff0b8', 0.5),
        fill(box(x - 11, 160, 22, 34, 5), '#ffe9a8'),
      ),
    ),
  )
}
