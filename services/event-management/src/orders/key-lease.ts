import type { Context } from '../context.ts'
import {
  claimKey,
  dropKey,
  type IdempotencyKeyRow,
  type OwnedKey,
  renewLease,
  settleKey,
  settleKeyWithOrder,
  takeOverKey,
} from './store/idempotency-keys.ts'

/** The keys of a killed process stay locked this long. */
export const leaseMs = 10_000
const renewalMs = leaseMs / 4

type NewKey = Pick<IdempotencyKeyRow, 'subject' | 'key' | 'fingerprint'>

/** A key locked by this request. Its lease is renewed until it is released. */
export interface KeyLease extends AsyncDisposable {
  key: OwnedKey
  /** Stores the response for repeated requests. */
  settle(status: number, body: unknown): Promise<void>
  /** Stores the order instead of a large response, and what else repeated requests need to present it. */
  settleWithOrder(orderId: number, rest: object): Promise<void>
  /** Unlocks the key, unless the request had an effect. */
  drop(): Promise<void>
}

/** Locks a new key, or one whose lease has expired. Undefined if another request holds it. */
export async function leaseKey(
  { db, clock, ids, log }: Pick<Context, 'db' | 'clock' | 'ids' | 'log'>,
  { fingerprint, ...name }: NewKey,
): Promise<KeyLease | undefined> {
  const key: OwnedKey = { ...name, owner: ids.text(16) }
  const now = () => ({ nowMs: clock.now(), untilMs: clock.now() + leaseMs })
  const isLeased = await db.writeBatched(
    batchKey,
    async (tx) => (await claimKey(tx, { ...key, fingerprint }, now())) || (await takeOverKey(tx, key, now())),
  )
  if (!isLeased) return undefined

  // Most requests end before the first renewal.
  const renewal = setInterval(() => {
    db.writeBatched(batchKey, (tx) => renewLease(tx, key, clock.now() + leaseMs)).catch((error: unknown) =>
      log.warn({ err: error }, 'the lease of an idempotency key could not be renewed'),
    )
  }, renewalMs).unref()

  return {
    key,
    settle: (status, body) =>
      db.writeBatched(batchKey, (tx) => settleKey(tx, key, status, JSON.stringify(body))),
    settleWithOrder: (orderId, rest) =>
      db.writeBatched(batchKey, (tx) => settleKeyWithOrder(tx, key, orderId, JSON.stringify(rest))),
    drop: () => db.writeBatched(batchKey, (tx) => dropKey(tx, key)),
    async [Symbol.asyncDispose]() {
      clearInterval(renewal)
    },
  }
}

const batchKey = 'idempotency keys'
