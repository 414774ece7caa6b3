import { box, ellipse, polygon } from '../../path.ts'
import { fill, group, place } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { livingRoom } from '../places/rooms.ts'
import { cable, plug, socket } from '../props/machines.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 599,
  phrase: 'Network Connect Timeout Error',
  alt: 'A corgi pulls the plug of a floor lamp towards the socket with all its might. The cable is taut, the lamp is already tipping over, and a hand’s breadth is still missing.',
  draw: ({ width, height, random }) => {
    const room = livingRoom({ width, height, random }, { paper: '#4f8f97', floor: '#9c7a78', horizon: 348 })
    const puller = dog({
      breed: 'corgi',
      at: [276, 434],
      size: 218,
      pose: 'walk',
      lean: 4,
      wag: 30,
      face: { like: 'effort', mouth: 'closed', ears: -0.9 },
      head: { turn: 0.62, tilt: -6, shift: [12, 4] },
      collar: '#f3c64f',
      line: 3.4,
    })
    const [mx, my] = puller.at.mouth
    return group(
      room.back,
      fill(ellipse(286, 440, 280, 16), '#7f5f68', 0.5),
      socket([628, my - 18], 96),
      contact(92, 436, 56),
      cable(
        [
          [110, 422],
          [250, 414],
          [mx - 84, 396],
          [mx - 40, my + 44],
          [mx - 4, my + 2],
        ],
        '#ffe08a',
        7,
      ),
      floorLamp(),
      puller.shadow,
      puller.all,
      plug([mx - 6, my - 1], 84, -8),
    )
  },
}

/** Unlit and about to fall the way it is pulled. */
function floorLamp(): string {
  return place(
    group(
      inked(box(-5, -292, 10, 290, 4), '#d9a75c', { depth: 3 }),
      inked('M-46 0Q-44 -22 0 -22Q44 -22 46 0Z', '#d9a75c', { depth: 5 }),
      inked(
        polygon([
          [-36, -346],
          [36, -346],
          [68, -256],
          [-68, -256],
        ]),
        '#f4e3c0',
        {
          depth: 9,
          inside: group(
            fill(box(-80, -276, 160, 8), '#e0785c'),
            fill(
              polygon([
                [-14, -350],
                [14, -350],
                [26, -250],
                [-26, -250],
              ]),
              '#fff6e0',
              0.7,
            ),
          ),
        },
      ),
      scratch('M26 -256V-222', 3),
      inked(ellipse(26, -217, 6), '#e0785c', { depth: 0, line: 2.4 }),
    ),
    { x: 66, y: 430, rotate: 15 },
  )
}
