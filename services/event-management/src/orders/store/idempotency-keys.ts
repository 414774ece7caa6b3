import type { Kysely, Selectable, Transaction } from 'kysely'
import type { IdempotencyKeyTable } from '../../database/order-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type IdempotencyKeyRow = Selectable<IdempotencyKeyTable>
export type KeyName = Pick<IdempotencyKeyRow, 'subject' | 'key'>
/** The key with its owner: a request that has lost the key changes nothing. */
export type OwnedKey = KeyName & { owner: string }

export interface Lease {
  nowMs: number
  untilMs: number
}

/** True if this request is the first with the key. */
export async function claimKey(
  tx: Transaction<Tables>,
  key: OwnedKey & Pick<IdempotencyKeyRow, 'fingerprint'>,
  { nowMs, untilMs }: Lease,
): Promise<boolean> {
  const rows = await tx
    .insertInto('idempotency_key')
    .values({
      ...key,
      state: 'running',
      status: null,
      body: null,
      order_id: null,
      lease_until_ms: untilMs,
      created_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.columns(['subject', 'key']).doNothing())
    .returning('key')
    .execute()
  return rows.length > 0
}

/** Takes over a key with an expired lease. Of several requests one wins. */
export async function takeOverKey(
  tx: Transaction<Tables>,
  { owner, subject, key }: OwnedKey,
  { nowMs, untilMs }: Lease,
): Promise<boolean> {
  const rows = await tx
    .updateTable('idempotency_key')
    .set({ owner, lease_until_ms: untilMs })
    .where('subject', '=', subject)
    .where('key', '=', key)
    .where('state', '=', 'running')
    // A lease beyond the maximum stems from a clock that was set back.
    .where(({ or, eb }) => or([eb('lease_until_ms', '<=', nowMs), eb('lease_until_ms', '>', untilMs)]))
    .returning('key')
    .execute()
  return rows.length > 0
}

export async function renewLease(tx: Transaction<Tables>, key: OwnedKey, untilMs: number): Promise<void> {
  await owned(tx, key).set({ lease_until_ms: untilMs }).where('state', '=', 'running').execute()
}

/** Returns false if the key has another owner now, so its effect must not commit. */
export async function commitKey(tx: Transaction<Tables>, key: OwnedKey, orderId: number): Promise<boolean> {
  const rows = await owned(tx, key)
    .set({ state: 'committed', order_id: orderId })
    .where('state', '=', 'running')
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

/** Stores the response. Errors are not stored once the effect is committed. */
export async function settleKey(
  tx: Transaction<Tables>,
  key: OwnedKey,
  status: number,
  body: string,
): Promise<void> {
  await owned(tx, key)
    .set({ state: 'done', status, body })
    .where('state', 'in', status < 400 ? ['running', 'committed'] : ['running'])
    .execute()
}

/** Stores the order whose response is presented again, and the rest of the response. */
export async function settleKeyWithOrder(
  tx: Transaction<Tables>,
  key: OwnedKey,
  orderId: number,
  body: string,
): Promise<void> {
  await owned(tx, key)
    .set({ state: 'committed', order_id: orderId, body })
    .where('state', 'in', ['running', 'committed'])
    .execute()
}

/** Deletes the key of a request without effect. */
export async function dropKey(tx: Transaction<Tables>, { subject, key, owner }: OwnedKey): Promise<void> {
  await tx
    .deleteFrom('idempotency_key')
    .where('subject', '=', subject)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .where('state', '=', 'running')
    .execute()
}

export async function dropOldKeys(tx: Transaction<Tables>, createdUntilMs: number): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('created_at_ms', '<=', createdUntilMs).execute()
}

function owned(tx: Transaction<Tables>, { subject, key, owner }: OwnedKey) {
  return tx
    .updateTable('idempotency_key')
    .where('subject', '=', subject)
    .where('key', '=', key)
    .where('owner', '=', owner)
}
