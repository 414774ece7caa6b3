import type { Row } from '../../json-api/resource.ts'
import { forbidden } from '../authorize.ts'
import { invalid, type Write } from '../write.ts'

/** Nobody writes in the name of another. */
export function asOneself(columns: Row, { userId, resource }: Write): Row & { user_id: number } {
  const { user_id = null } = columns
  if (user_id !== null && user_id !== userId) throw forbidden(resource, 'create')
  return { ...columns, user_id: userId }
}

/** What was said of one work is not said of another. */
export function refuseMove(columns: Row, before: Row, fixed: readonly string[], { resource }: Write): void {
  const moved = fixed.find((name) => name in columns && columns[name] !== before[name])
  if (moved !== undefined)
    throw invalid(resource, moved === 'user_id' ? 'user' : placeOf(resource.relationships), 'is invalid')
}

function placeOf(relationships: object): string {
  return 'media' in relationships ? 'media' : 'anime'
}
