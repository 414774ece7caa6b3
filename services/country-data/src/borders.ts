import { type CountryFeature, type Resolution, resolutions } from './extension-schema.ts'
import { loadOnce } from './load-once.ts'
import type { Country } from './schema.ts'
import { openTopology, type Position, type Topology } from './topology.ts'

/** Country outlines as GeoJSON (RFC 7946). */
export interface Borders {
  /** Falls back to finer maps, then to coarser ones, where a country is too small for the requested one. */
  get(country: Country, resolution: Resolution): Promise<CountryFeature>
}

export function createBorders(): Borders {
  const maps = Object.fromEntries(
    resolutions.map((resolution) => [
      resolution,
      loadOnce(() => openTopology(`borders-${resolution}.topojson`)),
    ]),
  ) as Record<Resolution, () => Promise<Topology>>

  return {
    async get({ cca3 }, requested) {
      const index = resolutions.indexOf(requested)
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
