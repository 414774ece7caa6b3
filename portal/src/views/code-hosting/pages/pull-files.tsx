import { CallError } from '../../../kit/call-error.tsx'
import type { PatchLine } from '../../../kit/read-patch.ts'
import { Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address } from '../../../router.ts'
import { hrefHere } from '../hrefs.ts'
import { readPaging } from '../paging.ts'
import { Changes } from '../parts/changes.tsx'
import { Pager } from '../parts/pager.tsx'
import { PullFrame, type PullView } from '../parts/pull-frame.tsx'
import type { RepositoryView } from '../parts/repository-frame.tsx'
import { ReviewComments, reviewCommentsCall, useThreads } from '../parts/review-thread.tsx'
import type { ChangedFile } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'

export function PullFilesPage({ params }: { params: Params }) {
  return (
    <PullFrame
      params={params}
      tab="files"
      callsOf={(view, number) => [filesCall(view, number), reviewCommentsCall(view, number)]}
    >
      {(pullView) => <Files {...pullView} />}
    </PullFrame>
  )
}

function filesCall({ url, repoPath }: RepositoryView, number: string) {
  return hostingCall(url, '/repos/{owner}/{repo}/pulls/{pull_number}/files', {
    path: { ...repoPath, pull_number: number },
    query: { per_page: '100', ...readPaging(address.value.query) },
  })
}

function Files({ view, pull, number }: PullView) {
  const { url, repoPath, repository } = view
  const { value, failure, reload } = useCall<readonly ChangedFile[]>(filesCall(view, number))
  const threads = [...useThreads(view, number).values()]
  const mapLink = (link: string) => hrefHere(link, url, repoPath, repository.default_branch ?? 'HEAD')
  const notesAt = (path: string, { before, after }: PatchLine) =>
    threads
      .filter(
        ([first]) =>
          first?.path === path &&
          first.line !== null &&
          first.line === (first.side === 'LEFT' ? before : after),
      )
      .map((comments) => <ReviewComments key={comments[0]?.id} comments={comments} mapLink={mapLink} />)
  if (failure) return <CallError failure={failure} onRetry={reload} />
  if (!value) return <Loading lines={10} />
  return (
    <>
      <Changes repoPath={repoPath} at={pull.head.sha} files={value.data} notesAt={notesAt} />
      <Pager links={value.links} labels={['Previous', 'Next']} />
    </>
  )
}
