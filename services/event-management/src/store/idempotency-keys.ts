import type { Kysely, Selectable, Transaction } from 'kysely'
import type { IdempotencyKeyTable } from './order-tables.ts'
import type { Tables } from './tables.ts'

export type IdempotencyKeyRow = Selectable<IdempotencyKeyTable>
export type KeyName = Pick<IdempotencyKeyRow, 'subject' | 'key'>

/** Whether this call is the first with the key. */
export async function claimKey(
  tx: Transaction<Tables>,
  key: Pick<IdempotencyKeyRow, 'subject' | 'key' | 'fingerprint' | 'created_at_ms'>,
): Promise<boolean> {
  const rows = await tx
    .insertInto('idempotency_key')
    .values({ ...key, state: 'running', status: null, body: null })
    .onConflict((conflict) => conflict.columns(['subject', 'key']).doNothing())
    .returning('key')
    .execute()
  return rows.length > 0
}

export function findKey(
  db: Kysely<Tables>,
  { subject, key }: KeyName,
): Promise<IdempotencyKeyRow | undefined> {
  return db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('subject', '=', subject)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function settleKey(
  tx: Transaction<Tables>,
  { subject, key }: KeyName,
  status: number,
  body: string,
): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ state: 'done', status, body })
    .where('subject', '=', subject)
    .where('key', '=', key)
    .execute()
}

export async function dropKey(tx: Transaction<Tables>, { subject, key }: KeyName): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('subject', '=', subject).where('key', '=', key).execute()
}

/** Those that were done long ago, and those whose process ended before they were done. */
export async function dropOldKeys(
  tx: Transaction<Tables>,
  doneUntilMs: number,
  runningUntilMs: number,
): Promise<void> {
  for (const [state, untilMs] of [
    ['done', doneUntilMs],
    ['running', runningUntilMs],
  ] as const) {
    await tx
      .deleteFrom('idempotency_key')
      .where('created_at_ms', '<=', untilMs)
      .where('state', '=', state)
      .execute()
  }
}
