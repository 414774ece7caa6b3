import { dataReplaced } from '@octavo/platform/bus/bus.ts'
import { afterCommit } from '@octavo/platform/data/after-commit.ts'
import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Transaction } from 'kysely'
import { findGeneration, generationOf } from './generation.ts'
import type { Tables } from './tables.ts'

export interface Version {
  generation: number
  /** Changes when everything is replaced by a copy, whose generations may count the same numbers once more. */
  era: string
  /** Both as one text. */
  text: string
}

/** Which state the catalogue is in: what was made of an older one is not to be given any more. */
export interface CatalogueState {
  /** Looked up where what is known is too old: other processes write, too. */
  find(): Promise<Version>
  /** The same, if it is known without looking. */
  known(): Version | undefined
  /** Whether nothing newer is known. */
  isStill(version: Version): boolean
  /** A transaction, whose generation is known here as soon as it has committed. */
  write<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
}

/** For so long nobody asks the database again. */
const freshMs = 250

export function createCatalogueState({
  db,
  bus,
  ids,
}: Pick<ServiceContext<unknown, Tables>, 'db' | 'bus' | 'ids'>): CatalogueState {
  let version: Version | undefined
  let era = ''
  let lookedUpAtMs = Number.NEGATIVE_INFINITY
  let looking: Promise<Version> | undefined
  bus.subscribe(dataReplaced, () => {
    era = ids.text(8)
    version = undefined
    looking = undefined
  })

  function learn(generation: number): Version {
    if (version === undefined || generation > version.generation)
      version = { generation, era, text: `${era}${generation}` }
    return version
  }

  async function look(): Promise<Version> {
    const startedAtMs = performance.now()
    const startedIn = era
    const generation = await findGeneration(db.read)
    // What was replaced meanwhile says nothing of what is there now.
    if (startedIn !== era) return look()
    lookedUpAtMs = startedAtMs
    return learn(generation)
  }

  function lookOnce(): Promise<Version> {
    const mine = looking ?? look()
    looking = mine
    const forget = () => {
      if (looking === mine) looking = undefined
    }
    mine.then(forget, forget)
    return mine
  }

  function known(): Version | undefined {
    const ageMs = performance.now() - lookedUpAtMs
    // Looked up ahead of time while there is much to do, so that nobody has to wait for it.
    if (ageMs > freshMs / 2 && ageMs < freshMs && version && !looking) lookOnce().catch(() => undefined)
    return ageMs < freshMs ? version : undefined
  }

  return {
    known,
    isStill: (one) => one === version,
    find: async () => known() ?? lookOnce(),
    write: (work) =>
      db.write(async (tx) => {
        const writtenIn = era
        const result = await work(tx)
        const generation = await generationOf(tx)
        if (generation !== undefined) afterCommit(tx, () => void (writtenIn === era && learn(generation)))
        return result
      }),
  }
}
