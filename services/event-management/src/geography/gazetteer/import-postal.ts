import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  ImportError,
  type Importer,
  type ImportOutcome,
  type ImportReport,
  type ImportSource,
  type ImportUsage,
} from '@octavo/platform/importer.ts'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import type { Context } from '../../context.ts'
import { isCountry } from '../countries.ts'
import { type PostalPlace, putPostalPlaces } from '../store.ts'

/** Sources of `octavo import event-management`. */
export const imports: Readonly<Record<string, ImportUsage>> = {
  postal: {
    summary: 'postal codes, a GeoNames text file (download.geonames.org/export/zip)',
    location: 'FILE',
  },
}

export function createImporters(context: Pick<Context, 'db'>): Record<string, Importer> {
  return { postal: (source, report) => importPostal(context, source, report) }
}

async function importPostal(
  { db }: Pick<Context, 'db'>,
  { location }: ImportSource,
  report: ImportReport,
): Promise<ImportOutcome> {
  if (!location) throw new ImportError('The import needs a file.')
  const counts = { places: 0, skipped: 0 }
  let batch: PostalPlace[] = []
  const keep = async () => {
    const places = [...new Map(batch.map((place) => [`${place.country} ${place.code}`, place])).values()]
    batch = []
    await db.write((tx) => putPostalPlaces(tx, places))
    counts.places += places.length
    report.progress({ text: `${counts.places} postal codes` })
  }
  for await (const line of linesOf(location)) {
    const place = placeIn(line)
    if (place) batch.push(place)
    else if (line !== '') counts.skipped += 1
    if (batch.length >= batchSize) await keep()
  }
  await keep()
  if (counts.places === 0) throw new ImportError(`${location} has no postal codes as GeoNames writes them.`)
  const skipped = counts.skipped > 0 ? `; ${counts.skipped} lines were skipped` : ''
  return { text: `${counts.places} postal codes were imported${skipped}.`, counts }
}

const batchSize = 200

async function* linesOf(file: string): AsyncGenerator<string> {
  const stream = createReadStream(file)
  try {
    let isFirst = true
    for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (isFirst && line.startsWith('PK\x03\x04'))
        throw new ImportError(`${file} is a zip archive: unpack it, and import the text file in it.`)
      isFirst = false
      yield line
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new ImportError(`There is no file ${file}.`, error)
    throw error
  } finally {
    stream.destroy()
  }
}

/**
 * GeoNames columns: country, code, place, region, region code, …; columns 10 and 11 are latitude and
 * longitude.
 */
function placeIn(line: string): PostalPlace | undefined {
  const columns = line.split('\t')
  const [country = '', written = '', name = '', region = ''] = columns
  const [latitude, longitude] = [Number(columns[9] || Number.NaN), Number(columns[10] || Number.NaN)]
  const code = foldPostalCode(written)
  if (!isCountry(country) || code === '' || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180))
    return undefined
  return { country, code, name, region: region || null, latitude, longitude }
}

export function foldPostalCode(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}
