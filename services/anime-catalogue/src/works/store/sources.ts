import { chunkRows } from '@octavo/platform/data/chunks.ts'
import type { AnimeRow } from '../../database/media-tables.ts'
import type { WorkBatch } from './batch.ts'

/** Records the source of the changed fields. */
export async function recordSources(
  { tx, nowMs, changedFields }: WorkBatch,
  source: string,
  rows: ReadonlyMap<number, AnimeRow>,
): Promise<void> {
  const ids = [...changedFields.keys()].filter((id) => rows.has(id))
  if (!ids.length) return
  const earlier = await tx
    .selectFrom('media_source')
    .select(['media_id', 'fields'])
    .where('media_type', '=', 'anime')
    .where('source', '=', source)
    .where('media_id', 'in', ids)
    .execute()
  const before = new Map<number, string[]>(
    earlier.map(({ media_id, fields }) => [media_id, JSON.parse(fields)]),
  )
  const noted = ids.map((id) => ({
    media_type: 'anime' as const,
    media_id: id,
    source,
    fields: JSON.stringify(
      [...new Set([...(before.get(id) ?? []), ...(changedFields.get(id) ?? [])])].toSorted(),
    ),
    taken_at_ms: nowMs,
  }))
  for (const chunk of chunkRows(noted)) {
    await tx
      .insertInto('media_source')
      .values(chunk)
      .onConflict((on) =>
        on.columns(['media_type', 'media_id', 'source']).doUpdateSet((query) => ({
          fields: query.ref('excluded.fields'),
          taken_at_ms: query.ref('excluded.taken_at_ms'),
        })),
      )
      .execute()
  }
}
