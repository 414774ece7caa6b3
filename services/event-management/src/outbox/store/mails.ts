import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { MailTable } from '../../database/mail-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { Page, Slice } from '../../wire/pages.ts'
import type { NotificationKind } from '../notifications.ts'

export type MailRow = Selectable<MailTable>

export function insertMail(tx: Transaction<Tables>, mail: Insertable<MailTable>): Promise<{ id: number }> {
  return tx.insertInto('mail').values(mail).returning('id').executeTakeFirstOrThrow()
}

export function findMail(db: Kysely<Tables>, id: number): Promise<MailRow | undefined> {
  return db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Emails that contain the address of a user who is not a member. The organization must not read them. */
export const isHidden = ({ kind }: Pick<MailRow, 'kind'>): boolean => kind === hiddenKind

const hiddenKind: NotificationKind = 'organization-invitation'

/** Newest first. */
export function listMails(db: Kysely<Tables>, organizationId: number, page: Page): Promise<Slice<MailRow>> {
  const mails = db
    .selectFrom('mail')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('kind', '!=', hiddenKind)
  return readSlice(mails, page, [['id', 'desc']])
}

export async function updateMail(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<MailTable>,
): Promise<void> {
  await tx.updateTable('mail').set(change).where('id', '=', id).execute()
}
