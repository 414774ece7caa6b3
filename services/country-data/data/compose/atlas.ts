import type { Country } from './country.ts'
import type { Facts } from './facts.ts'
import { readPackageJson } from './packages.ts'
import type { Problems } from './problems.ts'

export interface Atlas {
  /** Alpha-3 codes of countries with a separate outline. */
  countries: Set<string>
  /** Sorted pairs `AAA-BBB` of countries that share a border line. */
  neighbours: Set<string>
  /** Countries with a line that no other country shares. */
  coastal: Set<string>
}

/** The scales of world-atlas, from coarse to fine. */
export const atlasResolutions = ['110m', '50m', '10m'] as const
export type AtlasResolution = (typeof atlasResolutions)[number]

export type AtlasGeometry = {
  /** ISO 3166-1 numeric, if assigned. */
  id?: string
  properties: { name: string }
} & ({ type: 'Polygon'; arcs: number[][] } | { type: 'MultiPolygon'; arcs: number[][][] })

export interface AtlasTopology {
  type: 'Topology'
  bbox: [number, number, number, number]
  transform: { scale: [number, number]; translate: [number, number] }
  objects: { countries: { type: 'GeometryCollection'; geometries: AtlasGeometry[] } }
  arcs: number[][][]
}

export function readTopology(resolution: AtlasResolution): AtlasTopology {
  return readPackageJson('world-atlas', `countries-${resolution}.json`)
}

/**
 * Natural Earth at 1:10 million as a topology. Adjacent outlines share numbered arcs, so neighbours and coasts
 * follow without geometry.
 */
export function readAtlas(countries: Country[], owners: Facts['atlasOwners'], problems: Problems): Atlas {
  const byNumber = new Map(countries.map(({ ccn3, cca3 }) => [ccn3, cca3]))
  const byCode = new Map(countries.map(({ cca2, cca3 }) => [cca2, cca3]))
  const unnamed = new Set(Object.keys(owners))
  const usersOfArc = new Map<number, Set<string>>()
  const atlas: Atlas = { countries: new Set(), neighbours: new Set(), coastal: new Set() }

  const { geometries } = readTopology('10m').objects.countries
  for (const { id, properties, arcs } of geometries) {
    const owner = owners[properties.name]?.country
    unnamed.delete(properties.name)
    const cca3 = id === undefined ? byCode.get(owner ?? '') : byNumber.get(id)
    if (cca3 === undefined) continue
    atlas.countries.add(cca3)
    for (const arc of flatten(arcs)) {
      // A negative number is the same arc in reverse.
      const number = arc < 0 ? ~arc : arc
      const users = usersOfArc.get(number) ?? new Set()
      usersOfArc.set(number, users.add(cca3))
    }
  }
  for (const name of unnamed) problems.add(`atlas-owners.json: world-atlas has no ${name}`)

  for (const users of usersOfArc.values()) {
    const [first = '', second] = [...users].sort()
    if (second === undefined) atlas.coastal.add(first)
    else atlas.neighbours.add(`${first}-${second}`)
  }
  return atlas
}

type Nested = (number | Nested)[]

function flatten(arcs: Nested): number[] {
  return arcs.flatMap((arc) => (typeof arc === 'number' ? [arc] : flatten(arc)))
}
