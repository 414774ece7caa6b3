import type { Point } from '../../geometry.ts'
import { box, ellipse, taper } from '../../path.ts'
import { clipTo, fill, glow, group, place, wash } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { boards, wall } from '../paint.ts'
import { speech } from '../props/marks.ts'
import { pawPrint } from '../props/outdoors.ts'
import type { Scene } from '../scene.ts'

const slime = '#8a5fc0'

export const scene: Scene = {
  code: 520,
  phrase: 'Web Server Returned an Unknown Error',
  alt: 'A muddy sheepdog has come home by night and proudly holds something purple in its mouth: it has three eyes and many tentacles, and over it stands a question mark.',
  draw: ({ width, height }) => {
    const finder = dog({
      breed: 'sheepdog',
      at: [300, 436],
      size: 204,
      pose: 'sitFront',
      face: { like: 'joyful', mouth: 'smile', ears: 0.4 },
      head: { turn: 0.06, tilt: -5 },
      collar: '#e4574d',
      line: 3.4,
    })
    const [mx, my] = finder.at.mouth
    return group(
      wall(width, 352, '#ee9d63', '#fbe3c6'),
      night(),
      boards(width, 352, height, '#b06b4a', 9),
      fill('M92 352H330L374 462H30Z', '#3f7f86'),
      fill('M108 360H318L350 452H56Z', '#56999c'),
      ...prints.map(([x, y, size, turn]) => pawPrint([x, y], size, '#5b3a2a', turn, 0.6)),
      coats([610, 60]),
      finder.shadow,
      finder.all,
      mud([300, 436]),
      place(creature([0, 0]), { x: mx, y: my + 14, scale: 1.2 }),
      speech(
        [482, 130],
        118,
        124,
        [408, 244],
        lettering('?', 482, 162, { size: 96, anchor: 'middle', color: slime }),
      ),
    )
  },
}

const prints = [
  [206, 372, 26, 100],
  [164, 392, 30, 110],
  [430, 446, 34, 60],
  [478, 416, 32, 20],
  [542, 440, 34, 10],
  [602, 414, 32, -20],
] as const

/** The open door, and what lies behind. */
function night(): string {
  const view = box(96, 40, 230, 312)
  return group(
    fill(box(78, 22, 266, 330, 4), '#fbe9cf'),
    clipTo(
      view,
      group(
        wash(
          view,
          [0, 40],
          [0, 352],
          [
            [0, '#1c2350'],
            [1, '#48598f'],
          ],
        ),
        glow(150, 96, 80, '#fff3c4', 0.7),
        fill(ellipse(150, 96, 24), '#fdf0c4'),
        fill(ellipse(130, 352, 110, 70), '#2c4a55') + fill(ellipse(300, 352, 90, 100), '#243f4d'),
        fill(
          ellipse(274, 90, 1.8) + ellipse(210, 66, 1.8) + ellipse(240, 130, 1.8) + ellipse(116, 170, 1.8),
          '#fff3cf',
        ),
      ),
    ),
    fill('M326 40L408 62V384L326 352Z', '#a8433f'),
    fill('M342 72L392 84V190L342 184ZM342 214L392 222V342L342 326Z', '#bb564d'),
    fill(ellipse(398, 214, 7), '#f0c95a'),
  )
}

function coats([x, y]: Point): string {
  return group(
    fill(box(x - 56, y, 124, 14, 4), '#a9653a'),
    fill(ellipse(x - 36, y + 20, 6) + ellipse(x + 6, y + 20, 6) + ellipse(x + 48, y + 20, 6), '#7d4c2f'),
    fill(
      `M${x - 8} ${y + 22}L${x - 40} ${y + 50}L${x - 54} ${y + 140}L${x - 34} ${y + 144}L${x - 26} ${y + 96}L${x - 34} ${y + 176}H${x + 46}L${x + 38} ${y + 96}L${x + 46} ${y + 144}L${x + 66} ${y + 140}L${x + 52} ${y + 50}L${x + 20} ${y + 22}Z`,
      '#f3cf63',
    ),
    fill(`M${x + 4} ${y + 40}h5v136h-5Z`, '#dcae3f'),
    fill(ellipse(x + 16, y + 80, 4) + ellipse(x + 16, y + 112, 4) + ellipse(x + 16, y + 144, 4), '#c98f2c'),
  )
}

function mud([x, y]: Point): string {
  const spots = [ellipse(-52, -14, 20, 12), ellipse(-18, -10, 16, 10), ellipse(30, -12, 19, 12)]
  const splashes = [ellipse(56, -20, 13, 8), ellipse(-70, -60, 11, 7), ellipse(74, -70, 9, 6)]
  return place(fill([...spots, ...splashes].join(''), '#7a5038', 0.85), { x, y })
}

/** Nobody knows. It hangs from the teeth by its scruff. */
function creature([x, y]: Point): string {
  const arms = [-74, -46, -14, 22, 54, 80].map((dx, i) => {
    const dy = [66, 104, 116, 112, 98, 60][i] ?? 0
    const curl = i % 2 ? -22 : 26
    return [dx, dy, curl]
  })
  return group(
    inked(
      [
        ...arms.map(([dx = 0, dy = 0, curl = 0]) =>
          taper([
            [x + dx * 0.5, y + 40, 15],
            [x + dx, y + dy * 0.8, 11],
            [x + dx + curl, y + dy, 6],
          ]),
        ),
        `M${x - 66} ${y + 48}C${x - 72} ${y + 8} ${x - 30} ${y - 8} ${x} ${y - 12}C${x + 34} ${y - 8} ${x + 74} ${y + 6} ${x + 68} ${y + 48}C${x + 60} ${y + 82} ${x - 58} ${y + 82} ${x - 66} ${y + 48}Z`,
      ],
      slime,
      {
        depth: 7,
        inside: fill(
          ellipse(x - 44, y + 26, 8) +
            ellipse(x + 50, y + 60, 7) +
            ellipse(x - 30, y + 66, 6) +
            ellipse(x + 40, y + 14, 6),
          '#a984d8',
        ),
      },
    ),
    ...(
      [
        [-26, 30, 15],
        [6, 20, 19],
        [38, 34, 14],
      ] as const
    ).map(([dx, dy, r]) =>
      group(
        inked(ellipse(x + dx, y + dy, r), '#fffbe8', { line: 2.6, depth: 2 }),
        fill(ellipse(x + dx + 3, y + dy + 3, r * 0.48), '#3a2620'),
        fill(ellipse(x + dx, y + dy, r * 0.16), '#ffffff'),
      ),
    ),
    place(scratch('M-14 0Q0 8 14 0', 3.4), { x: x + 4, y: y + 58 }),
  )
}
