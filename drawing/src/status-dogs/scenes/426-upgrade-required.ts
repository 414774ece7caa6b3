import type { Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import type { BreedName } from '../dogs/breeds.ts'
import { contact, dog } from '../dogs/dog.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { street } from '../places/street.ts'
import type { Scene } from '../scene.ts'
import { limb } from './parts/outline.ts'

export const scene: Scene = {
  code: 426,
  phrase: 'Upgrade Required',
  alt: 'A labrador with goggles sits proudly in a rickety soap-box car on the tram rails. A shining modern tram has drawn up behind it, its driver waiting and its passengers staring from the windows.',
  draw: ({ width, height, random }) => {
    const place = street({ width, height, random }, { top: '#f6c9a8', low: '#fdf0d0', road: '#9a93a0' })
    const racer = dog({
      breed: 'labrador',
      at: [524, 486],
      size: 200,
      wag: -70,
      pose: 'bust',
      face: { like: 'smug', eyes: 'open', mouth: 'smile', ears: -0.4, look: [0.9, -0.1] },
      head: { turn: 0.6, tilt: 4 },
      collar: false,
      paws: {
        foreFar: { to: [614, 322], bend: -0.2, heading: -10 },
        foreNear: { to: [452, 342], bend: -0.34, heading: 150 },
      },
      line: 3.2,
    })
    const [nx, ny] = racer.at.neck
    return group(
      place.back,
      stroke(`M0 432H${width}M0 446H${width}`, '#6a6474', 5),
      contact(180, 434, 250, 0.24),
      tram(),
      contact(550, 440, 130, 0.28),
      clipTo(box(380, 60, 330, 340), racer.body),
      scarf([nx, ny + 22]),
      racer.head,
      racer.onHead(goggles()),
      wheel(),
      car(),
      clipTo(box(380, 60, 330, 296), racer.near),
    )
  },
}

const riders: readonly (readonly [BreedName, number])[] = [
  ['poodle', 62],
  ['pug', 178],
]

function tram(): string {
  const shell = 'M-60 74H300Q392 78 408 240L414 388Q414 412 388 412H-60Z'
  return group(
    inked(shell, '#2f9ca6', {
      depth: 12,
      inside: group(fill(box(-60, 288, 500, 26), '#fdf5e0'), fill(box(-60, 340, 500, 80), '#25808f')),
    }),
    ...riders.map(([breed, x]) => {
      const pane = box(x - 50, 118, 100, 140, 16)
      return group(
        inked(pane, '#d7f0ee', { depth: 0 }),
        clipTo(
          pane,
          dogHead({
            breed,
            at: [x, 206],
            size: 128,
            face: { like: 'curious', look: [1, 0.3] },
            turn: 0.6,
            line: 2.8,
          }).svg,
        ),
      )
    }),
    driver(),
    inked(ellipse(392, 340, 15, 19), '#fff0b8', { depth: 3 }),
    ...[70, 300].map((x) => inked(box(x - 46, 404, 92, 24, 10), '#4a4658', { depth: 4 })),
    scratch('M120 74L160 30L210 74M110 28H220', 5),
  )
}

function driver(): string {
  const pane = 'M264 118H316Q364 124 376 240V258H264Q252 258 252 246V130Q252 118 264 118Z'
  return group(
    inked(pane, '#d7f0ee', { depth: 0 }),
    clipTo(
      pane,
      dogHead({
        breed: 'bulldog',
        at: [306, 214],
        size: 112,
        face: { like: 'bored', look: [1, 0.4] },
        turn: 0.6,
        line: 2.8,
      }).svg,
    ),
  )
}

/** Pushed up on the forehead, in head units. */
function goggles(): string {
  return group(
    inked('M-50 -34Q0 -58 50 -30L48 -20Q0 -46 -48 -24Z', '#7d5a3c', { line: 2.4, depth: 0 }),
    ...[-4, 30].map((x) =>
      inked(ellipse(x, -36 + Math.abs(x) * 0.1, 15, 12), '#9fd3e0', {
        line: 3,
        depth: 0,
        inside: fill(ellipse(x - 5, -41, 5, 4), '#ffffff'),
      }),
    ),
  )
}

function wheel(): string {
  return group(
    inked(limb('618 400 5, 620 334 5'), '#7d5a3c', { depth: 0 }),
    stroke(ellipse(620, 326, 12, 32, 14), '#3a2620', 13),
    stroke(ellipse(620, 326, 12, 32, 14), '#7d5a3c', 7),
  )
}

/** It flies although the car stands. */
function scarf([x, y]: Point): string {
  return group(
    inked(limb(`${x - 30} ${y + 6} 12, ${x - 66} ${y + 14} 13, ${x - 104} ${y - 4} 12`), '#d8503f', {
      depth: 4,
    }),
    inked(limb(`${x - 34} ${y} 14, ${x} ${y + 12} 16, ${x + 36} ${y} 14`), '#e4665a', { depth: 4 }),
  )
}

/** Planks, a cushion, pram wheels. */
function car(): string {
  return group(
    inked('M424 340L450 352L592 352L680 384L690 414L430 416Z', '#c98a4a', {
      depth: 8,
      inside: group(
        stroke('M420 376H700M420 398H700', '#a06a36', 3),
        fill('M470 340L506 340L500 420L464 420Z', '#d8503f'),
      ),
    }),
    ...[480, 638].map((x, i) =>
      group(
        inked(ellipse(x, 414, 33 - i * 3), '#4a4658', { depth: 4 }),
        inked(ellipse(x, 414, 22 - i * 2), '#f3e3c3', { depth: 0, line: 2 }),
        scratch(`M${x - 18} 414h36M${x} 396v36M${x - 13} 401l26 26M${x + 13} 401l-26 26`, 2.4),
        fill(ellipse(x, 414, 5), '#d8503f'),
      ),
    ),
  )
}
