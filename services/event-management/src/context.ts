import type { SignInThrottle } from '@octavo/platform/auth/sign-in-throttle.ts'
import type { ServiceContext } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Selectable, Transaction } from 'kysely'
import type { Static } from 'typebox'
import type { config } from './config.ts'
import type { EventTable } from './database/event-tables.ts'
import type { Tables } from './database/tables.ts'
import type { Permission } from './roles.ts'
import type { Expansions } from './wire/expansions.ts'

export type Settings = Static<typeof config>

/** The platform's context with what all subjects of this service share. */
export interface Context extends ServiceContext<Settings, Tables> {
  /** The key of signatures that we verify ourselves: continuations, links in emails. */
  readonly secret: string
  /** Throttles password guesses per event and per address. */
  readonly passwordAttempts: SignInThrottle
  /** The password or invitation of a request. */
  readonly admissionOf: (request: FastifyRequest) => Admission | undefined
  /** Updates the search index, in the transaction that changes the events. */
  readonly updateListings: (tx: Transaction<Tables>, eventIds: readonly number[]) => Promise<void>
  readonly eventExpansions: EventExpansions
}

/** The expansions of events: each subject contributes its own. */
export type EventExpansions = Expansions<Selectable<EventTable>, Scope>

/** The caller. Public tokens count as anonymous. */
export interface Viewer {
  userId: number | null
  kind: 'private' | 'anonymous'
  /** The permission declared by the route. */
  permission?: Permission | undefined
  /** The password or invitation of the request, for private events. */
  admission?: Admission | undefined
}

export interface Admission {
  /** How the request may access the private event `id`, which does not exist if `event` is undefined. */
  find(event: Selectable<EventTable> | undefined, id: number): Promise<Entry | undefined>
}

/** The reason why a viewer may see an event and buy its tickets. */
export type Entry =
  | { kind: 'public' }
  | { kind: 'member' }
  | { kind: 'password'; password: string }
  | { kind: 'invitation'; invitationId: number }

/** The dependencies of presenters: the viewer, the time, the database and the URLs. */
export interface Scope {
  db: Context['db']['read']
  viewer: Viewer
  /** The secret of the order link in the request. */
  access?: string | undefined
  /** The base URL of the API: `http://127.0.0.1:8006/v3/`. */
  url: string
  /** The base URL of the pages: `http://127.0.0.1:8006`. */
  site: string
  nowMs: number
  settings: Settings
  eventExpansions: EventExpansions
}
