import { type GeoPermissibleObjects, geoArea, geoGraticule10, geoOrthographic, geoPath } from 'd3-geo'
import { useMemo } from 'preact/hooks'
import { feature, mesh } from 'topojson-client'
import type { Country } from './country.ts'
import type { World } from './shapes.ts'

const size = 240
const sphere: GeoPermissibleObjects = { type: 'Sphere' }
/** Share of the globe; smaller countries get a ring. */
const smallShare = 0.0004

export function Globe({
  world,
  country,
}: {
  world: World
  country: Pick<Country, 'cca3' | 'latlng' | 'name'>
}) {
  const {
    cca3,
    latlng: [lat = 0, lng = 0],
  } = country
  const drawing = useMemo(() => draw(world, cca3, lat, lng), [world, cca3])
  return (
    <svg
      class="globe"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`Globe centred on ${country.name.common}`}
    >
      <path class="map-sea" d={drawing.sphere} />
      <path class="map-graticule" d={drawing.graticule} />
      <path class="land land-unknown" d={drawing.land} />
      <path class="land land-here" d={drawing.country} />
      <path class="map-borders" d={drawing.borders} />
      {drawing.isSmall && <circle class="globe-ring" cx={size / 2} cy={size / 2} r="9" />}
    </svg>
  )
}

function draw(world: World, cca3: string, lat: number, lng: number) {
  const projection = geoOrthographic()
    .rotate([-lng, -lat])
    .fitExtent(
      [
        [1, 1],
        [size - 1, size - 1],
      ],
      sphere,
    )
  const path = geoPath(projection).digits(1)
  const all = feature(world, world.objects.countries)
  const country = all.features.find(({ id }) => id === cca3)
  return {
    sphere: path(sphere) ?? '',
    graticule: path(geoGraticule10()) ?? '',
    land: path(all) ?? '',
    country: country ? (path(country) ?? '') : '',
    borders: path(mesh(world, world.objects.countries, (a, b) => a !== b)) ?? '',
    isSmall: !country || geoArea(country) < smallShare * 4 * Math.PI,
  }
}
