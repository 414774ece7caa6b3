import type { ImportOutcome, ImportReport, ImportSource } from '@octavo/platform/importer.ts'
import type { BaseContext } from '../context.ts'
import { addCategories } from '../works/store/categories.ts'
import { readAnidbTitles } from './anidb-titles.ts'
import { firstYear, readAnilist } from './anilist.ts'
import { createFetchJson } from './fetch-json.ts'
import { readIdMap } from './id-map.ts'
import { ratingImporter } from './import-ratings.ts'
import { type ImportInput, openInput } from './input.ts'
import { readKitsu } from './kitsu.ts'
import { readMalList } from './mal-list.ts'
import { readOfflineDatabase } from './offline-database.ts'
import { commonOptionsOf, locationOf, textOption, yearsOf } from './options.ts'
import type { Reader } from './reader.ts'
import { type ImportJob, runImport } from './run-import.ts'
import { sinceOf } from './since.ts'
import { ownCategories } from './tags.ts'
import { stringsOf } from './values.ts'
import { readWikidata } from './wikidata.ts'

export type SourceName = FileSource | 'kitsu' | 'anilist'
type FileSource = 'offline-database' | 'anidb-titles' | 'mal-xml' | 'id-map' | 'wikidata'

const fileReaders: Readonly<Record<FileSource, (input: ImportInput) => Reader>> = {
  'offline-database': readOfflineDatabase,
  'anidb-titles': readAnidbTitles,
  'mal-xml': readMalList,
  'id-map': readIdMap,
  wikidata: readWikidata,
}

export async function importSource(
  source: SourceName,
  context: BaseContext,
  from: ImportSource,
  report: ImportReport,
  options: Pick<ImportJob, 'batchSize'> = {},
): Promise<ImportOutcome> {
  const { db, clock } = context
  const job = { db, clock, source, report, ...options, ...commonOptionsOf(from) }
  if (source === 'kitsu') return runImport({ ...job, reader: await kitsuReader(context, from, report) })
  if (source === 'anilist') return runImport({ ...job, reader: anilistReader(context, from, report) })
  const extra = await extraOf(source, context, from, report)
  await using input = await openInput(locationOf(from), context.outgoing)
  const reader = fileReaders[source](input)
  const fingerprint = `${textOption(from, 'user') ?? ''} ${reader.fingerprint}`
  // Awaited, because the temporary file is deleted on return.
  return await runImport({ ...job, ...extra, reader: { ...reader, fingerprint } })
}

/** Extra steps of some sources. */
async function extraOf(
  source: SourceName,
  context: BaseContext,
  from: ImportSource,
  report: ImportReport,
): Promise<Pick<ImportJob, 'begin' | 'afterBatch'>> {
  if (source === 'offline-database')
    return { begin: (tx, prepared, nowMs) => addCategories(tx, ownCategories(stringsOf(prepared)), nowMs) }
  if (source !== 'mal-xml') return {}
  const login = textOption(from, 'user')
  if (login !== undefined)
    return { afterBatch: await ratingImporter(context, login, commonOptionsOf(from).merge) }
  report.note('Without --user the ratings are left out.')
  return {}
}

async function kitsuReader(
  { db, outgoing }: BaseContext,
  from: ImportSource,
  { note }: ImportReport,
): Promise<Reader> {
  return readKitsu({
    base: from.location ?? 'https://kitsu.app/api/edge',
    sinceMs: await sinceOf(db, 'kitsu', textOption(from, 'since')),
    prose: from.options.prose === true,
    fetchJson: createFetchJson({ outgoing, note }),
  })
}

function anilistReader({ clock, outgoing }: BaseContext, from: ImportSource, { note }: ImportReport): Reader {
  const allYears = { first: firstYear, last: new Date(clock.now()).getUTCFullYear() + 2 }
  return readAnilist({
    endpoint: from.location ?? 'https://graphql.anilist.co',
    years: yearsOf(textOption(from, 'years') ?? '..', allYears),
    fetchJson: createFetchJson({ outgoing, note }),
  })
}
