import type { User } from '@octavo/platform/auth/auth.ts'
import { forbidden, type Role, rightOf, type Verb } from '../access/permissions.ts'
import { jsonApiError, recordNotFound } from '../json-api/errors.ts'
import { isId } from '../json-api/query.ts'
import type { ReadContext } from '../json-api/reader.ts'
import type { Registered } from '../json-api/registry.ts'
import type { Cell, Row } from '../json-api/resource.ts'
import { findWholeRow } from '../json-api/store/rows.ts'
import { runIn } from './store/rows.ts'
import type { Write } from './write.ts'

export interface Writing extends Pick<ReadContext, 'viewer' | 'view'> {
  user: User
}

/** Fails if the role has no right on the type, without reading a row. */
export function requireRight(resource: Registered, verb: Verb, role: Role): void {
  if (!rightOf(role, resource.type, verb)) throw forbidden(resource.type, verb)
}

/** Throws unless the caller may see and write the row. */
export async function getOwnRow(id: string, verb: Verb, write: Write): Promise<Row> {
  const { resource, tx, queryContext, role, userId } = write
  if (!isId(id, resource)) throw jsonApiError('invalid_field_value', `${id} is not a valid value for id.`)
  const row = await findWholeRow(runIn(tx), resource, id, queryContext)
  if (!row) throw recordNotFound(id)
  const right = rightOf(role, resource.type, verb)
  if (right !== 'any' && ownerOf(resource, row) !== userId) throw forbidden(resource.type, verb)
  return row
}

function ownerOf({ type }: Registered, row: Row): Cell | undefined {
  return type === 'users' ? row.id : row.user_id
}
