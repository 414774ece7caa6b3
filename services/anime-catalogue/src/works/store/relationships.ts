import type { Transaction } from 'kysely'
import { insertMissing } from '../../database/insert-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { type ExternalLink, inverseOf, isUniqueLink } from '../source-work.ts'
import { noteChange, ownId, type WorkBatch } from './batch.ts'
import { findLinked, keyOf } from './match-works.ts'

interface Relation {
  source: number
  role: string
  destination: number
}

type RelationBatch = Pick<WorkBatch, 'tx' | 'nowMs' | 'idOf'>

/** Relates works in both directions. Returns the relationships to works that do not exist. */
export async function addRelations(
  batch: WorkBatch,
): Promise<{ mediaId: number; role: string; link: ExternalLink }[]> {
  const entries = batch.works.flatMap(({ id, work }) =>
    (work.relations ?? []).map(({ role, links }) => ({ id, role, links: links.filter(isUniqueLink) })),
  )
  const linked = await findLinked(
    batch.tx,
    entries.flatMap(({ links }) => links),
  )
  const works = await findWorks(
    batch.tx,
    entries.flatMap(({ links }) => links),
  )
  for (const id of [...works, ...batch.works.map(({ id }) => id)])
    linked.set(keyOf({ site: 'kitsu', id: String(id) }), id)
  const relations: Relation[] = []
  const missing: { mediaId: number; role: string; link: ExternalLink }[] = []
  for (const { id, role, links } of entries) {
    const destination = links.map((link) => linked.get(keyOf(link))).find((one) => one !== undefined)
    if (destination !== undefined && destination !== id) relations.push({ source: id, role, destination })
    if (destination === undefined) missing.push(...links.map((link) => ({ mediaId: id, role, link })))
  }
  for (const id of await insertRelations(batch, relations)) noteChange(batch, id, 'relationships')
  return missing
}

/** Writes relationships and their inverses. Returns the works with new relationships. */
export async function insertRelations(
  batch: RelationBatch,
  relations: readonly Relation[],
): Promise<Set<number>> {
  if (!relations.length) return new Set()
  const ids = [...new Set(relations.flatMap(({ source, destination }) => [source, destination]))]
  const related = await findRelated(batch.tx, ids)
  const unique: Relation[] = []
  const want = (relation: Relation) => {
    unique.push(relation)
    related.add(`${relation.source} ${relation.destination}`)
  }
  // Stated relationships precede inferred ones; `other` is only added to unrelated pairs.
  for (const relation of relations)
    if (relation.role !== 'other' || !related.has(`${relation.source} ${relation.destination}`))
      want(relation)
  for (const { source, role, destination } of relations)
    if (!related.has(`${destination} ${source}`))
      want({ source: destination, role: inverseOf(role), destination: source })
  const rows = unique.map(({ source, role, destination }) => ({
    ...ownId(batch, 'relation', `${source}/${role}/${destination}`),
    role,
    source_type: 'anime' as const,
    source_id: source,
    destination_type: 'anime' as const,
    destination_id: destination,
    created_at_ms: batch.nowMs,
    updated_at_ms: batch.nowMs,
  }))
  const added = await insertMissing(batch.tx, 'media_relationship', rows)
  return new Set(added.map(({ source_id }) => source_id))
}

async function findWorks(tx: Transaction<Tables>, links: readonly ExternalLink[]): Promise<number[]> {
  const ids = links.filter(({ site }) => site === 'kitsu').map(({ id }) => Number(id))
  const existingIds: number[] = []
  for (let start = 0; start < ids.length; start += 5_000) {
    const chunk = ids.slice(start, start + 5_000)
    const rows = await tx.selectFrom('anime').select('id').where('id', 'in', chunk).execute()
    existingIds.push(...rows.map(({ id }) => id))
  }
  return existingIds
}

/** The pairs of works that are already related. */
async function findRelated(tx: Transaction<Tables>, ids: readonly number[]): Promise<Set<string>> {
  const pairs = new Set<string>()
  for (let start = 0; start < ids.length; start += 5_000) {
    const rows = await tx
      .selectFrom('media_relationship')
      .select(['source_id', 'destination_id'])
      .where('source_type', '=', 'anime')
      .where('source_id', 'in', ids.slice(start, start + 5_000))
      .where('destination_type', '=', 'anime')
      .execute()
    for (const { source_id, destination_id } of rows) pairs.add(`${source_id} ${destination_id}`)
  }
  return pairs
}
