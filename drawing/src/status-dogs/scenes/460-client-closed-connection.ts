import { ellipse } from '../../path.ts'
import { fill, group } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { cloud, dabs, land, sky, tree } from '../paint.ts'
import { speedLines } from '../props/marks.ts'
import { tennisBall } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 460,
  phrase: 'Client Closed Connection',
  alt: 'In an autumn park a chocolate labrador makes the catch of its life, high in the air. Nobody sees it: of the friend who threw the ball only the hind legs are still in the picture.',
  draw: ({ width, height, random }) => {
    const catcher = dog({
      breed: 'labrador',
      coat: 'chocolate',
      at: [452, 372],
      size: 196,
      pose: 'leap',
      facing: 'left',
      lean: 8,
      face: { like: 'shocked', mouth: 'round', ears: 1, look: [0.9, 0.2] },
      head: { turn: 0.5, tilt: -4 },
      collar: '#3fa39a',
      line: 3.4,
    })
    const thrower = dog({
      breed: 'terrier',
      at: [24, 440],
      size: 150,
      pose: 'run',
      facing: 'left',
      collar: '#d8503f',
      line: 3.2,
    })
    const [mx, my] = catcher.at.mouth
    return group(
      sky(width, 300, '#7fc0c4', '#fbeecb'),
      cloud(120, 84, 150, '#fffaf0'),
      land(width, height, [250, 222, 246, 216, 240, 226], '#e3a94f'),
      ...trees(),
      land(width, height, [318, 306, 318, 312, 300], '#c9b04d'),
      dabs(random, { x: 0, y: 330, width, height: 120 }, '#a8913a', { count: 26, length: 34 }),
      leaves(),
      fill(ellipse(440, 436, 150, 12), '#4a3a12', 0.24),
      catcher.all,
      tennisBall([mx - 2, my + 4], 46),
      dust(),
      thrower.all,
      speedLines([122, 370], 0, 62, '#fffaf0', 20, 4),
    )
  },
}

function trees(): string[] {
  return [
    tree([70, 276], 150, '#d9743a'),
    tree([226, 262], 112, '#e8b53f'),
    tree([616, 280], 190, '#c9573a'),
    tree([690, 268], 120, '#e8a23f'),
  ]
}

function leaves(): string {
  const spots: readonly (readonly [number, number, number])[] = [
    [210, 416, 20],
    [262, 352, -30],
    [560, 352, 30],
    [640, 420, -20],
    [680, 372, 60],
    [330, 452, 10],
    [330, 130, 40],
    [210, 190, -40],
  ]
  return fill(spots.map(([x, y, turn]) => ellipse(x, y, 9, 4.5, turn)).join(''), '#c9573a')
}

function dust(): string {
  return fill(ellipse(128, 430, 24, 15) + ellipse(164, 436, 16, 10) + ellipse(104, 436, 18, 11), '#f7e6b8')
}
