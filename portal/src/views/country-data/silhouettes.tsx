import { type ExtendedFeature, geoArea, geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo'
import { useMemo } from 'preact/hooks'

const side = 260

/** Outlines of countries to the same scale. */
export function useSilhouettes(shapes: readonly ExtendedFeature[]): readonly string[] {
  return useMemo(() => drawToScale(shapes), shapes)
}

export function Silhouette({ outline, name, index }: { outline: string; name: string; index: number }) {
  return (
    <svg
      class="silhouette"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={`Outline of ${name}, to the same scale`}
    >
      <path class={`silhouette-${index}`} d={outline} />
    </svg>
  )
}

function drawToScale(shapes: readonly ExtendedFeature[]): readonly string[] {
  if (!shapes.length) return []
  const turned = shapes.map((original) => {
    const shape = geoArea(original) > 2 * Math.PI ? rewind(original) : original
    const [lng, lat] = geoCentroid(shape)
    return { shape, rotation: [-lng, -lat] as const }
  })
  const project = (rotation: readonly [number, number]) =>
    geoAzimuthalEqualArea()
      .rotate([...rotation])
      .translate([side / 2, side / 2])
  const scale = Math.min(
    ...turned.map(({ shape, rotation }) => project(rotation).fitSize([side, side], shape).scale()),
  )
  return turned.map(({ shape, rotation }) => {
    const projection = project(rotation).scale(scale)
    const path = geoPath(projection).digits(1)
    const [[left, top], [right, bottom]] = path.bounds(shape)
    projection.translate([side - (left + right) / 2, side - (top + bottom) / 2])
    return path(shape) ?? ''
  })
}

/** RFC 7946 and d3 use opposite winding orders. */
function rewind(shape: ExtendedFeature): ExtendedFeature {
  const { geometry } = shape
  if (geometry?.type !== 'MultiPolygon') return shape
  const coordinates = geometry.coordinates.map((polygon) => polygon.map((ring) => ring.toReversed()))
  return { ...shape, geometry: { ...geometry, coordinates } }
}
