import { dog } from '../dogs/dog.ts'
import type { Point } from '../geometry.ts'
import { inked, scratch } from '../ink.ts'
import { cloud, land, sky } from '../paint.ts'
import { box, ellipse } from '../path.ts'
import type { Scene } from '../scene.ts'
import { fill, group } from '../svg.ts'
import { limb, rounded } from './parts/outline.ts'

export const scene: Scene = {
  code: 430,
  phrase: 'Request Header Fields Too Large',
  alt: 'A tiny chihuahua on a hill wears a top hat that towers up until it disappears in a cloud. A bird flies past it and frowns.',
  draw: ({ width, height }) => {
    const dandy = dog({
      breed: 'chihuahua',
      at: [300, 434],
      size: 192,
      pose: 'sitFront',
      face: { like: 'worried', look: [0.1, -1] },
      head: { turn: 0, tilt: 0 },
      collar: '#e8b53f',
    })
    const [x, y] = dandy.at.crown
    return group(
      sky(width, height, '#4f86b8', '#fbd9b4'),
      cloud(120, 150, 170, '#f6e3dc'),
      cloud(600, 230, 150, '#f9e6d6'),
      land(width, height, [400, 372, 384, 360, 380], '#8d9fb0'),
      land(width, height, [452, 424, 408, 414, 440, 462], '#6f9a72'),
      dandy.shadow,
      dandy.all,
      hat([x, y + 2]),
      cloud(322, 104, 280, '#fffaf0'),
      bird([520, 158]),
    )
  },
}

function hat([x, y]: Point): string {
  const pipe = limb(
    `${x} ${y - 46} 47, ${x - 10} ${y - 84} 46, ${x - 12} ${y - 128} 49, ${x + 4} ${y - 168} 47`,
  )
  const bands: readonly (readonly [number, number, string, number])[] = [
    [-4, -34, '#d8503f', -4],
    [-14, -94, '#e8b53f', 2],
    [-8, -148, '#3fa39a', 14],
    [14, -192, '#e2678a', 26],
  ]
  return group(
    inked(pipe, '#453a52', {
      depth: 12,
      inside: bands.map(([dx, dy, colour, turn]) => ribbon(x + dx, y + dy, colour, turn)).join(''),
    }),
    inked(
      rounded(
        `${x - 84} ${y - 10}, ${x} ${y - 4}, ${x + 84} ${y - 10}, ${x + 90} ${y + 2}, ${x + 50} ${y + 14}, ${x} ${y + 17}, ${x - 50} ${y + 14}, ${x - 90} ${y + 2}`,
      ),
      '#453a52',
      {
        depth: 4,
      },
    ),
  )
}

function ribbon(x: number, y: number, colour: string, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${fill(box(-90, -11, 180, 22), colour)}</g>`
}

function bird([x, y]: Point): string {
  return group(
    inked(
      rounded(`${x + 22} ${y + 4}, ${x + 66} ${y - 10}, ${x + 62} ${y + 14}, ${x + 30} ${y + 24}`),
      '#d9a13a',
      { depth: 3 },
    ),
    inked([ellipse(x, y, 31, 26), ellipse(x - 20, y - 20, 20)], '#f3c64f', { depth: 6 }),
    inked(
      rounded(`${x - 4} ${y - 2}, ${x + 24} ${y - 48}, ${x + 42} ${y - 40}, ${x + 26} ${y + 6}`),
      '#d9a13a',
      { depth: 4 },
    ),
    inked(`M${x - 36} ${y - 28}L${x - 58} ${y - 18}L${x - 36} ${y - 12}Z`, '#e8793a', {
      line: 2.6,
      depth: 0,
    }),
    fill(ellipse(x - 26, y - 24, 7.5), '#ffffff'),
    fill(ellipse(x - 29, y - 23, 4), '#3a2620'),
    scratch(`M${x - 36} ${y - 40}l14 -4`, 3),
  )
}
