import type { Transaction } from 'kysely'
import { nextGeneration } from '../../database/generation.ts'
import type { Tables } from '../../database/tables.ts'
import type { ExternalLink, SourceWork } from '../source-work.ts'
import type { WorkBatch } from './batch.ts'
import { shelve } from './categories.ts'
import { addEpisodes } from './episodes.ts'
import { addLinks } from './mappings.ts'
import { type Matching, matchWorks } from './match-works.ts'
import { addProductions } from './productions.ts'
import { addRelations } from './relationships.ts'
import { mergeRows, writeRows } from './rows.ts'
import { noteSources } from './sources.ts'
import { touchWorks } from './touch.ts'

export interface ApplyOptions extends Pick<WorkBatch, 'nowMs' | 'merge' | 'idOf'> {
  /** From where the works are told of. */
  source: string
}

export interface Applied extends Matching {
  added: number
  /** Works that were there and are not as they were. */
  changed: Map<number, Set<string>>
  /** Relations to works that are not there yet. */
  pending: { mediaId: number; role: string; link: ExternalLink }[]
}

/** Takes works in, whoever tells of them: the same number of statements for one and for a thousand. */
export async function applyWorks(
  tx: Transaction<Tables>,
  works: readonly SourceWork[],
  { source, ...options }: ApplyOptions,
): Promise<Applied> {
  const matching = await matchWorks(tx, works)
  const batch: WorkBatch = { tx, ...options, works: matching.works, changed: new Map() }
  if (!batch.works.length) return { ...matching, added: 0, changed: new Map(), pending: [] }
  const rows = await mergeRows(batch)
  await addLinks(batch)
  await shelve(batch, 'genre')
  await shelve(batch, 'category')
  await addProductions(batch)
  const pending = await addRelations(batch)
  const { changed } = batch
  if (changed.size) {
    const generation = await nextGeneration(tx)
    await writeRows(batch, rows, generation)
    const others = [...changed.keys()].filter((id) => !rows.has(id))
    await touchWorks(tx, others, { nowMs: options.nowMs, generation })
  }
  await addEpisodes(batch, rows)
  await noteSources(batch, source, rows)
  const added = new Set(batch.works.filter(({ isNew }) => isNew).map(({ id }) => id))
  return {
    ...matching,
    added: added.size,
    changed: new Map([...changed].filter(([id]) => !added.has(id))),
    pending,
  }
}
