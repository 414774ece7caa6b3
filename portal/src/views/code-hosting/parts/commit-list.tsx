import { CopyButton } from '../../../kit/code.tsx'
import { formatDate } from '../../../kit/format.ts'
import { Time } from '../../../kit/time.tsx'
import { commitHref, type RepositoryPath, treeHref } from '../hrefs.ts'
import type { Commit } from '../records.ts'
import { firstLine } from '../texts.ts'
import { Author } from './people.tsx'

interface CommitListProps {
  repoPath: RepositoryPath
  commits: readonly Commit[]
}

/** Commits grouped by day. */
export function CommitList({ repoPath, commits }: CommitListProps) {
  const days = Map.groupBy(commits, ({ commit }) => formatDate(commit.committer?.date ?? 0))
  return (
    <div id="commits" data-list="" class="stack stack-wide">
      {[...days].map(([day, list]) => (
        <section key={day} aria-label={day}>
          <h2 class="day">{day}</h2>
          <ul class="rows">
            {list.map((one) => (
              <CommitRow key={one.sha} repoPath={repoPath} commit={one} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function CommitRow({
  repoPath,
  commit: { sha, commit, author },
}: {
  repoPath: RepositoryPath
  commit: Commit
}) {
  const date = commit.committer?.date
  return (
    <li class="row row-split">
      <div class="row-text">
        <a class="row-title" href={commitHref(repoPath, sha)} data-item="">
          {firstLine(commit.message)}
        </a>
        <p class="row-notes">
          <Author account={author} signature={commit.author} />
          {date && <Time at={date} />}
        </p>
      </div>
      <p class="row-side">
        <a href={treeHref(repoPath, sha)} class="sha" title="The files at this commit">
          {sha.slice(0, 7)}
        </a>
        <CopyButton text={sha} name={`Copy the SHA ${sha.slice(0, 7)}`} />
      </p>
    </li>
  )
}
