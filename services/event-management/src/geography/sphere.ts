export interface Point {
  latitude: number
  longitude: number
}

/** A point on the unit sphere. */
export interface UnitVector {
  x: number
  y: number
  z: number
}

const earthRadiusM = 6_371_008.8
const quarterTurn = Math.PI / 2

export function unitVectorOf({ latitude, longitude }: Point): UnitVector {
  const [phi, lambda] = [radians(latitude), radians(longitude)]
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) }
}

/**
 * The squared chord length of a great-circle distance. It grows with the distance, and SQL computes it from
 * coordinates without trigonometry.
 */
export function squaredChordOf(distanceM: number): number {
  const half = Math.min(distanceM / earthRadiusM / 2, quarterTurn)
  return (2 * Math.sin(half)) ** 2
}

export function distanceOf(squaredChord: number): number {
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2))
}

/** Degrees. `east` is less than `west` if the box crosses the antimeridian. */
export interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** The bounding box of a circle (https://en.wikipedia.org/wiki/Spherical_cap), at its widest parallel. */
export function boxAround({ latitude, longitude }: Point, distanceM: number): Box {
  const angle = distanceM / earthRadiusM
  const [south, north] = [latitude - degrees(angle), latitude + degrees(angle)]
  const ratio = Math.sin(angle) / Math.cos(radians(latitude))
  if (south <= -90 || north >= 90 || angle >= quarterTurn || !(ratio < 1))
    return { south: Math.max(-90, south), north: Math.min(90, north), west: -180, east: 180 }
  const reach = degrees(Math.asin(ratio))
  return { south, north, west: wrap(longitude - reach), east: wrap(longitude + reach) }
}

function wrap(longitude: number): number {
  return longitude < -180 ? longitude + 360 : longitude > 180 ? longitude - 360 : longitude
}

const radians = (angle: number) => (angle * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
