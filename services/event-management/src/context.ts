import type { Attempts } from '@octavo/platform/auth/attempts.ts'
import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Routes, ServiceContext } from '@octavo/platform/service.ts'
import type { Webhooks } from '@octavo/platform/webhooks/webhooks.ts'
import type { FastifyRequest } from 'fastify'
import type { Selectable, Transaction } from 'kysely'
import type { Static } from 'typebox'
import type { config } from './config.ts'
import type { EventTable } from './database/event-tables.ts'
import type { Tables } from './database/tables.ts'
import type { Permission } from './roles.ts'
import type { Expansions } from './wire/expansions.ts'

export type Settings = Static<typeof config>

/** What every subject of this service is built on. */
export interface Context extends ServiceContext<Settings, Tables> {
  readonly webhooks: Webhooks
  /** Signs what comes back to us: continuations, links in mails. */
  readonly secret: string
  /** Throttles guesses at the passwords of events, per event and per address. */
  readonly passwordAttempts: Attempts
  /** The password or invitation that a request carries. */
  readonly admissionOf: (request: FastifyRequest) => Admission | undefined
  /** Updates the search index, in the transaction that changes the events. */
  readonly relist: (tx: Transaction<Tables>, eventIds: readonly number[]) => Promise<void>
  readonly eventExpansions: EventExpansions
}

/** What `expand` can add to an event: each subject contributes its own. */
export type EventExpansions = Expansions<Selectable<EventTable>, Scope>

/** What one part of the service adds to it. */
export interface Part {
  routes: readonly Routes[]
  jobs?: JobHandlers
  close?(): Promise<void>
}

/** Who asks. A public token belongs to somebody and yet reads as nobody. */
export interface Viewer {
  userId: number | null
  kind: 'private' | 'anonymous'
  /** What the route declares that members need for it. */
  permission?: Permission | undefined
  /** The password or invitation that the request carries, for events that are not public. */
  admission?: Admission | undefined
}

export interface Admission {
  /** How the request may see the event `id`, which is not public or, if undefined, does not exist. */
  find(event: Selectable<EventTable> | undefined, id: number): Promise<Entry | undefined>
}

/** Why somebody may see an event, and so buy tickets of it. */
export type Entry =
  | { kind: 'public' }
  | { kind: 'member' }
  | { kind: 'password'; password: string }
  | { kind: 'invitation'; invitationId: number }

/** For whom and when something is presented, and where what belongs to it is read. */
export interface Scope {
  db: Context['db']['read']
  viewer: Viewer
  /** The secret of an order's link, if the request carries one. */
  access?: string | undefined
  /** Below it stands every address of the API: `http://127.0.0.1:8006/v3/`. */
  url: string
  /** Below it stand the pages: `http://127.0.0.1:8006`. */
  site: string
  nowMs: number
  settings: Settings
  eventExpansions: EventExpansions
}
