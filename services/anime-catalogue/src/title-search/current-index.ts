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

/** The index of one kind of media, kept up with the catalogue. */
export interface KeptIndex {
  /** As the catalogue is now; undefined while there is none yet. */
  find(): Promise<TitleIndex | undefined>
  close(): Promise<void>
}

interface Held {
  index: TitleIndex
  /** The catalogue's, that it is as new as. */
  generation: number
  era: string
  savedGeneration: number | undefined
}

/** So many titles are put into an index faster than a thread starts, and are not worth a file. */
const fewTitles = 300
/** With more changes than this it is made anew. */
const manyChanges = 5_000
/** Who asks while it is being made waits no longer than this. */
const patienceMs = 250

export function createKeptIndex(
  { db, log, folder }: Pick<BaseContext, 'db' | 'log' | 'folder'>,
  state: CatalogueState,
  type: MediaType,
): KeptIndex {
  const path = join(folder('search'), `${type}.titles`)
  let held: Held | undefined
  let working: Promise<void> | undefined
  let saving: Promise<void> | undefined
  let startedAtMs = 0
  let isClosed = false

  async function bringUp(): Promise<void> {
    const version = await state.find()
    // A copy took the place of everything: neither the index nor its file knows what is in it.
    const isForeign = held ? held.era !== version.era : version.era !== ''
    if (isForeign) {
      held = undefined
      await rm(path, { force: true })
    }
    held ??= await open(version)
    if (held && held.generation >= version.generation) return
    if (held && (await follow(held, version))) return
    await build(version)
  }

  async function open({ generation, era }: Version): Promise<Held | undefined> {
    const opened = await openTitleIndex(path)
    // A file that is newer than the catalogue is another's.
    if (!opened || opened.generation > generation) return undefined
    return { ...opened, era, savedGeneration: opened.generation }
  }

  async function follow(kept: Held, { generation }: Version): Promise<boolean> {
    const changes = await findChangedTitles(db, type, kept.generation, manyChanges)
    if (!changes) return false
    for (const id of changes.removed) kept.index.remove(id)
    for (const row of changes.changed) kept.index.put(entryOf(row))
    kept.generation = generation
    return true
  }

  async function build({ generation, era }: Version): Promise<void> {
    const isSmall = (await countMedia(db, type)) <= fewTitles
    const index = isSmall
      ? createTitleIndex(await Array.fromAsync(entries()))
      : await buildTitleIndexInWorker(entries())
    held = { index, generation, era, savedGeneration: isSmall ? generation : undefined }
    if (!isSmall) saving = save(held)
  }

  async function* entries(): AsyncGenerator<TitleEntry> {
    for await (const row of readTitles(db, type)) yield entryOf(row)
  }

  async function save(kept: Held): Promise<void> {
    const { index, generation } = kept
    try {
      await saveTitleIndex(path, index, generation)
      kept.savedGeneration = generation
    } catch (error) {
      log.warn({ err: error, path }, 'the title index could not be saved')
    }
  }

  /** One at a time: each begins with what the one before has left. */
  function work(): Promise<void> {
    if (!working) {
      startedAtMs = performance.now()
      working = bringUp().finally(() => {
        working = undefined
      })
    }
    return working
  }

  return {
    async find() {
      const { generation, era } = await state.find()
      const isCurrent = () => held?.era === era && held.generation >= generation
      if (isCurrent()) return held?.index
      const finished = work().catch((error: unknown) => {
        log.error({ err: error }, 'the title index could not be brought up to date')
      })
      // While it takes long, only the first wait.
      const leftMs = patienceMs - (performance.now() - startedAtMs)
      await Promise.race([finished, delay(Math.max(0, leftMs))])
      return isCurrent() ? held?.index : undefined
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await working?.catch(() => undefined)
      await saving
      if (held && held.savedGeneration !== held.generation) await save(held)
    },
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
