import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../data/database.ts'
import type { AuthTables } from '../tables.ts'

const intervalMs = 10 * 60 * 1000
/** Keeps expired codes, so that their reuse is still detected. */
const retentionMs = 24 * 60 * 60 * 1000

/** Creates the cleanup of expired rows, which authorization requests trigger. */
export function createSweeper({ db, clock }: { db: Database<AuthTables>; clock: Clock }) {
  let sweptAtMs = Number.NEGATIVE_INFINITY

  return async function sweep(): Promise<void> {
    if (clock.now() - sweptAtMs < intervalMs) return
    sweptAtMs = clock.now()
    const beforeMs = clock.now() - retentionMs
    await db.write(async (tx) => {
      for (const table of ['octavo_code', 'octavo_refresh_token', 'octavo_device', 'octavo_session'] as const)
        await tx.deleteFrom(table).where('expires_at_ms', '<', beforeMs).execute()
      await tx
        .deleteFrom('octavo_token')
        .where('grant_id', 'is not', null)
        .where('expires_at_ms', '<', beforeMs)
        .execute()
    })
  }
}
