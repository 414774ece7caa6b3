import { type GeoPermissibleObjects, geoEqualEarth, geoGraticule10, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { CountrySummary } from './country.ts'

export type World = Topology<{ countries: GeometryCollection }>

export interface Shape {
  cca3: string
  /** Undefined for countries too small for a shape, which are dots. */
  outline: string | undefined
  centre: readonly [x: number, y: number]
}

export const mapWidth = 960
export const mapHeight = 468

const sphere: GeoPermissibleObjects = { type: 'Sphere' }
// Equal-area projection, because shades compare areas.
const projection = geoEqualEarth().fitExtent(
  [
    [1, 1],
    [mapWidth - 1, mapHeight - 1],
  ],
  sphere,
)
const path = geoPath(projection).digits(2)

export const frameOutline = path(sphere) ?? ''
export const graticuleOutline = path(geoGraticule10()) ?? ''

const dotBelow = 3.2

export function drawShapes(world: World, countries: Iterable<CountrySummary>): readonly Shape[] {
  const features = new Map(
    feature(world, world.objects.countries).features.map((shape) => [String(shape.id), shape]),
  )
  return [...countries].map(({ cca3, latlng: [lat = 0, lng = 0] }) => {
    const shape = features.get(cca3)
    const centre = projection([lng, lat]) ?? [0, 0]
    if (!shape) return { cca3, outline: undefined, centre }
    const [[left, top], [right, bottom]] = path.bounds(shape)
    const isSmall = right - left < dotBelow && bottom - top < dotBelow
    return { cca3, outline: isSmall ? undefined : (path(shape) ?? undefined), centre }
  })
}

export function drawBorders(world: World): string {
  return path(mesh(world, world.objects.countries, (a, b) => a !== b)) ?? ''
}
