import { CallError } from '../../../kit/call-error.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Time } from '../../../kit/time.tsx'
import type { Params } from '../../../path.ts'
import { address, hrefWith } from '../../../router.ts'
import { pullHref, type RepositoryPath } from '../hrefs.ts'
import { readPaging } from '../paging.ts'
import { Pager } from '../parts/pager.tsx'
import { Person } from '../parts/people.tsx'
import { PullState } from '../parts/pull-state.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import { Tag } from '../parts/tag.tsx'
import type { PullItem } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'

export function PullsPage({ params }: { params: Params }) {
  return (
    <RepositoryFrame params={params} title="Pull requests">
      {(view) => <Pulls view={view} />}
    </RepositoryFrame>
  )
}

const states = [
  ['', 'Open'],
  ['closed', 'Closed'],
  ['all', 'All'],
] as const

function Pulls({ view }: { view: RepositoryView }) {
  const { url, repoPath } = view
  const { query } = address.value
  const state = query.get('state') ?? ''
  const call = hostingCall(url, '/repos/{owner}/{repo}/pulls', {
    path: { ...repoPath },
    query: { state: state || undefined, ...readPaging(query) },
  })
  const { value, failure, reload, isLoading } = useCall<readonly PullItem[]>(call)
  return (
    <>
      <RepositoryHead view={view} tab="pulls" title="Pull requests" calls={[call]} />
      <div class="tools">
        <nav class="choices" aria-label="State">
          {states.map(([key, label]) => (
            <a
              key={key}
              href={hrefWith({ state: key, page: undefined, after: undefined })}
              aria-current={state === key ? 'true' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={8} />}
      {value && !failure && !value.data.length && (
        <Empty title={state === 'all' ? 'No pull requests yet' : `No ${state || 'open'} pull requests`}>
          <p>Push a branch and open a pull request with the API.</p>
        </Empty>
      )}
      {value && !failure && (
        <ul id="pulls" class="rows" data-list="" aria-busy={isLoading}>
          {value.data.map((pull) => (
            <PullRow key={pull.id} repoPath={repoPath} pull={pull} />
          ))}
        </ul>
      )}
      {!failure && <Pager links={value?.links} labels={['Previous', 'Next']} />}
    </>
  )
}

function PullRow({ repoPath, pull }: { repoPath: RepositoryPath; pull: PullItem }) {
  const { number, title, labels, created_at, user, head, base, requested_reviewers } = pull
  return (
    <li class="row row-split">
      <div class="row-text">
        <p class="issue-line">
          <a class="row-title" href={pullHref(repoPath, number)} data-item="">
            {title}
          </a>
          {labels.map((label) => (
            <Tag key={label.name} name={label.name} color={label.color} />
          ))}
        </p>
        <p class="row-notes">
          <PullState pull={pull} />
          <span class="figures">#{number}</span>
          <span>
            <Time at={created_at} /> by {user?.login ?? 'somebody'}
          </span>
          <span>
            <code>{head.ref}</code> into <code>{base.ref}</code>
          </span>
        </p>
      </div>
      <p class="row-side">
        {requested_reviewers.map((who) => (
          <Person key={who.login} who={who} />
        ))}
      </p>
    </li>
  )
}
