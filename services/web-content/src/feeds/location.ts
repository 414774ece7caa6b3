import { findChild, readChildText, type XmlElement } from './xml.ts'

/** A point of GeoRSS (simple or GML) or W3C Basic Geo. */
export function readLocation(entry: XmlElement): { latitude: number; longitude: number } | undefined {
  const where = findChild(entry, 'georss:where')
  const gml = (where && findChild(where, 'gml:point')) ?? findChild(entry, 'gml:point')
  const simple = readChildText(entry, 'georss:point') ?? (gml && readChildText(gml, 'gml:pos'))
  if (simple) return readPair(...(simple.split(/[\s,]+/) as [string?, string?])) // a pattern has no length
  const point = findChild(entry, 'geo:point') ?? entry
  return readPair(readChildText(point, 'geo:lat'), readChildText(point, 'geo:long', 'geo:lon'))
}

function readPair(first: string | undefined, second: string | undefined): ReturnType<typeof readLocation> {
  if (!first || !second) return undefined
  const latitude = Number(first)
  const longitude = Number(second)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}
