import { lazily } from './lazily.ts'
import { type CountryFeature, type Resolution, resolutions } from './own-schema.ts'
import type { Country } from './schema.ts'
import { openTopology, type Position, type Topology } from './topology.ts'

/** The outlines of countries as GeoJSON (RFC 7946). */
export interface Borders {
  /** At this resolution, or at the nearest one that draws the country at all; finer ones first. */
  get(country: Country, resolution: Resolution): Promise<CountryFeature>
}

export function createBorders(): Borders {
  const maps = Object.fromEntries(
    resolutions.map((resolution) => [
      resolution,
      lazily(() => openTopology(`borders-${resolution}.topojson`)),
    ]),
  ) as Record<Resolution, () => Promise<Topology>>

  return {
    async get({ cca3 }, asked) {
      const index = resolutions.indexOf(asked)
      for (const resolution of [...resolutions.slice(index), ...resolutions.slice(0, index).reverse()]) {
        const map = await maps[resolution]()
        const shape = map.find(cca3)
        if (!shape) continue
        const { cca2, ccn3, name } = shape.properties
        const coordinates = shape.arcs.map((rings) =>
          rings.map((arcs, index) => wind(map.readRing(arcs), index)),
        )
        return {
          type: 'Feature',
          id: cca3,
          properties: { cca2, cca3, ccn3, name, resolution },
          geometry: { type: 'MultiPolygon', coordinates },
        }
      }
      throw new Error(`No map draws ${cca3}`)
    },
  }
}

/** Outer rings run counterclockwise and holes clockwise (RFC 7946 §3.1.6). */
function wind(ring: Position[], index: number): Position[] {
  const isOuter = index === 0
  return isCounterclockwise(ring) === isOuter ? ring : ring.reverse()
}

function isCounterclockwise(ring: readonly Position[]): boolean {
  let doubleArea = 0
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? [x, y]
    doubleArea += x * nextY - nextX * y
  })
  return doubleArea > 0
}
