import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../data/database.ts'
import type { Ids } from '../../../ids.ts'
import type { AuthTables } from '../tables.ts'
import type { Users } from '../users.ts'
import { type Codes, createCodes } from './codes.ts'
import { createDevices, type Devices } from './devices.ts'
import { createGrants, type Grants } from './grants.ts'
import { createRefreshes, type Refreshes } from './refreshes.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSweeper } from './sweeper.ts'

/** Storage of the authorization server, independent of the dialect. */
export interface OAuth {
  readonly grants: Grants
  readonly codes: Codes
  readonly refreshes: Refreshes
  readonly devices: Devices
  readonly sessions: Sessions
  /** Removes some expired rows and grants without tokens; pauses for ten minutes when none are left. */
  sweep(): Promise<void>
}

export function createOAuth(options: {
  db: Database<AuthTables>
  clock: Clock
  ids: Ids
  users: Users
}): OAuth {
  return {
    grants: createGrants(options),
    codes: createCodes(options),
    refreshes: createRefreshes(options),
    devices: createDevices(options),
    sessions: createSessions(options),
    sweep: createSweeper(options),
  }
}
