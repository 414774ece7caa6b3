import type { User } from '@octavo/platform/auth/auth.ts'
import type { Problem } from '@octavo/platform/errors.ts'
import { rightOf, roleOf, type Verb } from '../access/permissions.ts'
import { jsonApiError, recordNotFound } from '../json-api/errors.ts'
import { isId } from '../json-api/query.ts'
import type { Ask } from '../json-api/reader.ts'
import type { Registered } from '../json-api/registry.ts'
import type { Cell, Row } from '../json-api/resource.ts'
import { findWholeRow } from '../json-api/store/rows.ts'
import { runIn } from './store/rows.ts'
import type { Write } from './write.ts'

/** Who writes, and from where they look at what is there. */
export interface Writing extends Pick<Ask, 'viewer' | 'view'> {
  user: User
}

export function forbidden({ type }: Pick<Registered, 'type'>, verb: Verb): Problem {
  return jsonApiError(`${verb}_forbidden`, `You don't have permission to ${verb} this ${type}.`)
}

/** Fails where nobody of this role may do this, whatever row it is. */
export function requireRight(resource: Registered, verb: Verb, { user }: Pick<Writing, 'user'>): void {
  if (!rightOf(roleOf(user), resource.type, verb)) throw forbidden(resource, verb)
}

/** The row, if the writer may see it and do this to it. */
export async function getOwnRow(id: string, verb: Verb, write: Write, { user }: Writing): Promise<Row> {
  const { resource, tx, asking } = write
  if (!isId(id, resource)) throw jsonApiError('invalid_field_value', `${id} is not a valid value for id.`)
  const row = await findWholeRow(runIn(tx), resource, id, asking)
  if (!row) throw recordNotFound(id)
  const right = rightOf(roleOf(user), resource.type, verb)
  if (right !== 'any' && ownerOf(resource, row) !== user.id) throw forbidden(resource, verb)
  return row
}

function ownerOf({ type }: Registered, row: Row): Cell | undefined {
  return type === 'users' ? row.id : row.user_id
}
