import { onCachesOutdated } from '@octavo/platform/bus/bus.ts'
import { afterCommit } from '@octavo/platform/data/after-commit.ts'
import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Transaction } from 'kysely'
import { findGeneration, generationOf } from './generation.ts'
import type { Tables } from './tables.ts'

export interface Version {
  generation: number
  /** Changes when a restore replaces the database, because its generations may repeat numbers. */
  era: string
  /** Era and generation, for cache keys. */
  text: string
}

/** The version of the catalogue, which invalidates caches. */
export interface CatalogueState {
  /** Reads the database when the cached version is too old, because other processes write as well. */
  find(): Promise<Version>
  /** Undefined when the cached version is too old. */
  findCached(): Version | undefined
  /** True if this process knows no newer version. */
  isLatest(version: Version): boolean
  /** Runs a transaction and updates the cached version when it commits. */
  write<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
}

const maxAgeMs = 250

export function createCatalogueState({
  db,
  bus,
  ids,
}: Pick<ServiceContext<unknown, Tables>, 'db' | 'bus' | 'ids'>): CatalogueState {
  let version: Version | undefined
  let era = ''
  let readAtMs = Number.NEGATIVE_INFINITY
  let reading: Promise<Version> | undefined
  onCachesOutdated(bus, () => {
    era = ids.text(8)
    version = undefined
    reading = undefined
  })

  function update(generation: number): Version {
    if (version === undefined || generation > version.generation)
      version = { generation, era, text: `${era}${generation}` }
    return version
  }

  async function read(): Promise<Version> {
    const startedAtMs = performance.now()
    const startedIn = era
    const generation = await findGeneration(db.read)
    // A restore replaced the database during the query.
    if (startedIn !== era) return read()
    readAtMs = startedAtMs
    return update(generation)
  }

  function readOnce(): Promise<Version> {
    const current = reading ?? read()
    reading = current
    const forget = () => {
      if (reading === current) reading = undefined
    }
    current.then(forget, forget)
    return current
  }

  function findCached(): Version | undefined {
    const ageMs = performance.now() - readAtMs
    // Refreshes ahead of expiry, so that no request waits for the query under load.
    if (ageMs > maxAgeMs / 2 && ageMs < maxAgeMs && version && !reading) readOnce().catch(() => undefined)
    return ageMs < maxAgeMs ? version : undefined
  }

  return {
    findCached,
    isLatest: (one) => one === version,
    find: async () => findCached() ?? readOnce(),
    write: (work) =>
      db.write(async (tx) => {
        const writtenIn = era
        const result = await work(tx)
        const generation = await generationOf(tx)
        if (generation !== undefined) afterCommit(tx, () => void (writtenIn === era && update(generation)))
        return result
      }),
  }
}
