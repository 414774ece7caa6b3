import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Static } from 'typebox'
import type { config } from '../config.ts'
import type { Tables } from '../database/tables.ts'
import type { Git } from '../git/git.ts'
import type { Transport } from '../git/transport/transport.ts'
import type { Activity } from './activity.ts'
import type { KeyedMutex } from './keyed-mutex.ts'
import type { Pushes } from './pushes.ts'

export type Context = ServiceContext<Static<typeof config>, Tables>

/** The context of all subjects of this service. */
export interface Hosting extends Context {
  git: Git
  transport: Transport
  activity: Activity
  /** All updates of branches and tags go through this. */
  pushes: Pushes
  /** Serializes writes per repository: see `writeTo`. */
  writeLocks: KeyedMutex
}
