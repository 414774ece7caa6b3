import type { Context } from '../context.ts'
import {
  claimKey,
  dropKey,
  type IdempotencyKeyRow,
  type OwnedKey,
  renewLease,
  settleKey,
  takeOverKey,
} from './store/idempotency-keys.ts'

/** How long the keys of a process that was killed stay locked. */
const leaseMs = 10_000
const renewalMs = leaseMs / 4

type NewKey = Pick<IdempotencyKeyRow, 'subject' | 'key' | 'fingerprint'>

/** A key that this request holds until it is released. Its lease is renewed meanwhile. */
export interface KeyLease extends AsyncDisposable {
  key: OwnedKey
  /** Stores the response for requests that repeat this one. */
  settle(status: number, body: unknown): Promise<void>
  /** Lets the next request with the key run, unless this one had an effect. */
  drop(): Promise<void>
}

/** Locks a key that is new, or whose owner is gone. Undefined where it is another request's. */
export async function leaseKey(
  { db, clock, ids, log }: Pick<Context, 'db' | 'clock' | 'ids' | 'log'>,
  { fingerprint, ...name }: NewKey,
): Promise<KeyLease | undefined> {
  const key: OwnedKey = { ...name, owner: ids.text(16) }
  const now = () => ({ nowMs: clock.now(), untilMs: clock.now() + leaseMs })
  const isLeased = await db.writeBatched(
    lane,
    async (tx) => (await claimKey(tx, { ...key, fingerprint }, now())) || (await takeOverKey(tx, key, now())),
  )
  if (!isLeased) return undefined

  // Most requests end long before the first renewal.
  const renewal = setInterval(() => {
    db.writeBatched(lane, (tx) => renewLease(tx, key, clock.now() + leaseMs)).catch((error: unknown) =>
      log.warn({ err: error }, 'the lease of an idempotency key could not be renewed'),
    )
  }, renewalMs).unref()

  return {
    key,
    settle: (status, body) => db.writeBatched(lane, (tx) => settleKey(tx, key, status, JSON.stringify(body))),
    drop: () => db.writeBatched(lane, (tx) => dropKey(tx, key)),
    async [Symbol.asyncDispose]() {
      clearInterval(renewal)
    },
  }
}

const lane = 'idempotency keys'
