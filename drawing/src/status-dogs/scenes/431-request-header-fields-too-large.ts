import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon, star } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { dabs, land, sky, tree } from '../paint.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 431,
  phrase: 'Request Header Fields Too Large',
  alt: 'A collie stands with its rump in the air and its head pulled down to the grass: dozens of huge collar tags hang from its neck in a clanking heap, and it cannot get up.',
  draw: ({ width, height, random }) => {
    const bearer = dog({
      breed: 'collie',
      at: [252, 434],
      size: 300,
      pose: 'bow',
      face: { like: 'effort', mouth: 'wavy', ears: -1 },
      head: { turn: 0.45, tilt: 8, shift: [8, 8] },
      collar: '#d8503f',
      line: 3.4,
    })
    return group(
      sky(width, height, '#f5d36b', '#fbeeb8'),
      land(width, height, [286, 266, 276, 262, 282], '#cfd887'),
      tree([84, 308], 190, '#9dbb62'),
      tree([650, 300], 130, '#a9c46f'),
      land(width, height, [346, 336, 344, 338, 344], '#a9c763'),
      dabs(random, { x: 0, y: 356, width, height: 100 }, '#8fb04e', { count: 26, opacity: 0.6 }),
      bearer.shadow,
      contact(500, 444, 180, 0.24),
      bearer.far,
      bearer.body,
      bearer.near,
      ...tags.slice(0, 6).map(tag),
      bearer.head,
      ring(bearer.at.neck),
      ...tags.slice(6).map(tag),
    )
  },
}

type Kind = 'disc' | 'bone' | 'heart' | 'star' | 'shield'

const tags: readonly (readonly [Kind, number, number, number, string, number])[] = [
  ['star', 600, 232, 92, '#f3c64f', 14],
  ['disc', 540, 262, 96, '#d97b52', -12],
  ['bone', 634, 286, 112, '#e9edf1', -24],
  ['shield', 566, 330, 112, '#5f9bc4', 10],
  ['disc', 648, 356, 108, '#f3c64f', 8],
  ['heart', 606, 404, 100, '#d8503f', 18],
  ['disc', 334, 408, 76, '#f3c64f', 10],
  ['shield', 396, 410, 74, '#5f9bc4', -14],
  ['star', 652, 408, 84, '#e08b4a', -8],
  ['bone', 546, 410, 110, '#dfe4ea', 12],
  ['heart', 466, 418, 72, '#e0665c', -10],
]

/** The line that the tags hang from. */
function ring([x, y]: Point): string {
  const strap = `M${x - 14} ${y + 18}Q${x - 4} ${y + 70} ${x + 40} ${y + 84}Q${x + 140} ${y + 100} ${x + 300} ${y + 70}`
  return group(
    stroke(strap, '#3a2620', 22),
    stroke(strap, '#d8503f', 16),
    stroke(strap, '#ee8a78', 2.4, { dash: [9, 7] }),
  )
}

function tag([kind, x, y, size, color, rotate]: (typeof tags)[number]): string {
  const hole = fill(ellipse(0, -34, 6), '#3a2620')
  return place(
    group(
      stroke(ellipse(0, -50, 13), '#3a2620', 10),
      stroke(ellipse(0, -50, 13), '#d5d9de', 4.5),
      inked(outlineOf(kind), color, { line: 300 / size, depth: 8 }),
      scratch('M-20 0H20M-14 14H14', 4, '#3a262088'),
      hole,
    ),
    { x, y, rotate, scale: size / 100 },
  )
}

function outlineOf(kind: Kind): string | string[] {
  if (kind === 'disc') return ellipse(0, 0, 46)
  if (kind === 'star') return star(0, 0, 58, 30)
  if (kind === 'heart') return 'M0 48C-70 0 -46 -50 0 -28C46 -50 70 0 0 48Z'
  if (kind === 'shield')
    return polygon([
      [-42, -42],
      [42, -42],
      [42, 10],
      [0, 50],
      [-42, 10],
    ])
  const ends: readonly Point[] = [
    [-38, -14],
    [-38, 16],
    [38, -14],
    [38, 16],
  ]
  return [box(-40, -20, 80, 42, 8), box(-12, -42, 24, 30, 10), ...ends.map(([a, b]) => ellipse(a, b, 21))]
}
