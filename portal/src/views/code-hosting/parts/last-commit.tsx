import { Time } from '../../../kit/time.tsx'
import { commitHref, commitsHref } from '../hrefs.ts'
import type { Commit } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'
import { firstLine } from '../texts.ts'
import { Author } from './people.tsx'
import type { RepositoryView } from './repository-frame.tsx'

interface LastCommitProps {
  view: RepositoryView
  at: string
  path: string
}

/** The last commit, with a link to the history. */
export function LastCommit({ view: { url, repoPath }, at: ref, path }: LastCommitProps) {
  const query = { sha: ref, path: path || undefined, per_page: '1' }
  const { value } = useCall<readonly Commit[]>(
    hostingCall(url, '/repos/{owner}/{repo}/commits', { path: { ...repoPath }, query }),
  )
  const [commit] = value?.data ?? []
  return (
    <p class="last-commit">
      {commit ? (
        <>
          <Author account={commit.author} signature={commit.commit.author} />
          <a class="last-commit-text" href={commitHref(repoPath, commit.sha)}>
            {firstLine(commit.commit.message)}
          </a>
          <span class="quiet">
            {commit.commit.committer?.date && <Time at={commit.commit.committer.date} />}
          </span>
        </>
      ) : (
        <span class="quiet">Loading the last commit</span>
      )}
      <a class="last-commit-all" href={commitsHref(repoPath, ref, path)}>
        History
      </a>
    </p>
  )
}
