import type { TestDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../../src/clock.ts'
import { secureIds } from '../../src/ids.ts'
import { createAuth } from '../../src/internal/auth/create.ts'
import { authMigrations } from '../../src/internal/auth/migrations.ts'
import type { AuthTables } from '../../src/internal/auth/tables.ts'
import { createLogger } from '../../src/log.ts'

export const cheapCost = { memoryKiB: 8, passes: 1, lanes: 1 }
export const log = createLogger('silent')

/** An empty `Auth` with a clock that stands still, and on demand further instances like other processes. */
export async function openAuth(databases: TestDatabases, passwordCost = cheapCost) {
  const db = await databases.open<AuthTables>([authMigrations])
  const clock = createManualClock()
  const createAnother = (cost = passwordCost) =>
    createAuth({ db, clock, ids: secureIds, log, passwordCost: cost })
  return { db, clock, auth: createAnother(), createAnother }
}
