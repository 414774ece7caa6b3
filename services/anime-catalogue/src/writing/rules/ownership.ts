import { forbidden } from '../../access/permissions.ts'
import type { Row } from '../../json-api/resource.ts'
import { invalid, type Write } from '../write.ts'

/** Rejects a `user` other than the caller. */
export function withCaller(columns: Row, { userId, resource }: Write): Row & { user_id: number } {
  const { user_id = null } = columns
  if (user_id !== null && user_id !== userId) throw forbidden(resource.type, 'create')
  return { ...columns, user_id: userId }
}

/** Rejects changes of the media or author. */
export function rejectMove(columns: Row, before: Row, { resource }: Write): void {
  const changedColumn = ['media_type', 'media_id', 'user_id'].find(
    (name) => name in columns && columns[name] !== before[name],
  )
  if (changedColumn !== undefined)
    throw invalid(
      resource,
      changedColumn === 'user_id' ? 'user' : mediaRelationshipOf(resource.relationships),
      'is invalid',
    )
}

function mediaRelationshipOf(relationships: object): string {
  return 'media' in relationships ? 'media' : 'anime'
}
