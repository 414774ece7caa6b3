import type { Static, TObject } from 'typebox'
import { type Clock, systemClock } from './clock.ts'
import { type ResolvedSettings, resolveSettings, type SettingSources } from './config.ts'
import { type Ids, secureIds } from './ids.ts'
import { createLazyOutgoing } from './internal/outgoing/lazy.ts'
import type { OpenStorage } from './internal/storage.ts'
import type { Logger } from './log.ts'
import type { ServiceContext, ServiceDefinition } from './service.ts'

/** Where and how services live; the same for all of one process. */
export interface ServerOptions {
  /** Without a folder everything is temporary and gone when the service closes. */
  dataDir?: string | undefined
  /** A PostgreSQL database instead of a SQLite file for each service. */
  databaseUrl?: string | undefined
  settings: SettingSources
  log: Logger
  /** `off` grants everything, and still counts. */
  limits: 'spec' | 'off'
  /** Whether services may call private addresses, as they must where everybody is on one machine. */
  privateTargets: boolean
  clock?: Clock
  ids?: Ids
}

export interface OpenService<Config = unknown, DB = unknown> extends Omit<OpenStorage<DB>, 'rooms'> {
  context: ServiceContext<Config, DB>
  settings: ResolvedSettings<TObject>
}

/** Opens what a service stands on, without serving it: enough for the command line to work beside a server. */
export async function openService<Config extends TObject, DB>(
  { name, config, migrations, folders = {} }: ServiceDefinition<Config, DB>,
  household: ServerOptions,
  url: ServiceContext['url'] = () => '',
): Promise<OpenService<Static<Config>, DB>> {
  const { clock = systemClock, ids = secureIds, dataDir, databaseUrl, privateTargets } = household
  const settings = resolveSettings(config, household.settings, name)
  const log = household.log.child({ service: name })
  const enforceLimits = household.limits === 'spec'
  // A service without a database need not load what speaks to one.
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
      // Jobs under way may need the way out until they are done.
      await open.close()
      await outgoing.close()
    },
  }
}

/** A service that declares no migrations keeps nothing; reaching for storage all the same is a defect. */
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
    seedOnce: (seed) => seed(),
    copyTo: async () => {},
    restoreFrom: async () => {},
    close: async () => {},
  }
}
