import { ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { CopyButton } from '../../../kit/code.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Time } from '../../../kit/time.tsx'
import type { Params } from '../../../path.ts'
import { address } from '../../../router.ts'
import { commitHref, treeHref } from '../hrefs.ts'
import { readPaging } from '../paging.ts'
import { Changes } from '../parts/changes.tsx'
import { Pager } from '../parts/pager.tsx'
import { Author } from '../parts/people.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { Commit } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'
import { firstLine, restOf } from '../texts.ts'

export function CommitPage({ params }: { params: Params }) {
  const { sha = '' } = params
  return (
    <RepositoryFrame params={params} title={`Commit ${sha.slice(0, 7)}`}>
      {(view) => <CommitView view={view} sha={sha} />}
    </RepositoryFrame>
  )
}

function CommitView({ view, sha }: { view: RepositoryView; sha: string }) {
  const { url, repoPath } = view
  const path = { ...repoPath, ref: sha }
  const query = readPaging(address.value.query)
  const call = hostingCall(url, '/repos/{owner}/{repo}/commits/{ref}', { path, query })
  const { value, failure, reload } = useCall<Commit>(call)
  // The cached value may be of another commit, because branches and tags move.
  const isRequestedCommit = !/^[0-9a-f]{7,40}$/.test(sha) || value?.data.sha.startsWith(sha)
  const commit = isRequestedCommit ? value?.data : undefined
  const message = commit?.commit.message ?? ''
  return (
    <>
      <RepositoryHead
        view={view}
        tab="commits"
        title={firstLine(message) || `Commit ${sha.slice(0, 7)}`}
        calls={[call]}
      >
        <ButtonLink href={treeHref(repoPath, sha)}>Files at this commit</ButtonLink>
      </RepositoryHead>
      {failure && (failure.status === 404 || failure.status === 422) ? (
        <Empty title={`Commit ${sha.slice(0, 12)} not found`} />
      ) : (
        failure && <CallError failure={failure} onRetry={reload} />
      )}
      {!commit && !failure && <Loading lines={8} />}
      {commit && !failure && (
        <>
          {restOf(message) && <p class="commit-message measure">{restOf(message)}</p>}
          <dl class="facts commit-facts">
            <div>
              <dt>By</dt>
              <dd>
                <Author account={commit.author} signature={commit.commit.author} />
                {commit.commit.author?.date && <Time at={commit.commit.author.date} />}
              </dd>
            </div>
            <div>
              <dt>Commit</dt>
              <dd class="copy-line">
                <code class="breaks">{commit.sha}</code>
                <CopyButton text={commit.sha} name="Copy the commit SHA" />
              </dd>
            </div>
            {commit.parents.length > 0 && (
              <div>
                <dt>{commit.parents.length === 1 ? 'Parent' : 'Parents'}</dt>
                <dd class="links">
                  {commit.parents.map((parent) => (
                    <a key={parent.sha} class="sha" href={commitHref(repoPath, parent.sha)}>
                      {parent.sha.slice(0, 7)}
                    </a>
                  ))}
                </dd>
              </div>
            )}
          </dl>
          <Changes repoPath={repoPath} at={commit.sha} files={commit.files ?? []} />
          <Pager links={value?.links} labels={['Previous files', 'More files']} />
        </>
      )}
    </>
  )
}
