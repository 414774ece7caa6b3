import { useCalls } from '../../../calls/current.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address } from '../../../router.ts'
import { Served } from '../../served.tsx'
import { viewHref } from '../hrefs.ts'
import { readPaging } from '../paging.ts'
import { Pager } from '../parts/pager.tsx'
import { PeopleList } from '../parts/people-list.tsx'
import { RepositoryList } from '../parts/repository-list.tsx'
import type { Account, Repository, Team } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'
import '../view.css'

/** A team with its members and repositories. Only members of the organization see it. */
export function TeamPage({ params: { owner = '', team = '' } }: { params: Params }) {
  return (
    <Served name="code-hosting" title={team}>
      {({ url }) => <TeamView url={url} org={owner} slug={team} />}
    </Served>
  )
}

function TeamView({ url, org, slug }: { url: string; org: string; slug: string }) {
  const path = { org, team_slug: slug }
  const calls = {
    team: hostingCall(url, '/orgs/{org}/teams/{team_slug}', { path }),
    members: hostingCall(url, '/orgs/{org}/teams/{team_slug}/members', { path, query: { per_page: '100' } }),
    repositories: hostingCall(url, '/orgs/{org}/teams/{team_slug}/repos', {
      path,
      query: readPaging(address.value.query),
    }),
  }
  useCalls(Object.values(calls))
  const { value: team, failure, reload } = useCall<Team>(calls.team)
  const { value: members } = useCall<readonly Account[]>(calls.members)
  const { value: repositories } = useCall<readonly Repository[]>(calls.repositories)
  return (
    <>
      <PageHead
        title={team?.data.name ?? slug}
        within={
          <>
            <a href={viewHref}>Code hosting</a>
            {' / '}
            <a href={`${viewHref}/${encodeURIComponent(org)}`}>{org}</a>
          </>
        }
        lede={team?.data.description}
      />
      {failure && [401, 403, 404].includes(failure.status) ? (
        <Empty title={`Team ${slug} not found`}>
          <p>Only members of {org} see its teams.</p>
        </Empty>
      ) : (
        failure && <CallError failure={failure} onRetry={reload} />
      )}
      {!team && !failure && <Loading lines={6} />}
      {team && !failure && (
        <div class="stack stack-wide">
          <section aria-labelledby="members">
            <h2 id="members">Members</h2>
            <PeopleList people={members?.data ?? []} />
          </section>
          <section aria-labelledby="repositories-of-team">
            <h2 id="repositories-of-team">Repositories</h2>
            <RepositoryList repositories={repositories?.data ?? []} />
            <Pager links={repositories?.links} labels={['Previous', 'Next']} />
          </section>
        </div>
      )}
    </>
  )
}
