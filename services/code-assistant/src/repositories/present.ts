import type { Static } from 'typebox'
import type { RepositoryState } from './manage-repositories.ts'
import type { Passage } from './repositories.ts'
import type { RepositoryBody, SearchResult } from './schema.ts'

const seconds = (ms: number): number => Math.floor(ms / 1000)

export function presentRepository(
  { repository, snapshots }: RepositoryState,
  userId: number,
): Static<typeof RepositoryBody> {
  const latest = snapshots[0]
  const ready = snapshots.find(({ state }) => state === 'ready')
  const isOwner = repository.owner_id === userId
  return {
    object: 'repository',
    name: repository.name,
    visibility: repository.visibility,
    is_owner: isOwner,
    source: repository.source,
    ...(repository.source === 'git' && repository.location !== null && { git: repository.location }),
    ref: latest?.ref ?? 'HEAD',
    state: latest?.state ?? 'failed',
    commit: ready?.commit_id ?? null,
    files: ready?.files_done ?? 0,
    progress: { done: latest?.files_done ?? 0, total: latest?.files_total ?? 0 },
    error: latest?.error ?? null,
    refs: latestOfEachRef(snapshots).map(({ ref, state, commit_id, files_done, indexed_at_ms }) => ({
      ref,
      state,
      commit: commit_id,
      files: files_done,
      indexed_at: indexed_at_ms === null ? null : seconds(indexed_at_ms),
    })),
    created: seconds(repository.created_at_ms),
    updated: seconds(repository.updated_at_ms),
    indexed_at: ready?.indexed_at_ms ? seconds(ready.indexed_at_ms) : null,
  }
}

function latestOfEachRef(snapshots: RepositoryState['snapshots']) {
  return [...Map.groupBy(snapshots, ({ ref }) => ref).values()].flatMap(([latest]) => latest ?? [])
}

export function presentHit(passage: Passage): Static<typeof SearchResult>['hits'][number] {
  const { repository, path, ref, commit, startLine, endLine, score, language, symbol, text } = passage
  return {
    repository,
    path,
    ref,
    commit,
    start_line: startLine,
    end_line: endLine,
    score,
    citation: `${path}:${startLine}-${endLine}@${commit}`,
    language: language ?? null,
    symbol: symbol ?? null,
    text,
  }
}
