import { box, polygon, smooth } from '../../path.ts'
import { fill, glow, group, wash } from '../../svg.ts'
import { inkColor } from '../color.ts'
import type { Ground, Place } from './place.ts'

/** A sunny tea room; the table with its checked cloth begins at `horizon`. */
export function tearoom({ width, height }: Ground): Place {
  return {
    horizon: 352,
    ground: height - 26,
    back: group(wallpaper(width, height), window(), tablecloth(width, height)),
  }
}

function wallpaper(width: number, height: number): string {
  return group(
    wash(
      box(0, 0, width, height),
      [0, 0],
      [0, 360],
      [
        [0, '#f7d98c'],
        [1, '#f3c774'],
      ],
    ),
    fill(Array.from({ length: 9 }, (_, i) => box(18 + i * 84, 0, 32, 360)).join(''), '#fbe3a4', 0.7),
  )
}

function window(): string {
  return group(
    glow(112, 110, 190, '#fffbe6', 0.7),
    fill(box(26, 18, 158, 190, 6), '#fff7e4'),
    wash(
      box(36, 28, 138, 170),
      [0, 28],
      [0, 198],
      [
        [0, '#a9dbe6'],
        [1, '#e2f2dc'],
      ],
    ),
    fill(
      smooth(
        [
          [36, 168],
          [80, 150],
          [130, 162],
          [174, 146],
          [174, 198],
          [36, 198],
        ],
        false,
      ),
      '#a9cf8e',
    ),
    fill(box(101, 28, 8, 170), '#fff7e4'),
    fill(box(36, 106, 138, 8), '#fff7e4'),
    fill(
      smooth(
        [
          [20, 12],
          [70, 14],
          [56, 70],
          [26, 122],
          [16, 120],
        ],
        true,
      ),
      '#e88a72',
    ),
    fill(
      smooth(
        [
          [190, 12],
          [140, 14],
          [154, 70],
          [184, 122],
          [194, 120],
        ],
        true,
      ),
      '#e88a72',
    ),
  )
}

function tablecloth(width: number, height: number): string {
  const squares: string[] = []
  for (let i = -14; i < 14; i++) {
    const at = (x: number, y: number) => width / 2 + x * 46 * (1 + (y - 352) * 0.0052)
    if (i % 2 === 0)
      squares.push(
        polygon([
          [at(i, 352), 352],
          [at(i + 1, 352), 352],
          [at(i + 1, height), height],
          [at(i, height), height],
        ]),
      )
  }
  const rows = [364, 400, 442].map((y, i) => box(0, y, width, 16 + i * 4)).join('')
  return group(
    fill(box(0, 352, width, height - 352), '#fdf3e4'),
    fill(squares.join(''), '#e4685c', 0.42),
    fill(rows, '#e4685c', 0.42),
    fill(box(0, 352, width, 5), inkColor, 0.12),
  )
}
