import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BaseContext } from '../context.ts'
import type { CatalogueState, Version } from '../database/catalogue-state.ts'
import type { MediaType } from '../database/media-tables.ts'
import { buildTitleIndexInWorker } from './build-in-worker.ts'
import { openTitleIndex, saveTitleIndex } from './index-file.ts'
import { countMedia, findChangedTitles, readTitles } from './store.ts'
import { entryOf } from './title-entries.ts'
import type { TitleEntry } from './title-entry.ts'
import { createTitleIndex, type TitleIndex } from './title-index.ts'

/** A title index that follows the catalogue. */
export interface CurrentIndex {
  /** Undefined while the index is being built. */
  find(): Promise<TitleIndex | undefined>
  close(): Promise<void>
}

interface LoadedIndex {
  index: TitleIndex
  /** Generation of the catalogue that the index contains. */
  generation: number
  era: string
  savedGeneration: number | undefined
}

/** Smaller indexes are built inline and not saved. */
const maxInlineTitles = 300
/** Rebuilds the index after more changes. */
const maxChanges = 5_000
/** How long a search waits for an update of the index. */
const maxWaitMs = 250

export function createCurrentIndex(
  { db, log, folder }: Pick<BaseContext, 'db' | 'log' | 'folder'>,
  state: CatalogueState,
  type: MediaType,
): CurrentIndex {
  const path = join(folder('search'), `${type}.titles`)
  let loaded: LoadedIndex | undefined
  let working: Promise<void> | undefined
  let saving: Promise<void> | undefined
  let startedAtMs = 0
  let isClosed = false

  async function update(): Promise<void> {
    const version = await state.find()
    // A restore replaced the database, so the index and its file are invalid.
    const isForeign = loaded ? loaded.era !== version.era : version.era !== ''
    if (isForeign) {
      loaded = undefined
      await rm(path, { force: true })
    }
    loaded ??= await open(version)
    if (loaded && loaded.generation >= version.generation) return
    if (loaded && (await follow(loaded, version))) return
    await build(version)
  }

  async function open({ generation, era }: Version): Promise<LoadedIndex | undefined> {
    const saved = await openTitleIndex(path)
    // A newer file belongs to another database.
    if (!saved || saved.generation > generation) return undefined
    return { ...saved, era, savedGeneration: saved.generation }
  }

  async function follow(current: LoadedIndex, { generation }: Version): Promise<boolean> {
    const changes = await findChangedTitles(db, type, current.generation, maxChanges)
    if (!changes) return false
    for (const id of changes.removed) current.index.remove(id)
    for (const row of changes.changed) current.index.put(entryOf(row))
    current.generation = generation
    return true
  }

  async function build({ generation, era }: Version): Promise<void> {
    const isSmall = (await countMedia(db, type)) <= maxInlineTitles
    const index = isSmall
      ? createTitleIndex(await Array.fromAsync(entries()))
      : await buildTitleIndexInWorker(entries())
    loaded = { index, generation, era, savedGeneration: isSmall ? generation : undefined }
    if (!isSmall) saving = save(loaded)
  }

  async function* entries(): AsyncGenerator<TitleEntry> {
    for await (const row of readTitles(db, type)) yield entryOf(row)
  }

  async function save(current: LoadedIndex): Promise<void> {
    const { index, generation } = current
    try {
      await saveTitleIndex(path, index, generation)
      current.savedGeneration = generation
    } catch (error) {
      log.warn({ err: error, path }, 'the title index could not be saved')
    }
  }

  /** Runs one update at a time. */
  function work(): Promise<void> {
    if (!working) {
      startedAtMs = performance.now()
      working = update().finally(() => {
        working = undefined
      })
    }
    return working
  }

  return {
    async find() {
      const { generation, era } = await state.find()
      const isCurrent = () => loaded?.era === era && loaded.generation >= generation
      if (isCurrent()) return loaded?.index
      const finished = work().catch((error: unknown) => {
        log.error({ err: error }, 'the title index could not be brought up to date')
      })
      // Later searches wait only for the rest of the time.
      const leftMs = maxWaitMs - (performance.now() - startedAtMs)
      await Promise.race([finished, delay(Math.max(0, leftMs))])
      return isCurrent() ? loaded?.index : undefined
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await working?.catch(() => undefined)
      await saving
      if (loaded && loaded.savedGeneration !== loaded.generation) await save(loaded)
    },
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
