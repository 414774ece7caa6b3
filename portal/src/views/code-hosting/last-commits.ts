import { signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isSignedIn } from '../../server.ts'
import type { RepositoryView } from './parts/repository-frame.tsx'
import type { Commit, ContentItem } from './records.ts'
import { hostingCall, makeCall } from './service.ts'

/** One request per entry, so not for huge folders or anonymous rate limits. */
const maxLoaded = 60
const maxParallel = 4

/** The last commit of a blob in a commit never changes, so it is cached. */
const cachedCommits = signal<ReadonlyMap<string, Commit>>(new Map())

/** Last commits of the items as they load; none without a token. */
export function useLastCommits(
  { url, repoPath, repository }: RepositoryView,
  ref: string,
  items: readonly ContentItem[],
): ReadonlyMap<string, Commit> {
  const hasFailed = useSignal(false)
  const keyOf = ({ path, sha }: ContentItem) =>
    `${repository.id} ${repository.pushed_at} ${ref} ${path} ${sha}`
  const missing = items.slice(0, maxLoaded).filter((item) => !cachedCommits.value.has(keyOf(item)))
  const key = missing.map(keyOf).join('\n')
  useEffect(() => {
    if (!isSignedIn.value || hasFailed.value) return
    const stop = new AbortController()
    const waiting = [...missing]
    const work = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) {
        const query = { sha: ref, path: item.path, per_page: '1' }
        const call = hostingCall(url, '/repos/{owner}/{repo}/commits', { path: { ...repoPath }, query })
        const [commit] = (await makeCall<readonly Commit[]>(call, stop.signal)).data
        if (commit) commits.set(keyOf(item), commit)
      }
    }
    const commits = new Map<string, Commit>()
    // One update, so that the layout shifts once.
    Promise.all(Array.from({ length: maxParallel }, work)).then(
      () => {
        if (commits.size) cachedCommits.value = new Map([...cachedCommits.value, ...commits].slice(-2_000))
      },
      () => {
        if (!stop.signal.aborted) hasFailed.value = true
      },
    )
    return () => stop.abort()
  }, [key])
  return new Map(
    items.flatMap((item) => {
      const commit = cachedCommits.value.get(keyOf(item))
      return commit ? [[item.path, commit]] : []
    }),
  )
}
