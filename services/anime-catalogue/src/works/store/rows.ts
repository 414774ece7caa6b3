import { chunkRows } from '@octavo/platform/data/chunks.ts'
import type { Transaction } from 'kysely'
import { insertMissing } from '../../database/insert-rows.ts'
import type { AnimeRow } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { emptyWork, mergeWork, type WorkValues, workValuesOf } from '../merge-work.ts'
import { pickSlug, slugCandidates } from '../slugs.ts'
import { idsOf, noteChange, type WorkBatch } from './batch.ts'

/** Computes the rows after the batch, without writing them. */
export async function mergeRows(batch: WorkBatch): Promise<Map<number, AnimeRow>> {
  const before = await findRows(batch.tx, idsOf(batch))
  const after = new Map<number, WorkValues>()
  for (const { id, work } of batch.works) {
    const row = before.get(id)
    const values = after.get(id) ?? (row ? workValuesOf(row) : emptyWork)
    after.set(id, mergeWork(values, work, batch.merge))
  }
  const rows = new Map<number, AnimeRow>()
  for (const [id, values] of after) {
    const old = before.get(id)
    const row = { ...(old ?? emptyRow(id, batch.nowMs)), ...columnsOf(values) }
    for (const field of differences(old, row)) noteChange(batch, id, field)
    rows.set(id, row)
  }
  await assignSlugs(
    batch.tx,
    [...rows.values()].filter(({ slug }) => slug === ''),
  )
  return rows
}

/** Writes the rows of changed works, with the time and generation of the change. */
export async function writeRows(
  { tx, nowMs, changedFields }: WorkBatch,
  rows: ReadonlyMap<number, AnimeRow>,
  generation: number,
): Promise<void> {
  const stamped = [...rows.values()]
    .filter(({ id }) => changedFields.has(id))
    .map((row) => ({ ...row, updated_at_ms: nowMs, changed_in: generation }))
  for (const chunk of chunkRows(stamped)) {
    await tx
      .insertInto('anime')
      .values(chunk)
      .onConflict((on) =>
        on.column('id').doUpdateSet((query) => {
          const names = Object.keys(chunk[0] ?? {}).filter((name) => !immutable.has(name))
          // The keys are columns of the row.
          return Object.fromEntries(
            names.map((name) => [name, query.ref(`excluded.${name}` as 'excluded.id')]),
          )
        }),
      )
      .execute()
  }
  const slugs = stamped.map(({ id, slug }) => ({ media_type: 'anime' as const, media_id: id, slug }))
  await insertMissing(tx, 'media_slug', slugs)
  const ids = stamped.map(({ id }) => id)
  if (ids.length)
    await tx
      .deleteFrom('removed_media')
      .where('media_type', '=', 'anime')
      .where('media_id', 'in', ids)
      .execute()
}

const immutable = new Set(['id', 'created_at_ms', 'slug'])

async function findRows(tx: Transaction<Tables>, ids: readonly number[]): Promise<Map<number, AnimeRow>> {
  if (!ids.length) return new Map()
  const rows = await tx.selectFrom('anime').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

function columnsOf({ titles, canonicalTitle, abbreviations, synonyms, ...facts }: WorkValues) {
  return {
    ...facts,
    titles: JSON.stringify(titles),
    canonical_title: canonicalTitle,
    abbreviated_titles: JSON.stringify(abbreviations),
    synonyms: JSON.stringify(synonyms),
  }
}

function differences(old: AnimeRow | undefined, row: AnimeRow): string[] {
  const names = Object.keys(row).filter((name) => name !== 'slug')
  // Both are rows of the same table.
  return names.filter((name) => {
    const key = name as keyof AnimeRow
    return old ? old[key] !== row[key] : named.has(name) && !isEmpty(row[key])
  })
}

/** Fields that count as imported for a new row. */
const named = new Set(Object.keys(columnsOf(emptyWork)))

function isEmpty(value: unknown): boolean {
  return value === null || value === 0 || value === '[]' || value === '{}'
}

/** Assigns slugs that no work has or has had. */
async function assignSlugs(tx: Transaction<Tables>, rows: readonly AnimeRow[]): Promise<void> {
  if (!rows.length) return
  const requests = rows.map((row) => ({
    row,
    candidates: slugCandidates({
      id: row.id,
      canonicalTitle: row.canonical_title,
      titles: latinTitles(row),
      subtype: row.subtype,
      year: row.year,
    }),
  }))
  const takenSlugs = await findTakenSlugs(
    tx,
    requests.flatMap(({ candidates }) => candidates),
  )
  for (const { row, candidates } of requests) {
    row.slug = pickSlug(candidates, (slug) => takenSlugs.has(slug))
    takenSlugs.add(row.slug)
  }
}

function latinTitles({ titles }: AnimeRow): string[] {
  const { en_jp, en, ...rest }: Record<string, string> = JSON.parse(titles)
  return [en_jp, en, ...Object.values(rest)].flatMap((title) => title ?? [])
}

async function findTakenSlugs(tx: Transaction<Tables>, slugs: readonly string[]): Promise<Set<string>> {
  const takenSlugs = new Set<string>()
  for (const chunk of chunkRows(slugs.map((slug) => ({ slug })))) {
    const rows = await tx
      .selectFrom('media_slug')
      .select('slug')
      .where('media_type', '=', 'anime')
      .where(
        'slug',
        'in',
        chunk.map(({ slug }) => slug),
      )
      .execute()
    for (const { slug } of rows) takenSlugs.add(slug)
  }
  return takenSlugs
}

function emptyRow(id: number, nowMs: number): AnimeRow {
  return {
    id,
    slug: '',
    created_at_ms: nowMs,
    updated_at_ms: nowMs,
    changed_in: 0,
    ...columnsOf(emptyWork),
    cover_image_top_offset: 0,
    next_release_ms: null,
    poster_hash: null,
    cover_hash: null,
    rating_sum: 0,
    rating_count: 0,
    rating_frequencies: '{}',
    popularity_rank: null,
    rating_rank: null,
  }
}
