import { ellipsePoints, type Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { clipTo, fill, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { stripes, wall } from '../paint.ts'
import { tennisBall } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 540,
  phrase: 'Temporarily Disabled',
  alt: 'A pug with a bandaged paw looks out of the huge plastic cone around its neck. A tennis ball has landed in the cone, just out of reach, and a small bird has settled on the rim.',
  draw: ({ width, height }) => {
    const patient = dog({
      breed: 'pug',
      at: [334, 628],
      size: 372,
      pose: 'bust',
      face: { like: 'sad', look: [0.8, -0.9], eyes: 'open', mouth: 'frown' },
      head: { turn: 0.06, tilt: 0 },
      collar: false,
      paws: { foreFar: { to: [584, 352], bend: -0.2, heading: -70 } },
      line: 3.4,
    })
    const [hx, hy] = patient.at.head
    const centre: Point = [hx, hy - 2]
    return group(
      wall(width, 500, '#9d86c4'),
      stripes({ x: 0, y: 0, width, height }, '#b39dd6', 84, 34, 0.6),
      cross(74, 84),
      patient.far,
      patient.body,
      inked(ellipse(...centre, 206, 190), '#e3f0f5', { depth: 0 }),
      clipTo(
        ellipse(...centre, 206, 190),
        group(
          fill(ellipse(centre[0] + 16, centre[1] + 22, 158, 144), '#bcd3e2'),
          stroke(ribs(centre), '#f8fdff', 5, { opacity: 0.9 }),
        ),
      ),
      stroke(ellipse(...centre, 196, 180), '#ffffff', 9),
      patient.near,
      bandage(584, 352),
      patient.head,
      tennisBall([centre[0] + 92, centre[1] + 132], 68),
      bird(centre[0] + 188, centre[1] - 118),
    )
  },
}

function ribs(centre: Point): string {
  const outer = ellipsePoints(centre, 230, 214, 14)
  return outer.map((point) => polygon([centre, point], false)).join('')
}

function cross(x: number, y: number): string {
  return group(
    inked(box(x - 52, y - 52, 104, 104, 14), '#fdf6e6', { depth: 5 }),
    fill(box(x - 12, y - 34, 24, 68, 4), '#dd5548'),
    fill(box(x - 34, y - 12, 68, 24, 4), '#dd5548'),
  )
}

function bandage(x: number, y: number): string {
  return place(
    group(
      inked(box(-34, -30, 68, 62, 22), '#fffaf0', { depth: 6 }),
      scratch('M-32 -6Q0 -20 32 -10M-32 14Q0 -2 32 8', 2.4, '#b9a99a'),
    ),
    { x: x - 2, y: y + 6, rotate: 14 },
  )
}

function bird(x: number, y: number): string {
  return group(
    scratch(`M${x - 6} ${y + 22}v18M${x + 8} ${y + 22}v18`, 3),
    inked(
      [
        ellipse(x, y, 33, 28),
        ellipse(x - 20, y - 26, 21),
        polygon([
          [x + 20, y - 8],
          [x + 62, y + 2],
          [x + 22, y + 16],
        ]),
      ],
      '#f0a64c',
      {
        depth: 6,
        inside: fill(ellipse(x - 12, y + 12, 22, 18), '#fbe3b0'),
      },
    ),
    inked(
      polygon([
        [x - 38, y - 32],
        [x - 56, y - 24],
        [x - 37, y - 20],
      ]),
      '#e0674c',
      { depth: 0, line: 2.4 },
    ),
    fill(ellipse(x - 24, y - 29, 4), '#3a2620'),
    scratch(`M${x - 2} ${y - 4}q16 16 30 4`, 2.6),
  )
}
