import type { Static, TObject } from 'typebox'
import { type Clock, systemClock } from './clock.ts'
import { type ResolvedSettings, resolveSettings, type SettingSources } from './config.ts'
import type { Database } from './data/database.ts'
import { type Ids, secureIds } from './ids.ts'
import type { Argon2Cost } from './internal/auth/phc.ts'
import { createLazyOutgoing } from './internal/outgoing/lazy.ts'
import type { OpenStorage } from './internal/storage.ts'
import type { JobHandlers } from './jobs/jobs.ts'
import type { Logger } from './log.ts'
import type { ServiceContext, ServiceDefinition, ServiceSetup } from './service.ts'
import type { WebhookTables } from './webhooks/tables.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** Options that all services of one process share. */
export interface ServerOptions {
  /** Without it, all data is temporary and removed when the service closes. */
  dataDir?: string | undefined
  /** A PostgreSQL database instead of a SQLite file for each service. */
  databaseUrl?: string | undefined
  /** A location in S3 for blobs, such as `s3://bucket/prefix`, instead of files. See `parseS3Location`. */
  blobs?: string | undefined
  settings: SettingSources
  log: Logger
  /** `off` grants everything and still counts. */
  limits: 'spec' | 'off'
  /** Allows outgoing requests to private addresses. */
  privateTargets: boolean
  clock?: Clock
  ids?: Ids
  /** The cost of hashing a password; tests set a low one. Defaults to the recommendation of OWASP. */
  passwordCost?: Argon2Cost
  /** A power failure only repeats these writes, so SQLite need not wait for the disk. */
  isRepeatable?: boolean
}

export interface OpenService<Config = unknown, DB = unknown> extends Omit<OpenStorage<DB>, 'storage'> {
  context: ServiceContext<Config, DB>
  /** The jobs of the platform's modules, run beside those of the service. */
  platformJobs: JobHandlers | undefined
  settings: ResolvedSettings<TObject>
}

/** Opens only the context of a service, for commands about accounts. */
export async function openService<Config extends TObject, DB>(
  definition: ServiceDefinition<Config, DB>,
  options: ServerOptions,
  url: ServiceContext['url'] = () => '',
): Promise<OpenService<Static<Config>, DB>> {
  const { name, config, migrations, folders = {} } = definition
  const {
    clock = systemClock,
    ids = secureIds,
    dataDir,
    databaseUrl,
    blobs,
    privateTargets,
    passwordCost,
    isRepeatable,
  } = options
  const settings = resolveSettings(config, options.settings, name)
  const log = options.log.child({ service: name })
  const enforceLimits = options.limits === 'spec'
  // Loads the database drivers only for services with a database.
  const { storage, ...open }: OpenStorage<DB> = migrations
    ? await import('./internal/storage.ts').then(({ openStorage }) =>
        openStorage<DB>({
          name,
          dataDir,
          databaseUrl,
          blobs,
          migrations,
          folders,
          enforceLimits,
          clock,
          ids,
          log,
          passwordCost,
          isRepeatable,
        }),
      )
    : openWithoutStorage(name)
  const outgoing = createLazyOutgoing({ allowPrivate: privateTargets, userAgent: `Octavo ${name}` })
  const common = { ...storage, config: settings.values, outgoing, clock, ids, log, url }
  const { webhooks, jobs } = await openWebhooks(definition, common)
  return {
    ...open,
    context: { ...common, webhooks },
    platformJobs: jobs,
    settings,
    async close() {
      // Running jobs may still send requests.
      await open.close()
      await outgoing.close()
    },
  }
}

/**
 * Opens a service and sets it up, without listening and without running its jobs. `beforeSetup` may still change the data,
 * because nothing of it is cached yet.
 */
export async function setUpService<Config extends TObject, DB>(
  definition: ServiceDefinition<Config, DB>,
  options: ServerOptions,
  url?: ServiceContext['url'],
  beforeSetup?: (open: OpenService<Static<Config>, DB>) => Promise<void>,
): Promise<OpenService<Static<Config>, DB> & { setup: ServiceSetup }> {
  await using closing = new AsyncDisposableStack()
  const service = await openService(definition, options, url)
  const { platformJobs } = service
  closing.defer(service.close)
  await beforeSetup?.(service)
  const created = await definition.setup(service.context)
  const setup = { ...created, jobs: platformJobs ? { ...platformJobs, ...created.jobs } : created.jobs }
  closing.defer(async () => setup.close?.())
  // Jobs use what the setup created, so they stop before it closes.
  closing.defer(async () => setup.jobs && service.context.jobs.close())
  requireDeclared(definition.name, 'import sources', definition.imports, setup.importers)
  requireDeclared(definition.name, 'commands', definition.commands, setup.commands)
  const resources = closing.move()
  return { ...service, setup, close: () => resources.disposeAsync() }
}

function requireDeclared(service: string, what: string, declared: object = {}, created: object = {}): void {
  const [names, ready] = [declared, created].map((record) => Object.keys(record).toSorted().join(', '))
  if (names !== ready) throw new Error(`${service} declares the ${what} "${names}", and has "${ready}".`)
}

/** Loads the webhooks only for services that have them. */
async function openWebhooks<Config extends TObject, DB>(
  { name, webhooks: dialectOf }: ServiceDefinition<Config, DB>,
  context: Omit<ServiceContext<Static<Config>, DB>, 'webhooks'>,
): Promise<{ webhooks: Webhooks; jobs?: JobHandlers }> {
  if (!dialectOf) return { webhooks: createAbsent(`${name} declares no webhooks.`) }
  const { createWebhooks } = await import('./webhooks/create.ts')
  // The webhooks only use their own tables.
  const db = context.db as unknown as Database<WebhookTables>
  const { jobs, outgoing, clock, ids, log } = context
  return createWebhooks({ db, jobs, outgoing, clock, ids, log }, dialectOf(context))
}

/** Using what a service does not declare is a bug. */
function createAbsent(message: string) {
  return new Proxy(Object.create(null), {
    get() {
      throw new Error(message)
    },
  })
}

/** A service without migrations has no storage. */
function openWithoutStorage<DB>(name: string): OpenStorage<DB> {
  const absent = (member: string) =>
    createAbsent(`${name} has no ${member}, because it declares no migrations.`)
  return {
    storage: {
      db: absent('db'),
      auth: absent('auth'),
      jobs: absent('jobs'),
      bus: absent('bus'),
      blobs: absent('blobs'),
      limits: absent('limits'),
      folder: (folder) => absent(`folder ${folder}`),
    },
    check: async () => {},
    isSeeded: async () => true,
    seedOnce: (seed) => seed(),
    copyTo: async () => {},
    restoreFrom: async () => {},
    close: async () => {},
  }
}
