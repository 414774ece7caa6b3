import { box, ellipse } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { rug } from '../paint.ts'
import { livingRoom } from '../places/rooms.ts'
import { speech } from '../props/marks.ts'
import type { Scene } from '../scene.ts'
import { limb, rounded } from './parts/outline.ts'

const slipperColor = '#4e8fc7'

export const scene: Scene = {
  code: 449,
  phrase: 'Retry With',
  alt: 'A terrier proudly brings a red rubber boot. The owner in the armchair has one blue slipper on and one bare foot, and asks again for the other blue slipper.',
  draw: ({ width, height, random }) => {
    const room = livingRoom({ width, height, random }, { paper: '#c7d08d', floor: '#b98a63', horizon: 300 })
    const fetcher = dog({
      breed: 'terrier',
      at: [150, 432],
      size: 218,
      pose: 'sit',
      face: { like: 'happy', mouth: 'closed', look: [1, -0.5], ears: 0.8 },
      head: { turn: 0.6, tilt: -6 },
      wag: 20,
      collar: '#d8503f',
      line: 3.4,
    })
    const [mx, my] = fetcher.at.mouth
    return group(
      room.back,
      rug(470, 420, 520, 84, '#a8574e', '#e6c48a'),
      chair(),
      legs(),
      fetcher.shadow,
      fetcher.all,
      place(boot(), { x: mx + 22, y: my - 2, rotate: 14 }),
      speech([398, 92], 190, 112, [566, -14], place(slipper(), { x: 398, y: 102, rotate: -8 })),
    )
  },
}

/** The sitter is beyond the upper edge; the feet say enough. */
function chair(): string {
  return group(
    contact(610, 432, 120, 0.25),
    inked([box(530, 396, 22, 40, 4), box(672, 396, 22, 40, 4)], '#6d4630', { depth: 3 }),
    inked(box(560, -20, 200, 420, 30), '#3f7466', { depth: 10 }),
    inked(box(506, 232, 260, 176, 30), '#4c8676', { depth: 8 }),
  )
}

function legs(): string {
  const trousers = '#5b5876'
  return group(
    inked([limb('640 60 66, 660 150 70, 690 260 66')], '#e8b53f', { depth: 8 }),
    inked(limb('660 226 48, 566 228 42, 540 262 37, 548 350 31'), trousers, { depth: 8 }),
    place(slipper(), { x: 532, y: 414, scale: 1.2, flip: true }),
    inked(limb('670 250 52, 500 236 42, 452 264 36, 432 340 29'), '#6d6a8c', { depth: 8 }),
    inked(
      [limb('430 350 21, 424 384 22, 410 410 20'), limb('424 408 20, 384 416 19, 356 418 14')],
      '#f0b992',
      { depth: 6 },
    ),
    inked(limb('440 312 36, 431 348 32'), '#6d6a8c', { depth: 6 }),
    ...[0, 1, 2, 3].map((i) =>
      inked(ellipse(350 + i * 2, 398 + i * 9, 9 - i * 0.8), '#f0b992', { line: 2.6, depth: 2 }),
    ),
    fill(ellipse(372, 412, 20, 12), '#f0b992'),
  )
}

function slipper(): string {
  return group(
    inked(rounded('-58 8, -48 -6, -10 -8, 20 -34, 52 -28, 64 0, 56 14, 0 18, -48 18'), slipperColor, {
      depth: 5,
      inside: fill('M-70 9H70V30H-70Z', '#3a6a96'),
    }),
    inked(ellipse(18, -28, 13), '#fff6e2', { line: 2.6, depth: 2 }),
  )
}

function boot(): string {
  return group(
    inked('M-24 -46H26V20Q64 22 68 46V58H-24Z', '#d8503f', {
      depth: 7,
      inside: fill('M-30 46H80V70H-30Z', '#8f3a36'),
    }),
    inked(box(-28, -54, 58, 16, 7), '#f3c6a8', { line: 2.6, depth: 2 }),
    stroke('M-10 -28V10', '#f08a7a', 5),
    scratch('M26 20Q14 24 8 34', 2.4),
  )
}
