import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { SourceWork } from '../source-work.ts'

export interface WorkBatch {
  tx: Transaction<Tables>
  nowMs: number
  /** `fill` keeps existing values, `replace` overwrites them. */
  merge: 'fill' | 'replace'
  works: readonly MatchedWork[]
  /** The changed works with their changed fields. */
  changedFields: Map<number, Set<string>>
  /** Stable ids for rows of the hand-written catalogue; otherwise the database generates ids. */
  idOf?: ((kind: string, key: string) => number) | undefined
}

/** A source entry with its anime. Two entries may match one anime. */
export interface MatchedWork {
  id: number
  isNew: boolean
  work: SourceWork
}

export function noteChange(batch: WorkBatch, id: number, field: string): void {
  const fields = batch.changedFields.get(id)
  if (fields) fields.add(field)
  else batch.changedFields.set(id, new Set([field]))
}

/** `{ id }` if ids are stable, to spread into a row. */
export function ownId({ idOf }: Pick<WorkBatch, 'idOf'>, kind: string, key: string): { id?: number } {
  return idOf ? { id: idOf(kind, key) } : {}
}

export function idsOf({ works }: WorkBatch): number[] {
  return [...new Set(works.map(({ id }) => id))]
}
