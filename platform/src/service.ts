import type { FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import type { Access } from './access.ts'
import type { Auth, Caller } from './auth/auth.ts'
import type { OAuthDialect } from './auth/oauth/dialect.ts'
import type { Blobs } from './blobs/blobs.ts'
import type { Bus } from './bus/bus.ts'
import type { Clock } from './clock.ts'
import type { Database } from './data/database.ts'
import type { Migration } from './data/migrate.ts'
import type { FolderBackups } from './folder-backup.ts'
import type { App, HttpDialect } from './http/app.ts'
import type { RenderError } from './http/problem.ts'
import type { Ids } from './ids.ts'
import type { Importer, ImportUsage } from './importer.ts'
import type { JobHandlers, Jobs } from './jobs/jobs.ts'
import type { Limits } from './limits/limits.ts'
import type { Logger } from './log.ts'
import type { Outgoing } from './outgoing/outgoing.ts'
import type { CommandUsage, ServiceCommand } from './service-command.ts'
import type { WebhookDialect } from './webhooks/dialect.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** A service's only access to time, randomness, storage and network. */
export interface ServiceContext<Config = unknown, DB = unknown> {
  readonly config: Config
  readonly db: Database<DB>
  readonly auth: Auth
  readonly limits: Limits
  readonly jobs: Jobs
  readonly bus: Bus
  readonly blobs: Blobs
  /** Only for services that declare a dialect of `webhooks`. */
  readonly webhooks: Webhooks
  readonly outgoing: Outgoing
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Logger
  /** Returns the path of a folder that the service declares. The folder is temporary if there is no data directory. */
  folder(name: string): string
  /** Returns the base URL without a trailing slash: the configured public URL, or the one that this client used. */
  url(request?: FastifyRequest): string
}

/** Adds the routes of one resource. */
export type Routes = (app: App) => void | Promise<void>

/** The routes, background jobs, sample data, importers and commands of a service. */
export interface ServiceSetup {
  routes: readonly Routes[]
  renderError: RenderError
  /**
   * Identifies callers by credentials that are not tokens, such as signed assertions. Throws if they are wrong, and
   * returns undefined for requests without them.
   */
  authenticate?: ((request: FastifyRequest) => Promise<Caller> | undefined) | undefined
  jobs?: JobHandlers | undefined
  /**
   * Creates sample data. Must be idempotent, because it is retried at each start until it succeeds. A service that
   * returns none, because something is missing on this machine, is seeded at a later start.
   */
  seed?: (() => Promise<void>) | undefined
  /** One importer for each declared source of `imports`. */
  importers?: Readonly<Record<string, Importer>> | undefined
  /** One function for each declared command of `commands`. */
  commands?: Readonly<Record<string, ServiceCommand>> | undefined
  close?(): Promise<void>
}

/** One result of `octavo doctor` for a service. Warnings and failures include advice. */
export type ServiceFinding =
  | { level: 'ok'; text: string }
  | { level: 'warn' | 'fail'; text: string; advice: string }

/** Describes a service: metadata, dependencies and setup. */
export interface ServiceDefinition<Config extends TObject = TObject, DB = never> {
  name: string
  title: string
  /** One plain sentence. */
  summary: string
  /** The API version, as the ecosystem labels it. */
  version: string
  /** The path of the example request that is shown at start and in the portal. */
  firstCall: string
  config: Config
  http?: HttpDialect
  /** A service without migrations has no database, accounts or jobs. */
  migrations?: Record<string, Migration>
  /** How to back up and restore each folder that the service stores beside its database and blobs. */
  folders?: FolderBackups
  /** Accounts, plans and rate limits. */
  access?(config: Static<Config>): Access
  /** The ecosystem's OAuth flavor. */
  oauth?(config: Static<Config>): OAuthDialect
  /** The ecosystem's webhook flavor. The service's migrations create the tables. */
  webhooks?(context: Pick<ServiceContext<Static<Config>, DB>, 'config' | 'db' | 'url'>): WebhookDialect
  /** The sources of `octavo import`, declared so that its help needs no open service. */
  imports?: Readonly<Record<string, ImportUsage>>
  /** Commands of its own on the command line, by their names: `octavo NAME`. */
  commands?: Readonly<Record<string, CommandUsage>>
  setup(context: ServiceContext<Static<Config>, DB>): ServiceSetup | Promise<ServiceSetup>
  /** Checks for `octavo doctor` what the settings refer to, such as files. Runs without opening the service. */
  examine?(config: Static<Config>): Promise<readonly ServiceFinding[]>
}

export function defineService<Config extends TObject, DB = never>(
  definition: ServiceDefinition<Config, DB>,
): ServiceDefinition<Config, DB> {
  return definition
}
