import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { countOf } from '../../../kit/format.ts'
import { Empty, Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address, navigate } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { compareHref } from '../hrefs.ts'
import { readPaging } from '../paging.ts'
import { Changes } from '../parts/changes.tsx'
import { CommitList } from '../parts/commit-list.tsx'
import { NewPull } from '../parts/new-pull.tsx'
import { Pager } from '../parts/pager.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { Comparison } from '../records.ts'
import { useRefs } from '../refs.ts'
import { hostingCall, useCall } from '../service.ts'

export function ComparePage({ params }: { params: Params }) {
  return (
    <RepositoryFrame params={params} title="Compare">
      {(view) => <Compare view={view} range={params.range ?? ''} />}
    </RepositoryFrame>
  )
}

function Compare({ view, range }: { view: RepositoryView; range: string }) {
  const { url, repoPath, repository } = view
  const [base = repository.default_branch ?? '', head = ''] = range ? range.split('...') : []
  const hasRange = base !== '' && head !== ''
  const path = { ...repoPath, basehead: `${base}...${head}` }
  const query = readPaging(address.value.query)
  const call = hasRange
    ? hostingCall(url, '/repos/{owner}/{repo}/compare/{basehead}', { path, query })
    : undefined
  const { value, failure, reload, isLoading } = useCall<Comparison>(call)
  const comparison = hasRange && !failure && !isLoading ? value?.data : undefined
  return (
    <>
      <RepositoryHead
        view={view}
        tab="branches"
        title={hasRange ? `${base} and ${head}` : 'Compare'}
        lede={
          comparison
            ? describeComparison(comparison, base, head)
            : 'Choose two branches or tags to see the changes between them.'
        }
        calls={call ? [call] : []}
      />
      <Choice view={view} base={base} head={head} />
      {failure?.status === 404 ? (
        <Empty title="Branch, tag or commit not found">
          <p>Choose others above, or use commit SHAs in the URL.</p>
        </Empty>
      ) : (
        failure && <CallError failure={failure} onRetry={reload} />
      )}
      {hasRange && !comparison && !failure && <Loading lines={8} />}
      {comparison && comparison.total_commits === 0 && (
        <Empty title={`${head} has no commits that are not in ${base}`} />
      )}
      {comparison && comparison.total_commits > 0 && (
        <>
          {isSignedIn.value && (
            <NewPull
              key={`${base}...${head}`}
              view={view}
              base={base}
              head={head}
              subject={comparison.commits.at(-1)?.commit.message.split('\n', 1)[0] ?? ''}
            />
          )}
          <CommitList repoPath={repoPath} commits={comparison.commits} />
          <Pager links={value?.links} labels={['Previous', 'Next']} />
          <Changes repoPath={repoPath} at={head} files={comparison.files ?? []} />
        </>
      )}
    </>
  )
}

function Choice({ view, base, head }: { view: RepositoryView; base: string; head: string }) {
  const { refs, failure } = useRefs(view)
  if (failure) return <CallError failure={failure} />
  const go = (from: string, to: string) => {
    navigate(compareHref(view.repoPath, from, to))
  }
  const options = (selectedRef: string) => (
    <>
      {!refs?.some(({ name }) => name === selectedRef) && (
        <option value={selectedRef}>{selectedRef || 'Choose one'}</option>
      )}
      {refs?.map(({ name, kind }) => (
        <option key={`${kind} ${name}`} value={name}>
          {kind === 'tag' ? `${name} (tag)` : name}
        </option>
      ))}
    </>
  )
  return (
    <div class="tools">
      <SelectField label="Base" value={base} onChange={(event) => go(event.currentTarget.value, head)}>
        {options(base)}
      </SelectField>
      <Button icon="swap" disabled={!head} onClick={() => go(head, base)}>
        Swap
      </Button>
      <SelectField label="Head" value={head} onChange={(event) => go(base, event.currentTarget.value)}>
        {options(head)}
      </SelectField>
    </div>
  )
}

function describeComparison({ ahead_by, behind_by }: Comparison, base: string, head: string): string {
  if (!ahead_by && !behind_by) return 'They are identical.'
  const parts = [
    ahead_by ? `${countOf(ahead_by, 'commit')} ahead of` : '',
    behind_by ? `${countOf(behind_by, 'commit')} behind` : '',
  ]
  return `${head} is ${parts.filter(Boolean).join(' and ')} ${base}.`
}
