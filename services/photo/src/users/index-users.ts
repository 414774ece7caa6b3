import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { userText } from '../database/people-text.ts'
import type { Tables } from '../database/tables.ts'
import { findUsers } from './store.ts'

/** Updates the search for users in the transaction that creates or changes their profiles. */
export async function indexUsers(
  tx: Transaction<Tables>,
  { db }: Pick<Context, 'db'>,
  userIds: readonly number[],
): Promise<void> {
  const users = await findUsers(tx, userIds)
  const documents = [...users].map(([id, { login, first_name, last_name, bio, location }]) => ({
    id,
    fields: {
      name: [login, first_name, last_name].filter(Boolean).join('\n'),
      bio: [bio, location].filter(Boolean).join('\n'),
    },
  }))
  await openTextIndex(userText, db).put(tx, documents)
}
