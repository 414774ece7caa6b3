import { between, type Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { boards, wall } from '../paint.ts'
import { cup, steam } from '../props/kitchen.ts'
import { zzz } from '../props/marks.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 521,
  phrase: 'Web Server Is Down',
  alt: 'In a café the waiter, a beagle with a bow tie, lies flat on its back and snores. Its four paws point up and still balance the tray with two cups of coffee.',
  draw: ({ width, height }) => {
    const waiter = dog({
      breed: 'beagle',
      at: [306, 440],
      size: 262,
      pose: 'belly',
      face: { like: 'asleep', mouth: 'open', ears: -0.2 },
      head: { tilt: 164, turn: 0.1 },
      collar: false,
      wag: -6,
      paws: {
        hindNear: { to: [228, 244], bend: 0.14, heading: -92 },
        hindFar: { to: [268, 244], bend: 0.1, heading: -86 },
        foreNear: { to: [388, 244], bend: -0.1, heading: -88 },
        foreFar: { to: [428, 244], bend: -0.12, heading: -84 },
      },
      line: 3.4,
    })
    const neck = between(waiter.at.chest, waiter.at.neck, 0.36)
    return group(
      wall(width, 330, '#e0b44c', '#8a5a3a'),
      fill(box(0, 214, width, 102), '#a2693f'),
      fill([0, 1, 2, 3, 4, 5].map((i) => box(12 + i * 120, 230, 100, 72, 3)).join(''), '#b0764a'),
      fill(box(0, 206, width, 12), '#8a5a3a'),
      ...[110, 322, 590].map((x) => pendant(x)),
      boards(width, 330, height, '#7d5156', 9),
      table([96, 372]),
      table([640, 366]),
      waiter.shadow,
      fill(ellipse(330, 444, 250, 14), '#4a1f45', 0.24),
      waiter.far,
      waiter.body,
      waiter.near,
      waiter.head,
      place(bowTie(), { x: neck[0], y: neck[1], rotate: 70 }),
      tray([326, 226]),
      zzz([552, 322], 50, '#fff3d6'),
    )
  },
}

function pendant(x: number): string {
  return group(
    stroke(`M${x} 0V46`, '#5c3a34', 4),
    glow(x, 92, 130, '#fff1b8', 0.75),
    fill(`M${x - 40} 84Q${x - 34} 46 ${x} 44Q${x + 34} 46 ${x + 40} 84Z`, '#2f6d66'),
    fill(ellipse(x, 86, 18, 9), '#fffbe0'),
  )
}

/** A bistro table with an empty plate: nobody is served. */
function table([x, y]: Point): string {
  return group(
    fill(ellipse(x + 6, y + 2, 56, 8), '#3a1f2c', 0.35),
    inked(`M${x - 7} ${y - 96}H${x + 7}V${y - 14}L${x + 38} ${y}H${x - 38}L${x - 7} ${y - 14}Z`, '#4b4450', {
      depth: 3,
    }),
    inked(
      `M${x - 84} ${y - 108}H${x + 84}L${x + 92} ${y - 62}Q${x + 70} ${y - 50} ${x + 46} ${y - 62}T${x} ${y - 60}T${x - 46} ${y - 62}T${x - 92} ${y - 62}Z`,
      '#fff6e4',
      { depth: 6 },
    ),
    inked(ellipse(x, y - 110, 40, 8), '#dfe8ea', { line: 2.6, depth: 2 }),
  )
}

function bowTie(): string {
  return group(
    inked(['M0 0L-40 -24Q-48 0 -40 24Z', 'M0 0L40 -24Q48 0 40 24Z'], '#c73b3b', { depth: 5 }),
    inked(box(-10, -12, 20, 24, 6), '#a92f33', { line: 2.6, depth: 2 }),
  )
}

function tray([x, y]: Point): string {
  return group(
    steam([x - 74, y - 84], 56),
    steam([x + 62, y - 84], 56),
    cup([x - 84, y - 6], 92, { color: '#fffaf0', band: '#c73b3b', drink: '#6b3d28' }),
    cup([x + 52, y - 6], 92, { color: '#fffaf0', band: '#c73b3b', drink: '#6b3d28' }),
    inked(
      `M${x - 168} ${y - 10}H${x + 168}Q${x + 160} ${y + 10} ${x + 140} ${y + 10}H${x - 140}Q${x - 160} ${y + 10} ${x - 168} ${y - 10}Z`,
      '#cdd6dc',
      {
        depth: 4,
        inside: fill(box(x - 170, y - 10, 340, 5), '#f2f7f9'),
      },
    ),
  )
}
