import type { Kysely, Selectable, Transaction } from 'kysely'
import type { EmailTable } from '../../database/account-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type EmailRow = Selectable<EmailTable>

/** Primary address first. */
export function listEmails(db: Kysely<Tables>, userId: number): Promise<EmailRow[]> {
  return db
    .selectFrom('email')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_primary', 'desc')
    .orderBy('address')
    .execute()
}

/** Returns false when the address belongs to an account. */
export async function insertEmail(tx: Transaction<Tables>, row: EmailRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('email')
    .values(row)
    .onConflict((conflict) => conflict.column('address').doNothing())
    .returning('address')
    .execute()
  return inserted.length > 0
}

export async function deleteEmails(
  tx: Transaction<Tables>,
  userId: number,
  addresses: readonly string[],
): Promise<void> {
  await tx.deleteFrom('email').where('user_id', '=', userId).where('address', 'in', addresses).execute()
}

export async function setEmailPublic(
  tx: Transaction<Tables>,
  userId: number,
  isPublic: 0 | 1,
): Promise<void> {
  await tx
    .updateTable('email')
    .set({ is_public: isPublic })
    .where('user_id', '=', userId)
    .where('is_primary', '=', 1)
    .execute()
}
