import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { findRecipient } from '../store/mail-recipients.ts'
import { insertMail } from '../store/mails.ts'
import type { Tables } from '../store/tables.ts'
import type { News } from './news.ts'

export const mailJob = 'mail'

/**
 * In the transaction of what it tells: there is a mail exactly when that has happened. The text is written by a job,
 * and whoever has no address is not written to.
 */
export async function queueMail(
  tx: Transaction<Tables>,
  { jobs, clock, ids }: Pick<Context, 'jobs' | 'clock' | 'ids'>,
  news: News,
): Promise<void> {
  const recipient = await findRecipient(tx, news)
  if (!recipient?.to_address) return
  const { id } = await insertMail(tx, {
    ...recipient,
    kind: news.kind,
    about: encodeJson(news),
    message_key: ids.uuid(),
    state: 'new',
    created_at_ms: clock.now(),
  })
  await jobs.enqueue(tx, { kind: mailJob, payload: { mailId: id } })
}
