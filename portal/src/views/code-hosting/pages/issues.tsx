import { useViewer } from '../../../api/viewer.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address, hrefWith } from '../../../router.ts'
import { issuesHref } from '../hrefs.ts'
import { readPaging } from '../paging.ts'
import { IssueFilters } from '../parts/issue-filters.tsx'
import { IssueRow } from '../parts/issue-row.tsx'
import { Pager } from '../parts/pager.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { Issue } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'

export function IssuesPage({ params }: { params: Params }) {
  return (
    <RepositoryFrame params={params} title="Issues">
      {(view) => <Issues view={view} />}
    </RepositoryFrame>
  )
}

const filters = ['state', 'labels', 'assignee', 'milestone', 'creator', 'sort', 'direction'] as const

function Issues({ view }: { view: RepositoryView }) {
  const { url, repoPath } = view
  const { query } = address.value
  const viewer = useViewer('code-hosting')
  const selectedFilters = Object.fromEntries(filters.map((name) => [name, query.get(name) ?? undefined]))
  const call = hostingCall(url, '/repos/{owner}/{repo}/issues', {
    path: { ...repoPath },
    query: { ...selectedFilters, ...readPaging(query) },
  })
  const { value, failure, reload, isLoading } = useCall<readonly Issue[]>(call)
  const isFiltered = filters.some((name) => name !== 'sort' && name !== 'direction' && query.has(name))
  return (
    <>
      <RepositoryHead view={view} tab="issues" title="Issues" calls={[call]}>
        {viewer && (
          <ButtonLink kind="primary" icon="plus" href={`${issuesHref(repoPath)}/new`}>
            New issue
          </ButtonLink>
        )}
      </RepositoryHead>
      <IssueFilters view={view} />
      {failure?.status === 410 ? (
        <Empty title="This repository has no issues">
          <p>Issues are disabled in this repository.</p>
        </Empty>
      ) : (
        failure && <CallError failure={failure} onRetry={reload} />
      )}
      {!value && !failure && <Loading lines={8} />}
      {value && !failure && !value.data.length && (
        <Empty title={isFiltered ? 'No matching issues' : 'No open issues'}>
          <p>
            {isFiltered ? (
              <a href={issuesHref(repoPath)}>Show all open issues</a>
            ) : (
              <a href={hrefWith({ state: 'all' })}>Show closed issues</a>
            )}
          </p>
        </Empty>
      )}
      {value && !failure && (
        <ul id="issues" class="rows" data-list="" aria-busy={isLoading}>
          {value.data.map((issue) => (
            <IssueRow key={issue.id} repoPath={repoPath} issue={issue} />
          ))}
        </ul>
      )}
      {!failure && <Pager links={value?.links} labels={['Previous', 'Next']} />}
    </>
  )
}
