import type { Kysely, Selectable } from 'kysely'
import type { PushTable } from '../../../database/push-tables.ts'
import type { Tables } from '../../../database/tables.ts'

export type PushRow = Selectable<PushTable>

export interface PushQuery {
  repositoryId: number
  ref?: string | undefined
  actorId?: number | undefined
  kind?: PushRow['kind'] | undefined
  sinceMs?: number | undefined
  direction: 'asc' | 'desc'
  /** Continues after this id in the direction of the list. */
  beyondId?: number | undefined
  limit: number
}

export function listPushes(db: Kysely<Tables>, query: PushQuery): Promise<PushRow[]> {
  const { repositoryId, ref, actorId, kind, sinceMs, direction, beyondId, limit } = query
  let rows = db
    .selectFrom('push')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('kind', '!=', 'other_ref')
  if (ref !== undefined) rows = rows.where('ref', '=', ref)
  if (actorId !== undefined) rows = rows.where('actor_id', '=', actorId)
  if (kind !== undefined) rows = rows.where('kind', '=', kind)
  if (sinceMs !== undefined) rows = rows.where('pushed_at_ms', '>=', sinceMs)
  if (beyondId !== undefined) rows = rows.where('id', direction === 'desc' ? '<' : '>', beyondId)
  return rows.orderBy('id', direction).limit(limit).execute()
}
