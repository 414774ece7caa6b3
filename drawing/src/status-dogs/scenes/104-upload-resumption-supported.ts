import { ellipse } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { cloud, dabs, land, sky, tree } from '../paint.ts'
import { doghouse, pawPrint } from '../props/outdoors.ts'
import { bone } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 104,
  phrase: 'Upload Resumption Supported',
  alt: 'Halfway up a steep hill, at a red flag that reads 50 %, a scruffy dog takes hold of a gigantic bone again to drag it on up to its kennel. The track from the bottom ends exactly at the flag.',
  draw: ({ width, height, random }) => {
    const hauler = dog({
      breed: 'mutt',
      at: [470, 262],
      size: 148,
      facing: 'left',
      pose: 'bow',
      lean: -25,
      face: { like: 'determined', look: [0.7, 0.5], mouth: 'closed' },
      head: { turn: 0.55, tilt: 0, shift: [4, -4] },
      collar: '#3d7fa8',
      line: 3.2,
    })
    return group(
      sky(width, height, '#f6b6a0', '#fdf0cf'),
      cloud(120, 80, 170, '#fff4e2'),
      cloud(366, 50, 110, '#fde3d0'),
      land(width, height, [330, 300, 310, 280, 300, 260, 280], '#d9b6a8'),
      tree([60, 372], 120, '#a7b07c'),
      fill(`M-10 462V424Q140 414 300 346T560 178Q620 142 720 142V${height}Z`, '#8dbb6c'),
      fill(`M-10 462V436Q150 430 320 362T600 214Q660 190 720 190V${height}Z`, '#7dad5e'),
      dabs(random, { x: 300, y: 330, width: 410, height: 120 }, '#9ac878', {
        count: 22,
        opacity: 0.5,
        lean: -20,
      }),
      track(),
      contact(628, 152, 66, 0.2),
      doghouse([632, 152], 104, { wall: '#d9a066', roof: '#b8483d' }),
      stroke('M470 262Q520 214 560 190T592 166', '#fff6dc', 4.5, { dash: [3, 13] }),
      flag(292, 350),
      place(bone([0, 0], 300, { line: 3 }), { x: 276, y: 332, rotate: -25 }),
      hauler.all,
    )
  },
}

/** Flattened grass and paw prints up to the flag. */
function track(): string {
  return group(
    fill('M-10 452Q150 436 300 372L306 352L296 336L290 338Q150 416 -10 430Z', '#c9b27a'),
    stroke('M-10 446Q150 430 300 366M-10 436Q150 422 296 356', '#b39a62', 3),
    ...[
      [40, 410, 20],
      [84, 400, 20],
      [126, 386, 20],
    ].map(([x = 0, y = 0, size = 0]) => pawPrint([x, y], size, '#5f8f48', -20, 0.7)),
  )
}

function flag(x: number, y: number): string {
  return group(
    fill(ellipse(x + 3, y + 1, 12, 4), '#4a1f45', 0.25),
    scratch(`M${x} ${y}V${y - 186}`, 11),
    stroke(`M${x} ${y}V${y - 186}`, '#f7efe0', 5),
    inked(`M${x} ${y - 184}H${x - 96}L${x - 78} ${y - 156}L${x - 96} ${y - 128}H${x}Z`, '#e2473c', {
      depth: 5,
    }),
    lettering('50 %', x - 40, y - 145, { size: 31, anchor: 'middle', color: '#fffaf0', maxWidth: 68 }),
  )
}
