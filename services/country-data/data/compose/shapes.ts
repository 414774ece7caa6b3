import { iso1A2Code } from '@rapideditor/country-coder'
import { feature, mergeArcs } from 'topojson-client'
import { type AtlasGeometry, type AtlasResolution, type AtlasTopology, readTopology } from './atlas.ts'
import type { Country } from './country.ts'
import type { Facts } from './facts.ts'
import type { Problems } from './problems.ts'

export interface Shape {
  type: 'MultiPolygon'
  arcs: number[][][]
  id: string
  properties: { cca2: string; ccn3: string; name: string }
}

export interface Shapes {
  bbox: number[]
  transform: { scale: number[]; translate: number[] }
  /** Sorted by alpha-3 code. Coarse maps omit small countries. */
  shapes: Shape[]
  arcs: number[][][]
}

/** The outlines of world-atlas, split and merged so that each belongs to one ISO 3166-1 country or Kosovo. */
export function composeShapes(resolution: AtlasResolution, countries: Country[], facts: Facts): Shapes {
  const topology = readTopology(resolution)
  const byNumber = new Map(countries.map(({ ccn3, cca2 }) => [ccn3, cca2]))
  const outlinesOf = new Map<string, Polygon[][]>()
  for (const geometry of topology.objects.countries.geometries) {
    const { id, properties } = geometry
    const { name } = properties
    const owner = id === undefined ? facts.atlasOwners[name]?.country : byNumber.get(id)
    const parts = Object.keys(facts.atlasParts).filter((part) => facts.atlasParts[part] === name)
    const polygons = splitPolygons(topology, geometry)
    const byCountry = Map.groupBy(polygons, (polygon) => findPart(topology, polygon, parts) ?? owner)
    for (const [cca2, outline] of byCountry)
      if (cca2 !== undefined) outlinesOf.set(cca2, [...(outlinesOf.get(cca2) ?? []), outline])
  }
  const shapes = countries.flatMap(({ cca2, cca3, ccn3, name }): Shape[] => {
    const outlines = outlinesOf.get(cca2)
    if (outlines === undefined) return []
    // Removes the line between adjacent parts of one country.
    const arcs =
      outlines.length === 1
        ? outlines.flat().map((polygon) => polygon.arcs)
        : mergeArcs(topology, outlines.flat()).arcs
    return [{ type: 'MultiPolygon', arcs, id: cca3, properties: { cca2, ccn3, name: name.common } }]
  })
  const { bbox, transform, arcs } = topology
  return { bbox, transform, shapes, arcs }
}

/** Every country is on at least one map. */
export function checkShapes(maps: Shapes[], countries: Country[], problems: Problems): void {
  const drawn = new Set(maps.flatMap(({ shapes }) => shapes.map(({ id }) => id)))
  for (const { cca3 } of countries)
    if (!drawn.has(cca3)) problems.add(`borders: no map of world-atlas draws ${cca3}`)
}

interface Polygon {
  type: 'Polygon'
  arcs: number[][]
}

function splitPolygons({ arcs: lines }: AtlasTopology, { type, arcs }: AtlasGeometry): Polygon[] {
  const polygons = type === 'Polygon' ? [arcs] : arcs
  return polygons
    .filter(([outer]) => outer && encloses(outer))
    .map((rings) => ({ type: 'Polygon', arcs: rings.filter(encloses) }))

  /** After rounding to the grid, the smallest islands degenerate to lines. */
  function encloses(ring: number[]): boolean {
    const steps = ring.map((arc) => (lines[arc < 0 ? ~arc : arc]?.length ?? 1) - 1)
    return steps.reduce((sum, count) => sum + count, 0) >= 3
  }
}

/** The part of the country that contains most vertices of the polygon. */
function findPart(topology: AtlasTopology, polygon: Polygon, parts: string[]): string | undefined {
  if (parts.length === 0) return undefined
  const [corners = []] = feature(topology, polygon).geometry.coordinates
  const cornersByCode = Map.groupBy(corners, ([lng = 0, lat = 0]) =>
    iso1A2Code([lng, lat], { level: 'territory' }),
  )
  const [code] = [...cornersByCode].sort(([, a], [, b]) => b.length - a.length)[0] ?? []
  return parts.find((part) => part === code)
}
