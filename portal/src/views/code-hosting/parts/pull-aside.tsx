import type { Pull } from '../records.ts'
import { Person } from './people.tsx'
import type { RepositoryView } from './repository-frame.tsx'
import { LabelTags } from './tag.tsx'

/** Reviewers, labels, assignees and milestone. */
export function PullAside({ view: { repoPath }, pull }: { view: RepositoryView; pull: Pull }) {
  const { requested_reviewers, requested_teams, labels, assignees, milestone } = pull
  return (
    <aside class="issue-aside" aria-label="About the pull request">
      <section>
        <h2 class="label">Requested reviewers</h2>
        {requested_reviewers.map((who) => (
          <p key={who.login}>
            <Person who={who} />
          </p>
        ))}
        {requested_teams.map(({ slug, name }) => (
          <p key={slug}>{name}</p>
        ))}
        {requested_reviewers.length + requested_teams.length === 0 && <p class="quiet">Nobody</p>}
      </section>
      <section>
        <h2 class="label">Labels</h2>
        <LabelTags repoPath={repoPath} labels={labels} />
      </section>
      <section>
        <h2 class="label">Assignees</h2>
        {assignees.map((who) => (
          <p key={who.login}>
            <Person who={who} />
          </p>
        ))}
        {assignees.length === 0 && <p class="quiet">Nobody</p>}
      </section>
      <section>
        <h2 class="label">Milestone</h2>
        <p>{milestone ? milestone.title : <span class="quiet">None</span>}</p>
      </section>
    </aside>
  )
}
