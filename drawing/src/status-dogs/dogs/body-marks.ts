import type { Joint, Point } from '../../geometry.ts'
import { blob, ellipse, taper } from '../../path.ts'
import { createRandom } from '../../random.ts'
import { fill, group } from '../../svg.ts'
import type { Breed } from './breed.ts'
import type { Skeleton } from './skeleton.ts'

/** The pattern of the coat on the trunk. */
export function bodyMarks({ coat, body }: Breed, bones: Skeleton): string {
  const [rump, waist, chest] = bones.torso
  if (rump === undefined || waist === undefined || chest === undefined) return ''
  const front = bones.view === 'front'
  const back = bones.view === 'back'
  const drawn = coat.body.map((mark): string => {
    switch (mark) {
      case 'bib':
      case 'tan':
        if (back) return ''
        return front
          ? fill(
              taper([
                [0, chest[1] - body.neck * 0.5, body.neckWidth * 0.9],
                [0, chest[1], body.chest * 0.58],
                [0, waist[1], body.waist * 0.5],
                [0, rump[1], body.hip * 0.3],
              ]),
              coat.light,
            )
          : fill(
              ellipse(
                chest[0] + body.chest * 0.62,
                chest[1] + body.chest * 0.1,
                body.chest * 0.66,
                body.chest * 0.95,
                20,
              ),
              coat.light,
            )
      case 'belly':
        if (back) {
          return group(
            ...[-1, 1].map((side) =>
              fill(
                ellipse(side * body.hip * 0.46, rump[1] + body.hip * 0.52, body.hip * 0.62, body.hip * 0.74),
                coat.light,
              ),
            ),
          )
        }
        if (front) return ''
        return fill(
          taper([rump, waist, chest].map(([x, y, r]): Joint => [x, y + r * 1.15, r * 0.62])),
          coat.light,
        )
      case 'saddle':
        if (front) {
          return group(
            ...[-1, 1].map((side) =>
              fill(
                taper([
                  [side * body.chest * 1.2, chest[1] + 4, body.chest * 0.5],
                  [side * body.hip * 1.4, rump[1], body.hip * 0.5],
                ]),
                coat.dark,
              ),
            ),
          )
        }
        return fill(
          taper(
            back
              ? [
                  [rump[0], rump[1] + 4, rump[2] * 0.86],
                  [waist[0], waist[1], waist[2] * 0.9],
                  [chest[0], chest[1] + 4, chest[2] * 0.8],
                ]
              : [
                  [rump[0] - 2, rump[1] - body.hip * 0.36, body.hip * 0.92],
                  [waist[0], waist[1] - body.waist * 0.34, body.waist * 0.9],
                  [chest[0] - body.chest * 0.42, chest[1] - body.chest * 0.34, body.chest * 0.62],
                ],
          ),
          coat.dark,
        )
      case 'patches':
        return group(
          fill(
            blob(
              waist[0] - (front ? 14 : 6),
              waist[1] - body.waist * (front ? 0 : 0.5),
              body.waist * 0.95,
              body.waist * 0.8,
              0.12,
              5,
            ),
            coat.dark,
          ),
          front
            ? ''
            : fill(
                blob(
                  rump[0] - body.hip * 0.7,
                  rump[1] - body.hip * 0.3,
                  body.hip * 0.6,
                  body.hip * 0.7,
                  0.12,
                  8,
                ),
                coat.dark,
              ),
        )
      case 'spots':
        return bodySpots(coat.dark, [waist[0], waist[1]], Math.max(60, body.length), 11)
      default:
        return ''
    }
  })
  return group(...drawn)
}

/** Spots strewn at even distances around a point. */
export function bodySpots(color: string, [cx, cy]: Point, reach: number, seed: number): string {
  const random = createRandom(seed)
  const points: Point[] = []
  for (let i = 0; i < 160; i++) {
    const spot: Point = [cx + random.between(-reach, reach), cy + random.between(-reach, reach)]
    if (points.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > 13)) points.push(spot)
  }
  return group(
    ...points.map(([x, y], i) => {
      const size = 2.4 + ((i * 7) % 5) * 0.62
      return fill(blob(x, y, size, size * 0.9, 0.22, i + seed), color)
    }),
  )
}
