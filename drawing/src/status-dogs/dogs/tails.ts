import { ellipsePoints, type Joint, type Point, polar } from '../../geometry.ts'
import { type Edge, ellipse, scallops, taper } from '../../path.ts'
import { clipTo, fill, group } from '../../svg.ts'
import { inked } from '../ink.ts'
import type { Breed } from './breed.ts'
import type { Skeleton } from './skeleton.ts'

/** The joints of the tail; `wag` lifts it (positive) or tucks it (negative), in degrees. */
export function tailJoints({ tail, body }: Breed, { tail: at, view }: Skeleton, wag: number): Joint[] {
  const heading = at.heading + (Math.cos((at.heading * Math.PI) / 180) < 0 ? wag : -wag)
  const isLeft = Math.cos((heading * Math.PI) / 180) < 0
  const curlUp = isLeft ? 1 : -1
  const { length, width, kind } = tail
  const walk = (turns: readonly number[], radii: readonly number[]): Joint[] => {
    let point: Point = at.root
    let direction = heading
    const joints: Joint[] = [[point[0], point[1], width * (radii[0] ?? 1)]]
    turns.forEach((turn, i) => {
      direction += turn * curlUp
      point = polar(point, direction, length / turns.length)
      joints.push([point[0], point[1], width * (radii[i + 1] ?? 1)])
    })
    return joints
  }
  // Wrapped around a dog that lies in a ring.
  if (at.over && view === 'side') return walk([-30, -40, -30, -10], [1, 1, 1, 0.95, 0.5])
  switch (kind) {
    case 'ring':
      return walk(
        at.over ? [10, -20, -40, -30] : [10, 55, 70, 80, 60],
        at.over ? [1, 1.1, 1.1, 0.9, 0.5] : [0.9, 1.15, 1.25, 1.15, 0.9, 0.55],
      )
    case 'plume':
      return walk([-6, 14, 24, 14], [0.7, 1.15, 1.35, 1.05, 0.3])
    case 'stub':
      return view === 'back'
        ? [
            [0, -body.hip * 0.75, width],
            [0, -body.hip * 0.6, width * 1.05],
          ]
        : walk([0, 8], [1, 0.95, 0.75])
    case 'pom':
      return walk([4, 8, 8], [1, 0.9, 0.85, 0.8])
    default:
      return walk(at.over ? [-4, -6, 14, 34] : [-8, 10, 22, 20], [1.15, 1, 0.85, 0.7, 0.5])
  }
}

export function drawTail(breed: Breed, bones: Skeleton, wag: number, line: number, light: Point): string {
  const { tail, coat, body } = breed
  const joints = tailJoints(breed, bones, wag)
  const tip = joints.at(-1) ?? [0, 0, 0]
  const edge: Edge =
    tail.kind === 'plume' || (tail.kind === 'ring' && tail.width > 8)
      ? 'shag'
      : body.edge === 'shag'
        ? 'shag'
        : 'smooth'
  const shape = taper(joints, edge, 6)
  const end = coat.body.includes('tailTip')
    ? clipTo(shape, fill(ellipse(tip[0], tip[1], tail.length * 0.3), coat.light))
    : ''
  const pom = tail.kind === 'pom' ? [scallops(ellipsePoints([tip[0], tip[1]], 13, 13, 30), 5)] : []
  const color = coat.body.includes('saddle') ? coat.dark : coat.base
  return group(
    inked([shape, ...pom], tail.kind === 'pom' ? coat.base : color, { line, inside: end, depth: 3, light }),
  )
}
