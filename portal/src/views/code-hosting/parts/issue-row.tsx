import { countOf } from '../../../kit/format.ts'
import { Time } from '../../../kit/time.tsx'
import { issueHref, pullHref, type RepositoryPath } from '../hrefs.ts'
import { labelsOf } from '../issue-labels.ts'
import type { Issue } from '../records.ts'
import { IssueState } from './issue-state.tsx'
import { Person } from './people.tsx'
import { Tag } from './tag.tsx'

export function IssueRow({ repoPath, issue }: { repoPath: RepositoryPath; issue: Issue }) {
  const { number, title, user, created_at, comments, assignees, milestone } = issue
  return (
    <li class="row row-split">
      <div class="row-text">
        <p class="issue-line">
          <a
            class="row-title"
            href={issue.pull_request ? pullHref(repoPath, number) : issueHref(repoPath, number)}
            data-item=""
          >
            {title}
          </a>
          {labelsOf(issue).map((label) => (
            <Tag key={label.name} {...label} />
          ))}
        </p>
        <p class="row-notes">
          <IssueState issue={issue} />
          {issue.pull_request && <span>pull request</span>}
          <span class="figures">#{number}</span>
          <span>
            <Time at={created_at} /> by {user?.login ?? 'somebody'}
          </span>
          {milestone && <span>milestone {milestone.title}</span>}
          {comments > 0 && <span class="figures">{countOf(comments, 'comment')}</span>}
        </p>
      </div>
      <p class="row-side">
        {(assignees ?? []).map((who) => (
          <Person key={who.login} who={who} />
        ))}
      </p>
    </li>
  )
}
