import { CallError } from '../../../kit/call-error.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address } from '../../../router.ts'
import { commitsHref } from '../hrefs.ts'
import { readPaging } from '../paging.ts'
import { CommitList } from '../parts/commit-list.tsx'
import { Pager } from '../parts/pager.tsx'
import { PathLinks } from '../parts/path-links.tsx'
import { RefMenu } from '../parts/ref-menu.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { Commit } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'

export function CommitsPage({ params }: { params: Params }) {
  return (
    <RepositoryFrame params={params} title="Commits">
      {(view) => (
        <Commits
          view={view}
          at={params.ref ?? view.repository.default_branch ?? 'HEAD'}
          path={params.path ?? ''}
        />
      )}
    </RepositoryFrame>
  )
}

function Commits({ view, at, path }: { view: RepositoryView; at: string; path: string }) {
  const { url, repoPath } = view
  const query = { sha: at, path: path || undefined, ...readPaging(address.value.query) }
  const call = hostingCall(url, '/repos/{owner}/{repo}/commits', { path: { ...repoPath }, query })
  const { value, failure, reload } = useCall<readonly Commit[]>(call)
  const isEmpty = failure?.status === 409
  return (
    <>
      <RepositoryHead
        view={view}
        tab="commits"
        title="Commits"
        lede={path ? `That changed ${path}.` : undefined}
        calls={[call]}
      />
      <div class="files-head">
        <RefMenu view={view} current={at} hrefOf={(name) => commitsHref(repoPath, name, path)} />
        {path && <PathLinks repoPath={repoPath} at={at} path={path} />}
      </div>
      {failure && !isEmpty && <CallError failure={failure} onRetry={reload} />}
      {(isEmpty || value?.data.length === 0) && (
        <Empty title={isEmpty ? 'This repository is empty' : 'No commits yet'}>
          <p>Push commits to see them here.</p>
        </Empty>
      )}
      {!value && !failure && <Loading lines={10} />}
      {value && !failure && <CommitList repoPath={repoPath} commits={value.data} />}
      {!failure && <Pager links={value?.links} />}
    </>
  )
}
