import type { FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import type { Access } from './access.ts'
import type { Auth } from './auth/auth.ts'
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
import type { ServiceImporter } from './importer.ts'
import type { JobHandlers, Jobs } from './jobs/jobs.ts'
import type { Limits } from './limits/limits.ts'
import type { Logger } from './log.ts'
import type { Outgoing } from './outgoing/outgoing.ts'

/** Everything a service reaches the world through. There is no other way to time, randomness, storage or network. */
export interface ServiceContext<Config = unknown, DB = unknown> {
  readonly config: Config
  readonly db: Database<DB>
  readonly auth: Auth
  readonly limits: Limits
  readonly jobs: Jobs
  readonly bus: Bus
  readonly blobs: Blobs
  readonly outgoing: Outgoing
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Logger
  /** One of the folders that the service declares, made if need be; temporary where all data are. */
  folder(name: string): string
  /** The service's own address without a trailing slash: the public one, or the one that this client used. */
  url(request?: FastifyRequest): string
}

/** Adds the routes of one resource. */
export type Routes = (app: App) => void | Promise<void>

export interface ServiceParts {
  routes: readonly Routes[]
  renderError: RenderError
  jobs?: JobHandlers
  close?(): Promise<void>
}

/** One thing that `octavo doctor` tells of a service. Whatever is not well says what to do. */
export type ServiceFinding =
  | { level: 'ok'; text: string }
  | { level: 'warn' | 'fail'; text: string; advice: string }

/** The table of contents of a service: what it is, what it needs, and how it is set up. */
export interface ServiceDefinition<Config extends TObject = TObject, DB = never> {
  name: string
  title: string
  /** What it is, in one plain sentence. */
  summary: string
  /** The version of the interface, as its ecosystem labels it. */
  version: string
  /** A path that answers at once, for the first look. */
  firstCall: string
  config: Config
  http?: HttpDialect
  /** A service that keeps something has migrations; without them it has no database, accounts or jobs. */
  migrations?: Record<string, Migration>
  /** What a service with a database keeps beside it and the blobs: how each such folder gets into copies and back. */
  folders?: FolderBackups
  /** Accounts, plans and limits, where the ecosystem has them. */
  access?(config: Static<Config>): Access
  /** How apps and people sign in, where the ecosystem has a way for it. */
  oauth?(config: Static<Config>): OAuthDialect
  /** Sample data. Runs until it has succeeded once, so it must bear to run again. */
  seed?(context: ServiceContext<Static<Config>, DB>): Promise<void>
  /** Whether this start has what sample data are made with; otherwise a later one seeds. By default it has. */
  canSeed?(context: ServiceContext<Static<Config>, DB>): boolean
  /** What `octavo import` can take in, by the name of the source. */
  importers?: Readonly<Record<string, ServiceImporter<Static<Config>, DB>>>
  setup(context: ServiceContext<Static<Config>, DB>): ServiceParts | Promise<ServiceParts>
  /** Tells `octavo doctor` of what the settings name, such as files; nothing of the service is open then. */
  examine?(config: Static<Config>): Promise<readonly ServiceFinding[]>
}

export function defineService<Config extends TObject, DB = never>(
  definition: ServiceDefinition<Config, DB>,
): ServiceDefinition<Config, DB> {
  return definition
}
