import type { Joint, Point } from '../../../geometry.ts'
import { smooth, taper } from '../../../path.ts'

/** Points written as `x y, x y`. */
export function points(list: string): Point[] {
  return numbers(list).map(([x = 0, y = 0]) => [x, y])
}

/** A soft closed outline through points written as `x y, x y`. */
export function rounded(list: string): string {
  return smooth(points(list), true)
}

/** A soft line through points written as `x y, x y`. */
export function curve(list: string): string {
  return smooth(points(list))
}

/** A limb of changing thickness through joints written as `x y radius, x y radius`. */
export function limb(list: string): string {
  return taper(numbers(list).map(([x = 0, y = 0, radius = 0]): Joint => [x, y, radius]))
}

function numbers(list: string): number[][] {
  return list.split(',').map((part) => part.trim().split(/\s+/).map(Number))
}
