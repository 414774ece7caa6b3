import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Webhooks } from '@octavo/platform/webhooks/webhooks.ts'
import type { Static } from 'typebox'
import type { config } from '../config.ts'
import type { Tables } from '../database/tables.ts'
import type { Git } from '../git/git.ts'
import type { Transport } from '../git/transport/transport.ts'
import type { Activity } from './activity.ts'
import type { Pushes } from './pushes.ts'
import type { Turns } from './turns.ts'

export type Context = ServiceContext<Static<typeof config>, Tables>

/** What every part of this service may use. */
export interface Hosting extends Context {
  git: Git
  transport: Transport
  webhooks: Webhooks
  activity: Activity
  /** The one way to change branches and tags. */
  pushes: Pushes
  /** By the repository that is written to: see `writeTo`. */
  writeTurns: Turns
}
