import { CallError } from '../../../kit/call-error.tsx'
import { Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address } from '../../../router.ts'
import { readPaging } from '../paging.ts'
import { CommitList } from '../parts/commit-list.tsx'
import { Pager } from '../parts/pager.tsx'
import { PullFrame, type PullView } from '../parts/pull-frame.tsx'
import type { RepositoryView } from '../parts/repository-frame.tsx'
import type { Commit } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'

export function PullCommitsPage({ params }: { params: Params }) {
  return (
    <PullFrame params={params} tab="commits" callsOf={(view, number) => [commitsCall(view, number)]}>
      {(pullView) => <Commits {...pullView} />}
    </PullFrame>
  )
}

function commitsCall({ url, repoPath }: RepositoryView, number: string) {
  return hostingCall(url, '/repos/{owner}/{repo}/pulls/{pull_number}/commits', {
    path: { ...repoPath, pull_number: number },
    query: readPaging(address.value.query),
  })
}

function Commits({ view, number }: PullView) {
  const { value, failure, reload } = useCall<readonly Commit[]>(commitsCall(view, number))
  if (failure) return <CallError failure={failure} onRetry={reload} />
  if (!value) return <Loading lines={6} />
  return (
    <>
      <CommitList repoPath={view.repoPath} commits={value.data} />
      <Pager links={value.links} labels={['Previous', 'Next']} />
    </>
  )
}
