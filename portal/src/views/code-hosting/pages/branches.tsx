import { ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address } from '../../../router.ts'
import { repositoryHref } from '../hrefs.ts'
import { readPaging } from '../paging.ts'
import { BranchRow, TagRow } from '../parts/branch-rows.tsx'
import { Pager } from '../parts/pager.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { Branch, Tag } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'

export function BranchesPage({ params }: { params: Params }) {
  return (
    <RepositoryFrame params={params} title="Branches and tags">
      {(view) => (address.value.query.get('of') === 'tags' ? <Tags view={view} /> : <Branches view={view} />)}
    </RepositoryFrame>
  )
}

function Branches({ view }: { view: RepositoryView }) {
  const call = hostingCall(view.url, '/repos/{owner}/{repo}/branches', filledFor(view))
  const { value, failure, reload } = useCall<readonly Branch[]>(call)
  return (
    <>
      <Head view={view} calls={[call]} of="branches" />
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={8} />}
      {value?.data.length === 0 && <Empty title="No branches yet" />}
      <ul class="rows" data-list="">
        {value?.data.map((branch) => (
          <BranchRow key={branch.name} view={view} branch={branch} />
        ))}
      </ul>
      <Pager links={value?.links} labels={['Previous', 'Next']} />
    </>
  )
}

function Tags({ view }: { view: RepositoryView }) {
  const call = hostingCall(view.url, '/repos/{owner}/{repo}/tags', filledFor(view))
  const { value, failure, reload } = useCall<readonly Tag[]>(call)
  return (
    <>
      <Head view={view} calls={[call]} of="tags" />
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={8} />}
      {value?.data.length === 0 && <Empty title="No tags yet" />}
      <ul class="rows" data-list="">
        {value?.data.map((tag) => (
          <TagRow key={tag.name} view={view} tag={tag} />
        ))}
      </ul>
      <Pager links={value?.links} labels={['Previous', 'Next']} />
    </>
  )
}

function filledFor({ repoPath }: RepositoryView) {
  return { path: { ...repoPath }, query: { per_page: '50', ...readPaging(address.value.query) } }
}

interface HeadProps {
  view: RepositoryView
  calls: Parameters<typeof RepositoryHead>[0]['calls']
  of: 'branches' | 'tags'
}

function Head({ view, calls, of }: HeadProps) {
  const here = `${repositoryHref(view.repoPath)}/branches`
  return (
    <>
      <RepositoryHead view={view} tab="branches" title={of === 'tags' ? 'Tags' : 'Branches'} calls={calls}>
        <ButtonLink icon="swap" href={`${repositoryHref(view.repoPath)}/compare`}>
          Compare
        </ButtonLink>
      </RepositoryHead>
      <nav class="choices" aria-label="Which">
        <a href={here} aria-current={of === 'branches' ? 'true' : undefined}>
          Branches
        </a>
        <a href={`${here}?of=tags`} aria-current={of === 'tags' ? 'true' : undefined}>
          Tags
        </a>
      </nav>
    </>
  )
}
