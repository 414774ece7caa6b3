import type { Transaction } from 'kysely'
import { nextGeneration } from '../../database/generation.ts'
import type { Tables } from '../../database/tables.ts'
import type { ExternalLink, SourceWork } from '../source-work.ts'
import type { WorkBatch } from './batch.ts'
import { assignTags } from './categories.ts'
import { addEpisodes } from './episodes.ts'
import { addLinks } from './mappings.ts'
import { type Matching, matchWorks } from './match-works.ts'
import { addProductions } from './productions.ts'
import { addRelations } from './relationships.ts'
import { mergeRows, writeRows } from './rows.ts'
import { recordSources } from './sources.ts'
import { touchWorks } from './touch.ts'

export interface ApplyOptions extends Pick<WorkBatch, 'nowMs' | 'merge' | 'idOf'> {
  /** Name of the source. */
  source: string
}

export interface Applied extends Matching {
  added: number
  /** Existing works that changed. */
  changedFields: Map<number, Set<string>>
  /** Relationships to works that do not exist yet. */
  pending: { mediaId: number; role: string; link: ExternalLink }[]
}

/** Imports a batch. The number of statements does not depend on its size. */
export async function applyWorks(
  tx: Transaction<Tables>,
  works: readonly SourceWork[],
  { source, ...options }: ApplyOptions,
): Promise<Applied> {
  const matching = await matchWorks(tx, works)
  const batch: WorkBatch = { tx, ...options, works: matching.works, changedFields: new Map() }
  if (!batch.works.length) return { ...matching, added: 0, changedFields: new Map(), pending: [] }
  const rows = await mergeRows(batch)
  await addLinks(batch)
  await assignTags(batch, 'genre')
  await assignTags(batch, 'category')
  await addProductions(batch)
  const pending = await addRelations(batch)
  const { changedFields } = batch
  if (changedFields.size) {
    const generation = await nextGeneration(tx)
    await writeRows(batch, rows, generation)
    const others = [...changedFields.keys()].filter((id) => !rows.has(id))
    await touchWorks(tx, others, { nowMs: options.nowMs, generation })
  }
  await addEpisodes(batch, rows)
  await recordSources(batch, source, rows)
  const added = new Set(batch.works.filter(({ isNew }) => isNew).map(({ id }) => id))
  return {
    ...matching,
    added: added.size,
    changedFields: new Map([...changedFields].filter(([id]) => !added.has(id))),
    pending,
  }
}
