import { box, ellipse } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { boards } from '../paint.ts'
import { cable } from '../props/machines.ts'
import type { Scene } from '../scene.ts'

const brass = '#e9b648'

export const scene: Scene = {
  code: 505,
  phrase: 'HTTP Version Not Supported',
  alt: 'A terrier wears two gramophone horns as headphones. It holds their enormous plug in one paw and a tiny telephone in the other and cannot see how they could fit.',
  draw: ({ width, height }) => {
    const listener = dog({
      breed: 'terrier',
      at: [352, 566],
      size: 284,
      pose: 'upright',
      face: { like: 'puzzled', look: [0.6, 0.9], ears: -0.6, mouth: 'wavy' },
      head: { turn: 0.1, tilt: 5 },
      collar: '#d8503f',
      paws: {
        foreNear: { to: [214, 404], bend: 0.16, heading: 60 },
        foreFar: { to: [506, 396], bend: -0.16, heading: -100 },
      },
      line: 3.4,
    })
    const [hx, hy] = listener.at.foreNear
    const [px, py] = listener.at.foreFar
    return group(
      fill(box(0, 0, width, height), '#b9a4dd'),
      ...records,
      boards(width, 404, height, '#8d6ab0', 8),
      fill(box(0, 396, width, 10), '#d8c8f0'),
      listener.shadow,
      listener.far,
      listener.body,
      listener.head,
      listener.onHead(horns()),
      listener.near,
      cable(
        [
          [180, 240],
          [106, 300],
          [70, 376],
          [100, 424],
          [hx - 36, hy + 2],
        ],
        '#6a4a3a',
        7,
      ),
      place(jack(), { x: hx, y: hy - 2, rotate: -3 }),
      place(phone(), { x: px + 2, y: py - 46, rotate: 9, scale: 1.1 }),
      inked([ellipse(px - 14, py - 18, 13, 10), ellipse(px - 15, py + 2, 13, 10)], '#fbf2e2', { depth: 3 }),
      inked([ellipse(hx - 12, hy - 2, 13, 21), ellipse(hx + 10, hy - 4, 13, 21)], '#fbf2e2', { depth: 3 }),
    )
  },
}

const records = [
  [66, 90, '#e8836a'],
  [250, 62, '#57b0a8'],
  [470, 62, '#f2cf63'],
  [650, 92, '#e8836a'],
  [60, 300, '#57b0a8'],
  [656, 308, '#7d9fe0'],
].map(([x, y, label]) =>
  group(
    fill(ellipse(Number(x), Number(y), 68), '#8f78b8'),
    stroke(ellipse(Number(x), Number(y), 52) + ellipse(Number(x), Number(y), 40), '#a48fca', 3),
    fill(ellipse(Number(x), Number(y), 25), String(label)),
    fill(ellipse(Number(x), Number(y), 5), '#b9a4dd'),
  ),
)

/** In head units. */
function horns(): string {
  const horn = (side: number) =>
    group(
      inked(
        `M${side * 40} -10Q${side * 66} -12 ${side * 84} -62L${side * 96} 50Q${side * 66} 14 ${side * 40} 12Z`,
        brass,
        {
          line: 1.9,
          depth: 5,
          inside: stroke(
            `M${side * 40} -2Q${side * 70} -6 ${side * 90} -34M${side * 40} 4Q${side * 70} 6 ${side * 92} 22`,
            '#c48f2c',
            2,
          ),
        },
      ),
      inked(ellipse(side * 90, -6, 17, 60, side * -6), '#f6d37c', { line: 1.9, depth: 0 }),
      fill(ellipse(side * 91, -6, 11, 48, side * -6), '#a8742a'),
      fill(ellipse(side * 87, -4, 6, 22, side * -6), '#5e3d22'),
      inked(box(side * 44 - 10, -17, 20, 36, 9), '#5a4f68', { line: 1.9, depth: 3 }),
    )
  return group(
    scratch('M-44 -10C-50 -70 50 -70 44 -10', 9),
    stroke('M-44 -10C-50 -70 50 -70 44 -10', '#5a4f68', 6),
    horn(-1),
    horn(1),
  )
}

/** A plug of olden times, its pin to the upper right. */
function jack(): string {
  return group(
    inked('M104 -11H168L184 -4V4L168 11H104Z', '#e8d9a8', {
      depth: 4,
      inside: fill(box(122, -20, 7, 40) + box(148, -20, 7, 40), '#4a3f45'),
    }),
    inked(box(-40, -26, 146, 52, 14), '#c8433c', {
      depth: 7,
      inside: fill([0, 1, 2, 3, 4].map((i) => box(40 + i * 13, -30, 6, 60)).join(''), '#93302f'),
    }),
  )
}

function phone(): string {
  return group(
    inked(box(-31, -62, 62, 118, 11), '#3d4a5c', { depth: 5 }),
    fill(box(-25, -54, 50, 98, 6), '#8ff0d0'),
    stroke('M-8 10V-24L14 -30V4', '#2f7d6c', 5),
    fill(ellipse(-13, 11, 7, 5.5) + ellipse(9, 5, 7, 5.5), '#2f7d6c'),
    fill(box(-7, 48, 14, 4, 2), '#12202c'),
  )
}
