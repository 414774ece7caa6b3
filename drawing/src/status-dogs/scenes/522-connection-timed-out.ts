import type { Point } from '../../geometry.ts'
import { box, ellipse, smooth } from '../../path.ts'
import { clipTo, fill, glow, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { sky, strewn } from '../paint.ts'
import type { Scene } from '../scene.ts'
import { cobweb } from './parts/cobweb.ts'

export const scene: Scene = {
  code: 522,
  phrase: 'Connection Timed Out',
  alt: 'At night a collie at its lit window holds a tin-can telephone to its ear and waits. The string sags across the alley to the other window, which is dark and empty; the other can just dangles there.',
  draw: ({ width, height, random }) => {
    const caller = dog({
      breed: 'collie',
      at: [166, 530],
      size: 218,
      pose: 'bust',
      face: { like: 'sad', look: [0.95, 0.1], mouth: 'wavy', ears: 0.1 },
      head: { turn: 0.5, tilt: 6 },
      collar: '#f0b73c',
      paws: {
        foreFar: { to: [262, 240], bend: -0.32, heading: -80 },
        foreNear: { to: [98, 352], bend: 0.2, heading: 80 },
      },
      line: 3.4,
    })
    const opening = box(50, 66, 236, 288)
    return group(
      sky(width, height, '#2b2f66', '#6a5a94'),
      ...strewn(random, { x: 330, y: 16, width: 120, height: 260 }, 16, 24).map(([x, y]) =>
        fill(ellipse(x, y, 1.8), '#fff3cf', 0.9),
      ),
      glow(392, 84, 84, '#fff0c0', 0.6),
      fill(ellipse(392, 84, 25), '#fdf0c4'),
      fill('M322 462V330H352V306H404V340H438V462Z', '#4d437c'),
      house(-10, 334, '#c96f5e', '#d8826f', height),
      house(452, 270, '#4f7d9a', '#5d8ca8', height),
      frame(50, 66, 236, 288, '#ffd98a'),
      clipTo(
        opening,
        group(
          glow(168, 190, 210, '#fff2c0', 0.9),
          fill('M50 66H96Q92 180 50 240ZM286 66H240Q244 180 286 240Z', '#e8745f'),
          caller.far,
          caller.body,
          caller.near,
          caller.head,
          caller.overHead,
        ),
      ),
      sill(34, 354, 268),
      inked([ellipse(98, 356, 20, 13)], '#fdf8ee', { depth: 4 }),
      frame(520, 110, 140, 210, '#22304f'),
      fill('M520 110H560Q552 190 520 250ZM660 110H624Q632 190 660 250Z', '#37527a'),
      cobweb([660, 112], [612, 112], [660, 170], '#b8c6dc', 1.8),
      sill(506, 320, 168),
      scratch(string, 6),
      stroke(string, '#fff3d6', 3),
      can([268, 206], -8),
      inked([ellipse(276, 218, 14, 11, 20), ellipse(272, 238, 14, 11, 10)], '#fdf8ee', { depth: 3 }),
      can([548, 392], 64),
      sparrow([398, 405]),
    )
  },
}

const string = smooth([
  [286, 206],
  [310, 300],
  [350, 390],
  [400, 420],
  [456, 396],
  [500, 348],
  [534, 318],
  [544, 340],
  [548, 376],
])

function house(x: number, width: number, color: string, lit: string, height: number): string {
  const bricks = Array.from({ length: 22 }, (_, i) =>
    box(x + ((i * 97) % (width - 60)), 14 + i * 21, 46, 13, 2),
  ).join('')
  return group(
    fill(box(x, 0, width, height), color),
    fill(bricks, lit),
    fill(box(x + (x > 0 ? 0 : width - 8), 0, 8, height), '#2b2350', 0.25),
  )
}

function frame(x: number, y: number, width: number, height: number, light: string): string {
  return group(
    inked(box(x - 12, y - 12, width + 24, height + 20, 4), '#fbf0dc', { depth: 5 }),
    inked(box(x, y, width, height), light, { line: 2.6, depth: 0 }),
  )
}

function sill(x: number, y: number, width: number): string {
  return inked(box(x, y, width, 22, 4), '#fbf0dc', { depth: 4 })
}

/** A tin, its open end to the left. */
function can(at: Point, rotate: number): string {
  return place(
    group(
      inked('M-30 -26H26V26H-30Q-38 0 -30 -26Z', '#c9d2da', {
        depth: 6,
        inside: group(fill(box(-16, -30, 30, 60), '#e2574c'), fill(box(-16, -8, 30, 16), '#fff3d6')),
      }),
      inked(ellipse(-30, 0, 8, 26), '#7f8b98', { line: 2.6, depth: 0 }),
      inked(ellipse(26, 0, 7, 26), '#dfe6ea', { line: 2.6, depth: 0 }),
    ),
    { x: at[0], y: at[1], rotate },
  )
}

/** It has had time to fall asleep on the line. */
function sparrow([x, y]: Point): string {
  return group(
    inked(
      [ellipse(x, y - 6, 26, 22), `M${x + 14} ${y - 10}L${x + 48} ${y + 2}L${x + 18} ${y + 12}Z`],
      '#a87f62',
      { depth: 5, inside: fill(ellipse(x - 8, y + 6, 16, 12), '#ecd9bd') },
    ),
    inked(`M${x - 24} ${y - 8}L${x - 36} ${y - 2}L${x - 24} ${y + 1}Z`, '#f3b53a', { line: 2, depth: 0 }),
    scratch(`M${x - 18} ${y - 12}q5 5 10 0`, 2.6),
  )
}
