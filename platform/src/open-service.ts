import type { Static, TObject } from 'typebox'
import { type Clock, systemClock } from './clock.ts'
import { type ResolvedSettings, resolveSettings, type SettingSources } from './config.ts'
import { type Ids, secureIds } from './ids.ts'
import { createLazyOutgoing } from './internal/outgoing/lazy.ts'
import type { OpenStorage } from './internal/storage.ts'
import type { Logger } from './log.ts'
import type { ServiceContext, ServiceDefinition } from './service.ts'

/** Options that all services of one process share. */
export interface ServerOptions {
  /** Without it, all data is temporary and removed when the service closes. */
  dataDir?: string | undefined
  /** A PostgreSQL database instead of a SQLite file for each service. */
  databaseUrl?: string | undefined
  settings: SettingSources
  log: Logger
  /** `off` grants everything and still counts. */
  limits: 'spec' | 'off'
  /** Allows outgoing requests to private addresses. */
  privateTargets: boolean
  clock?: Clock
  ids?: Ids
}

export interface OpenService<Config = unknown, DB = unknown> extends Omit<OpenStorage<DB>, 'rooms'> {
  context: ServiceContext<Config, DB>
  settings: ResolvedSettings<TObject>
}

/** Opens a service context without listening, for the command line. */
export async function openService<Config extends TObject, DB>(
  { name, config, migrations, folders = {} }: ServiceDefinition<Config, DB>,
  household: ServerOptions,
  url: ServiceContext['url'] = () => '',
): Promise<OpenService<Static<Config>, DB>> {
  const { clock = systemClock, ids = secureIds, dataDir, databaseUrl, privateTargets } = household
  const settings = resolveSettings(config, household.settings, name)
  const log = household.log.child({ service: name })
  const enforceLimits = household.limits === 'spec'
  // Loads the database drivers only for services with a database.
  const { rooms, ...open }: OpenStorage<DB> = migrations
    ? await import('./internal/storage.ts').then(({ openStorage }) =>
        openStorage<DB>({ name, dataDir, databaseUrl, migrations, folders, enforceLimits, clock, ids, log }),
      )
    : openWithoutRooms(name)
  const outgoing = createLazyOutgoing({ allowPrivate: privateTargets, userAgent: `Octavo ${name}` })
  return {
    ...open,
    context: { ...rooms, config: settings.values, outgoing, clock, ids, log, url },
    settings,
    async close() {
      // Running jobs may still send requests.
      await open.close()
      await outgoing.close()
    },
  }
}

/** A service without migrations has no storage. Using it is a bug. */
function openWithoutRooms<DB>(name: string): OpenStorage<DB> {
  const absent = (room: string) =>
    new Proxy(Object.create(null), {
      get() {
        throw new Error(`${name} has no ${room}, because it declares no migrations.`)
      },
    })
  return {
    rooms: {
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
