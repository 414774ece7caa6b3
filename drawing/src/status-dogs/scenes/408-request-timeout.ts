import type { Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { group, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { rug } from '../paint.ts'
import { livingRoom } from '../places/rooms.ts'
import { door } from '../props/home.ts'
import { zzz } from '../props/marks.ts'
import { clock } from '../props/office.ts'
import { rope } from '../props/toys.ts'
import type { Scene } from '../scene.ts'
import { cobweb } from './parts/cobweb.ts'

export const scene: Scene = {
  code: 408,
  phrase: 'Request Timeout',
  alt: 'A golden labrador waited so long for its walk that it fell asleep before the front door, the lead still in its mouth. A cobweb already joins it to the tall clock.',
  draw: ({ width, height, random }) => {
    const room = livingRoom({ width, height, random }, { paper: '#5f7fa3', floor: '#8d6a5d', horizon: 330 })
    const waiting = dog({
      breed: 'labrador',
      at: [366, 438],
      size: 222,
      facing: 'left',
      pose: 'flop',
      face: { like: 'asleep', mouth: 'closed' },
      head: { turn: 0.5, tilt: 8 },
      collar: '#d8503f',
      line: 3.4,
    })
    const [mx, my] = waiting.at.mouth
    return group(
      room.back,
      door([122, 336], 150, { color: '#c9a24a', frame: '#f3e6c8' }),
      rug(150, 410, 250, 66, '#b8574a', '#e8c98a'),
      longcase([592, 352]),
      waiting.shadow,
      waiting.all,
      cobweb(
        [530, 96],
        [waiting.at.tailTip[0] - 16, waiting.at.tailTip[1] - 8],
        [waiting.at.back[0], waiting.at.back[1] - 34],
        '#f4f0ea',
        2.4,
      ),
      rope(
        [
          [mx - 4, my - 4],
          [mx - 50, my + 8],
          [mx - 90, my + 26],
          [mx - 40, my + 42],
          [mx + 20, my + 34],
          [mx + 70, my + 44],
        ],
        '#2f9a8f',
        8,
        3,
      ),
      rope(
        [
          [mx + 6, my - 4],
          [mx + 34, my + 14],
          [mx + 30, my + 30],
        ],
        '#2f9a8f',
        8,
        3,
      ),
      zzz([246, 206], 46, '#fff3d6'),
    )
  },
}

/** A clock as tall as a man; its hands have been round many times. */
function longcase([x, y]: Point): string {
  return group(
    contact(x, y + 4, 84, 0.26),
    inked(
      [box(x - 66, y - 26, 132, 30, 4), box(x - 50, y - 190, 100, 170), box(x - 66, y - 300, 132, 124, 10)],
      '#7a4530',
      {
        depth: 8,
      },
    ),
    inked(box(x - 34, y - 172, 68, 138, 6), '#3d2a2c', { line: 2.6, depth: 0 }),
    scratch(`M${x} ${y - 172}L${x + 12} ${y - 76}`, 5, '#e8b53f'),
    inked(ellipse(x + 13, y - 66, 17), '#e8b53f', { line: 2.6, depth: 4 }),
    clock([x, y - 238], 98, 11.6, { rim: '#e8b53f' }),
    stroke(`M${x - 60} ${y - 180}H${x + 60}`, '#a9653a', 5),
  )
}
