import type { Failure } from '../../api/request.ts'
import type { RepositoryView } from './parts/repository-frame.tsx'
import type { Branch, Tag } from './records.ts'
import { hostingCall, useCall } from './service.ts'

export interface Ref {
  name: string
  kind: 'branch' | 'tag'
}

/** Default branch, other branches, tags. */
export function useRefs({ url, repoPath: { owner, repo }, repository }: RepositoryView): {
  refs: readonly Ref[] | undefined
  failure: Failure | undefined
} {
  const input = { path: { owner, repo }, query: { per_page: '100' } }
  const branches = useCall<readonly Branch[]>(hostingCall(url, '/repos/{owner}/{repo}/branches', input))
  const tags = useCall<readonly Tag[]>(hostingCall(url, '/repos/{owner}/{repo}/tags', input))
  const failure = branches.failure ?? tags.failure
  if (!branches.value || !tags.value) return { refs: undefined, failure }
  const isOther = ({ name }: Branch) => name !== repository.default_branch
  const sortedBranches = branches.value.data.toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)))
  return {
    failure,
    refs: [
      ...sortedBranches.map(({ name }) => ({ name, kind: 'branch' as const })),
      ...tags.value.data.map(({ name }) => ({ name, kind: 'tag' as const })),
    ],
  }
}
