import { type Bus, onCachesOutdated } from '@octavo/platform/bus/bus.ts'
import { afterCommit } from '@octavo/platform/data/after-commit.ts'
import type { ServiceContext } from '@octavo/platform/service.ts'
import { asRecord, errorMessage } from '@octavo/platform/unknown-values.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { PhotoFacts } from './facts.ts'
import { createIdSet, type IdSet } from './id-set.ts'
import { createPhotoIndex, type PhotoIndex } from './photo-index.ts'
import { countPhotos, findFacts, listFacts, listMembers, type MemberSet, type Position } from './store.ts'

/** The index of photos, kept equal to the database across processes. */
export interface LiveIndex {
  /** Loads the index at the first call. */
  ready(): Promise<PhotoIndex>
  /** Grows with each change of photos, collections and topics, for caches that depend on them. */
  readonly generation: number
  /** The members of a set, cached until the next change. */
  members(set: MemberSet): Promise<IdSet>
  /** Reads these photos again. Call it for photos that the index has and the database does not show. */
  refresh(photoIds: readonly number[]): Promise<void>
  /** Call these in the transaction that changes photos. */
  photosPut(tx: Transaction<Tables>, photos: readonly PhotoFacts[]): void
  photosDeleted(tx: Transaction<Tables>, ids: readonly number[]): void
  /** Call this in the transaction that changes the photos of a collection or topic. */
  invalidateMembers(tx: Transaction<Tables>): void
  close(): void
}

const topic = 'photos-changed'
const idsPerMessage = 400
const rowsPerChunk = 2_000
const maxCachedSets = 200
const compareEveryMs = 60_000

export function createLiveIndex({
  db,
  bus,
  ids,
  log,
}: Pick<ServiceContext<unknown, Tables>, 'db' | 'bus' | 'ids' | 'log'>): LiveIndex {
  const process = ids.text(12)
  let index = createPhotoIndex()
  let loading: Promise<PhotoIndex> | undefined
  /** Photos that were deleted while chunks were read, which may still contain them. */
  let deleted: Set<number> | undefined
  /** One refresh at a time, so that an earlier state never replaces a later one. */
  let refreshing: Promise<void> = Promise.resolve()
  /** Photos that this process has changed while a refresh was reading. */
  let changedIds: Set<number> | undefined
  let hadOtherSize = false
  let generation = 0
  let comparison: NodeJS.Timeout | undefined
  const sets = new Map<string, { generation: number; ids: Promise<IdSet> }>()

  function ready(): Promise<PhotoIndex> {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function load(): Promise<PhotoIndex> {
    const loaded = createPhotoIndex()
    index = loaded
    const deletedMeanwhile = new Set<number>()
    deleted = deletedMeanwhile
    let after: Position | undefined = { createdAtMs: Number.MIN_SAFE_INTEGER, id: 0 }
    while (after) {
      const chunk: PhotoFacts[] = await listFacts(db, after, rowsPerChunk)
      // A photo that the index has already is newer than the chunk.
      for (const facts of chunk)
        if (!deletedMeanwhile.has(facts.id) && !loaded.has(facts.id)) loaded.put(facts)
      after = chunk.length === rowsPerChunk ? chunk.at(-1) : undefined
    }
    deleted = undefined
    generation++
    comparison ??= setInterval(() => void compare(), compareEveryMs).unref()
    return loaded
  }

  /** Messages between processes may be lost, and nothing reports a suspension. */
  async function compare(): Promise<void> {
    try {
      const [loaded, count] = [await ready(), await countPhotos(db)]
      const hasOtherSize = loaded.size !== count
      // A change may have been committed between counting and comparing.
      if (hasOtherSize && hadOtherSize) reload()
      hadOtherSize = hasOtherSize
    } catch (error) {
      log.warn({ message: errorMessage(error) }, 'the photo index could not be compared')
    }
  }

  function reload(): void {
    loading = undefined
    generation++
    sets.clear()
  }

  function applyPut(photos: readonly PhotoFacts[]): void {
    generation++
    // A process that picks no photos, such as an import, needs no index.
    if (!loading) return
    for (const facts of photos) {
      changedIds?.add(facts.id)
      deleted?.delete(facts.id)
      index.put(facts)
    }
  }

  function applyDeleted(photoIds: readonly number[]): void {
    generation++
    for (const id of photoIds) {
      changedIds?.add(id)
      deleted?.add(id)
      index.delete(id)
    }
  }

  function refresh(photoIds: readonly number[]): Promise<void> {
    const refreshed = refreshing.then(() => readAgain(photoIds))
    refreshing = refreshed.catch(() => {})
    return refreshed
  }

  async function readAgain(photoIds: readonly number[]): Promise<void> {
    const changedMeanwhile = new Set<number>()
    changedIds = changedMeanwhile
    const facts = await findFacts(db, photoIds).finally(() => {
      changedIds = undefined
    })
    const existing = new Set(facts.map(({ id }) => id))
    applyPut(facts.filter(({ id }) => !changedMeanwhile.has(id)))
    applyDeleted(photoIds.filter((id) => !existing.has(id) && !changedMeanwhile.has(id)))
  }

  function publish(photoIds: readonly number[]): void {
    for (let start = 0; start === 0 || start < photoIds.length; start += idsPerMessage) {
      const message = { process, ids: photoIds.slice(start, start + idsPerMessage) }
      bus.publish(topic, message).catch((error) => log.warn({ err: error }, 'a change was not published'))
    }
  }

  const unsubscribe = [subscribeToChanges(bus), onCachesOutdated(bus, reload)]

  function subscribeToChanges({ subscribe }: Bus) {
    return subscribe(topic, (message) => {
      const { process: sender, ids: photoIds } = asRecord(message)
      if (sender === process || !Array.isArray(photoIds)) return
      generation++
      if (loading) refresh(photoIds.filter(Number.isSafeInteger)).catch(reload)
    })
  }

  return {
    ready,
    refresh,
    get generation() {
      return generation
    },
    members(set) {
      const key = JSON.stringify(set)
      const cached = sets.get(key)
      if (cached?.generation === generation) return cached.ids
      sets.delete(key)
      if (sets.size >= maxCachedSets) sets.delete(sets.keys().next().value ?? '')
      const loaded = listMembers(db, set).then(createIdSet)
      sets.set(key, { generation, ids: loaded })
      loaded.catch(() => sets.delete(key))
      return loaded
    },
    photosPut(tx, photos) {
      afterCommit(tx, () => {
        applyPut(photos)
        publish(photos.map(({ id }) => id))
      })
    },
    photosDeleted(tx, photoIds) {
      afterCommit(tx, () => {
        applyDeleted(photoIds)
        publish(photoIds)
      })
    },
    invalidateMembers(tx) {
      afterCommit(tx, () => {
        generation++
        publish([])
      })
    },
    close() {
      clearInterval(comparison)
      for (const end of unsubscribe) end()
    },
  }
}
