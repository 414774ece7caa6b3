import type { Selectable } from 'kysely'
import { hashSecret } from '../../../auth/secrets.ts'
import type { Clock } from '../../../clock.ts'
import { decodeJson, encodeJson } from '../../../data/columns.ts'
import type { Database } from '../../../data/database.ts'
import type { Ids } from '../../../ids.ts'
import type { AuthTables } from '../tables.ts'
import { addGrant, addTokens, type TokenPair } from './grants.ts'
import type { DeviceTable } from './tables.ts'

export interface Device {
  codeHash: string
  userCode: string
  appId: number
  scopes: readonly string[]
  state: DeviceTable['state']
  userId: number | null
  intervalMs: number
}

/** Storage of the device authorization flow (RFC 8628). */
export interface Devices {
  begin(device: {
    appId: number
    scopes: readonly string[]
    lifetimeMs: number
    intervalMs: number
  }): Promise<{ deviceCode: string; userCode: string }>
  /** Finds a pending device. Ignores case and punctuation of the code. */
  findWaiting(userCode: string): Promise<Device | undefined>
  /** Returns false when the device is no longer pending. */
  decide(device: Device, userId: number, isAllowed: boolean): Promise<boolean>
  find(deviceCode: string): Promise<(Device & { isExpired: boolean }) | undefined>
  /** Records a poll. Polling too fast increases the interval (RFC 8628 §3.5). */
  poll(device: Device): Promise<{ isTooSoon: boolean; intervalMs: number }>
  /** Returns true for one caller only. */
  redeem(device: Device, userId: number, pair: TokenPair): Promise<boolean>
}

const codeLength = 40
/** No vowels, which could form words, and no ambiguous characters (RFC 8628 §6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const penaltyMs = 5_000

export function createDevices(options: { db: Database<AuthTables>; clock: Clock; ids: Ids }): Devices {
  const { db, clock, ids } = options
  const select = () => db.read.selectFrom('octavo_device').selectAll()

  function newUserCode(): string {
    const half = () => Array.from({ length: 4 }, () => letters[ids.below(letters.length)]).join('')
    return `${half()}-${half()}`
  }

  return {
    async begin({ appId, scopes, lifetimeMs, intervalMs }) {
      for (;;) {
        const deviceCode = ids.text(codeLength)
        const userCode = newUserCode()
        const insert = db.read
          .insertInto('octavo_device')
          .values({
            code_hash: hashSecret(deviceCode),
            user_code: userCode,
            app_id: appId,
            scopes: encodeJson(scopes),
            state: 'pending',
            user_id: null,
            interval_ms: intervalMs,
            polled_at_ms: null,
            expires_at_ms: clock.now() + lifetimeMs,
          })
          .onConflict((conflict) => conflict.column('user_code').doNothing())
          .returning('user_code')
        if ((await db.run(insert)).length > 0) return { deviceCode, userCode }
      }
    },

    async findWaiting(typed) {
      const bare = typed.toUpperCase().replace(/[^A-Z]/g, '')
      if (bare.length !== 8) return undefined
      const row = await select()
        .where('user_code', '=', `${bare.slice(0, 4)}-${bare.slice(4)}`)
        .where('state', '=', 'pending')
        .where('expires_at_ms', '>', clock.now())
        .executeTakeFirst()
      return row && toDevice(row)
    },

    async decide({ codeHash }, userId, isAllowed) {
      const decided = await db.run(
        db.read
          .updateTable('octavo_device')
          .set({ state: isAllowed ? 'allowed' : 'denied', user_id: userId })
          .where('code_hash', '=', codeHash)
          .where('state', '=', 'pending')
          .where('expires_at_ms', '>', clock.now())
          .returning('user_code'),
      )
      return decided.length > 0
    },

    async find(deviceCode) {
      const row = await select().where('code_hash', '=', hashSecret(deviceCode)).executeTakeFirst()
      return row && { ...toDevice(row), isExpired: row.expires_at_ms <= clock.now() }
    },

    poll: ({ codeHash }) =>
      db.write(async (tx) => {
        const nowMs = clock.now()
        const before = await tx
          .selectFrom('octavo_device')
          .select(['polled_at_ms', 'interval_ms'])
          .where('code_hash', '=', codeHash)
          .executeTakeFirstOrThrow()
        const isTooSoon = before.polled_at_ms !== null && nowMs - before.polled_at_ms < before.interval_ms
        const intervalMs = before.interval_ms + (isTooSoon ? penaltyMs : 0)
        await tx
          .updateTable('octavo_device')
          .set({ polled_at_ms: nowMs, interval_ms: intervalMs })
          .where('code_hash', '=', codeHash)
          .execute()
        return { isTooSoon, intervalMs }
      }),

    redeem: ({ codeHash, appId, scopes }, userId, pair) =>
      db.write(async (tx) => {
        const redeemed = await tx
          .updateTable('octavo_device')
          .set({ state: 'redeemed' })
          .where('code_hash', '=', codeHash)
          .where('state', '=', 'allowed')
          .returning('user_code')
          .executeTakeFirst()
        if (!redeemed) return false
        const grantId = await addGrant(tx, { appId, userId, scopes }, clock.now())
        await addTokens(tx, grantId, pair, clock.now())
        return true
      }),
  }
}

function toDevice(row: Selectable<DeviceTable>): Device {
  return {
    codeHash: row.code_hash,
    userCode: row.user_code,
    appId: row.app_id,
    scopes: decodeJson<string[]>(row.scopes),
    state: row.state,
    userId: row.user_id,
    intervalMs: row.interval_ms,
  }
}
