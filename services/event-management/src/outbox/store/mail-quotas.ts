import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export interface Quota {
  subject: string
  windowMs: number
  max: number
}

/** Condition and increment are one statement, so concurrent callers cannot exceed the limit. */
export async function takeQuota(
  tx: Transaction<Tables>,
  { subject, windowMs, max }: Quota,
): Promise<boolean> {
  const rows = await tx
    .insertInto('mail_quota')
    .values({ subject, window_ms: windowMs, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'window_ms'])
        .doUpdateSet({ used: sql<number>`mail_quota.used + 1` })
        .where('mail_quota.used', '<', max),
    )
    .returning('used')
    .execute()
  return rows.length > 0
}

/** The count including this use. */
export async function countUse(
  tx: Transaction<Tables>,
  { subject, windowMs }: Pick<Quota, 'subject' | 'windowMs'>,
): Promise<number> {
  const { used } = await tx
    .insertInto('mail_quota')
    .values({ subject, window_ms: windowMs, used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'window_ms']).doUpdateSet({ used: sql<number>`mail_quota.used + 1` }),
    )
    .returning('used')
    .executeTakeFirstOrThrow()
  return used
}

export async function deleteOldQuotas(db: Kysely<Tables>, beforeMs: number): Promise<void> {
  await db.deleteFrom('mail_quota').where('window_ms', '<', beforeMs).execute()
}
