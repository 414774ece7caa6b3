import { formatCount } from '../../../kit/format.ts'
import { Time } from '../../../kit/time.tsx'
import { repositoryHref } from '../hrefs.ts'
import type { Repository } from '../records.ts'

export function RepositoryList({ repositories }: { repositories: readonly Repository[] }) {
  return (
    <ul class="rows">
      {repositories.map((repository) => (
        <li key={repository.id} class="row">
          <div class="row-text">
            <a
              class="row-title"
              href={repositoryHref({ owner: repository.owner.login, repo: repository.name })}
              data-item=""
            >
              {repository.name}
            </a>
            {repository.description && <p class="row-text">{repository.description}</p>}
            <Notes repository={repository} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Notes({ repository }: { repository: Repository }) {
  const { language, stargazers_count, open_issues_count, pushed_at, topics, fork, archived } = repository
  return (
    <p class="row-notes">
      {repository.private && <span>private</span>}
      {archived && <span>archived</span>}
      {fork && <span>fork</span>}
      {language && <span>{language}</span>}
      {!!stargazers_count && <span>{count(stargazers_count, 'star')}</span>}
      {!!open_issues_count && <span>{count(open_issues_count, 'open issue')}</span>}
      {topics && topics.length > 0 && <span>{topics.join(', ')}</span>}
      {pushed_at && (
        <span>
          pushed <Time at={pushed_at} />
        </span>
      )}
    </p>
  )
}

function count(of: number, noun: string): string {
  return `${formatCount(of)} ${noun}${of === 1 ? '' : 's'}`
}
