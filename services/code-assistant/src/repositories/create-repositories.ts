import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { Passage, Repositories, RepositorySearch } from './repositories.ts'
import { defaultLimit, limitTokens, rankFiles, searchSnapshot } from './search/search-snapshot.ts'
import { createSnapshotReaders } from './search/snapshot-reader.ts'
import {
  findReadySnapshot,
  findVisibleRepository,
  listVisibleRepositories,
  type RepositoryRow,
} from './store/repositories.ts'

/** A search without a name covers this many repositories, the latest first. */
const maxRepositoriesPerSearch = 20
const maxQueryLength = 8_000

export function createRepositories(context: Context): Repositories {
  const { db } = context
  const readers = createSnapshotReaders(db)

  async function searchOne(repository: RepositoryRow, search: RepositorySearch & { limit: number }) {
    const snapshot = await findReadySnapshot(db.read, repository.id, search.ref)
    return snapshot && searchSnapshot(context, readers.open(repository, snapshot), search)
  }

  async function findPassages(search: RepositorySearch & { limit: number }): Promise<Passage[]> {
    const { name, userId, limit } = search
    if (name === undefined) {
      const all = await listVisibleRepositories(db.read, userId, { limit: maxRepositoriesPerSearch })
      const passages: Passage[] = []
      for (const repository of all) {
        await yieldIfBusy()
        passages.push(...((await searchOne(repository, search)) ?? []))
      }
      return passages.sort((one, other) => other.score - one.score).slice(0, limit)
    }
    const repository = await findVisibleRepository(db.read, userId, name)
    if (!repository) throw problem('repository_not_found', { data: { param: 'repository' } })
    const passages = await searchOne(repository, search)
    if (!passages) throw problem('repository_not_indexed', { data: { param: 'repository' } })
    return passages
  }

  return {
    async search({ query, limit = defaultLimit, ...rest }) {
      if (query.trim() === '') return []
      const passages = await findPassages({ ...rest, query: query.slice(0, maxQueryLength), limit })
      return limitTokens(passages)
    },
    async listRelatedFiles({ name, path, code, limit, userId }) {
      const repository = await findVisibleRepository(db.read, userId, name)
      const snapshot = repository && (await findReadySnapshot(db.read, repository.id, undefined))
      if (!snapshot) return []
      const reader = readers.open(repository, snapshot)
      const { files } = await rankFiles(reader, code)
      const contents = await reader.read(files.slice(0, limit + 1).map(({ ordinal }) => ordinal))
      return files
        .flatMap(({ ordinal }) => contents.get(ordinal) ?? [])
        .filter((file) => file.path !== path)
        .slice(0, limit)
        .map(({ path: own, content }) => ({ path: own, content }))
    },
  }
}
