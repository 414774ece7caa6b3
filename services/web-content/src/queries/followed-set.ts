import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { SearchDocument } from '../query/fields.ts'
import { QueryError } from '../query/query-error.ts'
import { type CompiledSaved, compileSaved } from './compile-saved.ts'
import { createQueryIndex } from './query-index.ts'
import { type FollowedQuery, listFollowed, readFollowed, readRevision } from './store/followed-queries.ts'

export interface FollowedSet {
  /** Agrees with the state that the transaction sees. Returns whether there are any queries. */
  refresh(tx: Transaction<Tables>): Promise<boolean>
  match(document: SearchDocument, nowMs: number): Promise<(FollowedQuery & CompiledSaved)[]>
}

interface Entry extends FollowedQuery, CompiledSaved {
  revision: string
}

/** The compiled queries with followers. A change compiles only the queries that have changed. */
export function createFollowedSet({ clock, log }: Pick<Context, 'clock' | 'log'>): FollowedSet {
  // Revisions are random, so what was read in a transaction that failed never passes for something else.
  let revision: string | undefined
  const index = createQueryIndex<Entry>()
  const entries = new Map<number, Entry>()

  function drop(id: number): void {
    const entry = entries.get(id)
    if (!entry) return
    entries.delete(id)
    index.remove(entry)
  }

  function put(query: FollowedQuery, own: string): void {
    try {
      const entry: Entry = { ...query, ...compileSaved(query.q, clock), revision: own }
      entries.set(query.id, entry)
      index.add(entry)
    } catch (error) {
      if (!(error instanceof QueryError)) throw error
      log.warn({ err: error, query: query.id }, 'A saved query can no longer be read')
    }
  }

  return {
    async refresh(tx) {
      const current = await readRevision(tx)
      if (current === revision) return entries.size > 0
      const revisions = await listFollowed(tx)
      for (const id of entries.keys()) if (!revisions.has(id)) drop(id)
      const changedIds = [...revisions].flatMap(([id, own]) =>
        entries.get(id)?.revision === own ? [] : [id],
      )
      for (let start = 0; start < changedIds.length; start += readAtOnce)
        for (const query of await readFollowed(tx, changedIds.slice(start, start + readAtOnce))) {
          drop(query.id)
          put(query, revisions.get(query.id) ?? '')
        }
      revision = current
      return entries.size > 0
    },
    match: (document, nowMs) => index.match(document, nowMs),
  }
}

const readAtOnce = 500
