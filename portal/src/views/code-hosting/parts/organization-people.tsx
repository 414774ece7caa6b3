import type { Call } from '../../../calls/call.ts'
import { isSignedIn } from '../../../server.ts'
import { teamHref } from '../hrefs.ts'
import type { Account, Team } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'
import { PeopleList } from './people-list.tsx'

interface PeopleCalls {
  members: Call
  /** Only members of the organization see its teams. */
  teams?: Call
}

export function peopleCalls(url: string, org: string): PeopleCalls {
  const list = { path: { org }, query: { per_page: '100' } }
  const members = hostingCall(url, '/orgs/{org}/members', list)
  if (!isSignedIn.value) return { members }
  return { members, teams: hostingCall(url, '/orgs/{org}/teams', { ...list, needsToken: true }) }
}

/** The members of an organization, and its teams for those who may see them. */
export function OrganizationPeople({ url, org }: { url: string; org: string }) {
  const { members, teams } = peopleCalls(url, org)
  const { value: people } = useCall<readonly Account[]>(members)
  const { value: list, failure } = useCall<readonly Team[]>(teams)
  return (
    <div class="stack stack-wide organization">
      <section aria-labelledby="members">
        <h2 id="members">Members</h2>
        {people && <PeopleList people={people.data} />}
      </section>
      {list && !failure && list.data.length > 0 && (
        <section aria-labelledby="teams">
          <h2 id="teams">Teams</h2>
          <ul class="rows">
            {list.data.map(({ slug, name, description }) => (
              <li key={slug} class="row">
                <div class="row-text">
                  <a class="row-title" href={teamHref(org, slug)} data-item="">
                    {name}
                  </a>
                  {description && <p class="row-text">{description}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
