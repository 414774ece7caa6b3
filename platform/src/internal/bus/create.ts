import type { Bus } from '../../bus/bus.ts'
import type { Dialect } from '../../data/database.ts'
import type { Logger } from '../../log.ts'
import { createLocalBus } from './local-bus.ts'

export interface BusOptions {
  db: { readonly dialect: Dialect }
  /** The URL of the PostgreSQL database, if there is one. */
  url?: string | undefined
  /** The service name. */
  name: string
  log: Logger
}

/** Reaches this process only, or all processes that share a PostgreSQL database. */
export async function createBus({ db, url, name, log }: BusOptions): Promise<Bus> {
  if (db.dialect === 'sqlite') return createLocalBus(log)
  if (url === undefined) throw new Error('A bus on PostgreSQL needs the address of the database')
  // Imported on demand: most servers use SQLite.
  const { createPostgresBus } = await import('./postgres-bus.ts')
  return createPostgresBus({ url, channel: `octavo ${name}`, log })
}
