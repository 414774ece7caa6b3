import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { SourceWork } from '../source-work.ts'

export interface WorkBatch {
  tx: Transaction<Tables>
  nowMs: number
  /** `fill` leaves alone what is known, `replace` believes the source. */
  merge: 'fill' | 'replace'
  works: readonly MatchedWork[]
  /** The works of which something has changed, and which fields. */
  changed: Map<number, Set<string>>
  /** Ids of its own for the rows of the hand-written catalogue; else the database numbers them. */
  idOf?: ((kind: string, key: string) => number) | undefined
}

/** What a source tells, and of which of the works here. Two may be of the same one. */
export interface MatchedWork {
  id: number
  isNew: boolean
  work: SourceWork
}

export function noteChange(batch: WorkBatch, id: number, field: string): void {
  const fields = batch.changed.get(id)
  if (fields) fields.add(field)
  else batch.changed.set(id, new Set([field]))
}

/** `{ id }` where rows have ids of their own, for spreading into a row. */
export function ownId({ idOf }: Pick<WorkBatch, 'idOf'>, kind: string, key: string): { id?: number } {
  return idOf ? { id: idOf(kind, key) } : {}
}

export function idsOf({ works }: WorkBatch): number[] {
  return [...new Set(works.map(({ id }) => id))]
}
