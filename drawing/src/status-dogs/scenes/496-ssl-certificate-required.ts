import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon, star } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { type DogOptions, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import type { Scene } from '../scene.ts'
import { points } from './parts/outline.ts'

const gold = '#e0aa3e'

export const scene: Scene = {
  code: 496,
  phrase: 'SSL Certificate Required',
  alt: 'Three dogs line up with their picture frames. Left and right a corgi and a shiba proudly show a certificate with a rosette; the shaggy mutt in the middle looks through an empty frame, very embarrassed.',
  draw: ({ width, height }) => {
    const left = holder(
      { breed: 'corgi', at: [128, 452], size: 158, pose: 'upright', face: 'proud' },
      [128, 326],
      62,
      262,
    )
    const right = holder(
      { breed: 'shiba', at: [584, 452], size: 158, pose: 'upright', face: 'proud' },
      [584, 326],
      62,
      262,
    )
    const [hx, hy] = [356, 188]
    const bare = dog({
      breed: 'mutt',
      at: [356, 456],
      size: 204,
      pose: 'upright',
      face: { like: 'embarrassed', look: [-0.5, 0.1] },
      head: { turn: 0 },
      collar: '#4e8fc7',
      paws: {
        foreNear: { to: [hx - 112, hy + 72], bend: -0.2, heading: -80 },
        foreFar: { to: [hx + 112, hy + 72], bend: 0.2, heading: -100 },
      },
      line: 3.4,
    })
    return group(
      stage(width, height),
      left.back,
      right.back,
      bare.shadow,
      bare.far,
      bare.body,
      bare.head,
      frame([hx, hy + 4], 216, 208),
      bare.near,
      left.front,
      right.front,
    )
  },
}

function holder(options: DogOptions, at: Point, reach: number, top: number): { back: string; front: string } {
  const happy = dog({
    ...options,
    head: { turn: 0 },
    collar: false,
    paws: {
      foreNear: { to: [at[0] - reach, at[1] + 14], bend: -0.2, heading: 0 },
      foreFar: { to: [at[0] + reach, at[1] + 14], bend: 0.2, heading: 180 },
    },
  })
  return {
    back: group(happy.shadow, happy.far, happy.body, happy.head),
    front: group(certificate([at[0], top + 68]), happy.near),
  }
}

function frame([x, y]: Point, width: number, height: number): string {
  const outer = box(x - width / 2 - 18, y - height / 2 - 18, width + 36, height + 36, 8)
  const inner = `M${x - width / 2} ${y - height / 2}v${height}h${width}v${-height}Z`
  return group(
    stroke(`${outer}${inner}`, '#3a2620', 6),
    `<path d="${outer}${inner}" fill="${gold}" fill-rule="evenodd"/>`,
    stroke(box(x - width / 2 - 9, y - height / 2 - 9, width + 18, height + 18, 4), '#f6d68a', 4),
  )
}

function certificate([x, y]: Point): string {
  return group(
    inked(box(x - 64, y - 50, 128, 100, 6), gold, { depth: 4 }),
    fill(box(x - 52, y - 38, 104, 76), '#fffaf0'),
    stroke(`M${x - 38} ${y - 22}H${x + 38}M${x - 38} ${y - 6}H${x + 14}`, '#c9bda6', 6),
    place(
      group(
        fill('M-9 8L-14 30L-2 24L4 30L9 8Z', '#b53a38'),
        inked(star(0, 0, 17, 13, 10), '#d8503f', { line: 2.2, depth: 2 }),
        fill(ellipse(0, 0, 6), '#f6d68a'),
      ),
      { x: x + 30, y: y + 12 },
    ),
  )
}

function stage(width: number, height: number): string {
  const beams = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
    polygon(points(`${i * 104 - 30} 0, ${i * 104 + 22} 0, ${i * 104 + 22} 400, ${i * 104 - 30} 400`)),
  )
  return group(
    fill(box(0, 0, width, height), '#4a9a9a'),
    fill(beams.join(''), '#57a7a5'),
    fill(box(0, 396, width, height), '#d9b58a'),
    fill(box(0, 396, width, 10), '#b98f63'),
  )
}
