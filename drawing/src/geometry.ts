export type Point = readonly [x: number, y: number]

/** A point of a limb, a tail or a rope: a centre and the half-thickness there. */
export type Joint = readonly [x: number, y: number, radius: number]

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t
}

export function between(from: Point, to: Point, t: number): Point {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]
}

export function plus(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]]
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** Degrees, clockwise on the page: 0 points right, 90 down, -90 up. */
export function angleOf(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
}

/** The point `length` away from `origin` in the direction `degrees` (0 right, 90 down). */
export function polar(origin: Point, degrees: number, length: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [origin[0] + Math.cos(radians) * length, origin[1] + Math.sin(radians) * length]
}

export function turned(point: Point, degrees: number, around: Point = [0, 0]): Point {
  const radians = (degrees * Math.PI) / 180
  const x = point[0] - around[0]
  const y = point[1] - around[1]
  return [
    around[0] + x * Math.cos(radians) - y * Math.sin(radians),
    around[1] + x * Math.sin(radians) + y * Math.cos(radians),
  ]
}

export function ellipsePoints(
  centre: Point,
  rx: number,
  ry: number,
  count: number,
  startDegrees = -90,
): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const radians = ((startDegrees + (360 * i) / count) * Math.PI) / 180
    return [centre[0] + Math.cos(radians) * rx, centre[1] + Math.sin(radians) * ry] as const
  })
}

/** Follows the joints along a smooth curve: `perSegment` samples between every two joints. */
export function spline(joints: readonly Joint[], perSegment = 7): Joint[] {
  const samples: Joint[] = []
  for (let i = 0; i < joints.length - 1; i++) {
    const b = jointAt(joints, i)
    const c = jointAt(joints, i + 1)
    const a = i > 0 ? jointAt(joints, i - 1) : b
    const d = i + 2 < joints.length ? jointAt(joints, i + 2) : c
    for (let step = 0; step < perSegment; step++) {
      const t = step / perSegment
      samples.push([curve(a[0], b[0], c[0], d[0], t), curve(a[1], b[1], c[1], d[1], t), ease(b[2], c[2], t)])
    }
  }
  samples.push(jointAt(joints, joints.length - 1))
  return samples
}

export interface Sides {
  left: Point[]
  right: Point[]
  startCap: Point[]
  endCap: Point[]
}

/** The two edges and the round ends of a limb of varying thickness. */
export function sidesOf(joints: readonly Joint[], perSegment = 7): Sides {
  const spine = spline(joints, perSegment)
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach((joint, i) => {
    const direction = directionAt(spine, i)
    left.push(polar([joint[0], joint[1]], direction - 90, joint[2]))
    right.push(polar([joint[0], joint[1]], direction + 90, joint[2]))
  })
  const first = jointAt(spine, 0)
  const last = jointAt(spine, spine.length - 1)
  return {
    left,
    right,
    startCap: cap(first, directionAt(spine, 0) + 90),
    endCap: cap(last, directionAt(spine, spine.length - 1) - 90),
  }
}

/** A limb from root to end with one joint in the middle, pushed sideways by `bend` (share of the length). */
export function jointed(root: Joint, end: Joint, bend: number, at = 0.5, radius?: number): Joint[] {
  const middle = between([root[0], root[1]], [end[0], end[1]], at)
  const sideways = angleOf([root[0], root[1]], [end[0], end[1]]) - 90
  const length = distance([root[0], root[1]], [end[0], end[1]])
  const [x, y] = polar(middle, sideways, length * bend)
  return [root, [x, y, radius ?? lerp(root[2], end[2], 0.55)], end]
}

function cap(joint: Joint, fromDegrees: number): Point[] {
  return [30, 60, 90, 120, 150].map((step) => polar([joint[0], joint[1]], fromDegrees + step, joint[2]))
}

function directionAt(spine: readonly Joint[], index: number): number {
  const before = jointAt(spine, Math.max(0, index - 1))
  const after = jointAt(spine, Math.min(spine.length - 1, index + 1))
  return angleOf([before[0], before[1]], [after[0], after[1]])
}

function jointAt(joints: readonly Joint[], index: number): Joint {
  const joint = joints[index]
  if (joint === undefined) throw new RangeError(`no joint ${index} of ${joints.length}`)
  return joint
}

function curve(a: number, b: number, c: number, d: number, t: number): number {
  const m1 = (c - a) / 2
  const m2 = (d - b) / 2
  const t2 = t * t
  const t3 = t2 * t
  return (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * m1 + (3 * t2 - 2 * t3) * c + (t3 - t2) * m2
}

function ease(from: number, to: number, t: number): number {
  return lerp(from, to, t * t * (3 - 2 * t))
}
