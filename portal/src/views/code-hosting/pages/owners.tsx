import { useMemo } from 'preact/hooks'
import type { ServedService } from '../../../api/overview.ts'
import { useResource } from '../../../api/resource.ts'
import { useCalls } from '../../../calls/current.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { SearchField } from '../../../kit/search-field.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { address, setQuery } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { Served } from '../../served.tsx'
import { viewHref } from '../hrefs.ts'
import { Avatar } from '../parts/people.tsx'
import { RepositoryList } from '../parts/repository-list.tsx'
import { callsForAll, findAll, groupByOwner } from '../repositories.ts'
import '../view.css'

export function OwnersPage() {
  return (
    <Served name="code-hosting" title="Code hosting">
      {(service) => <Owners service={service} />}
    </Served>
  )
}

function Owners({ service: { url, title } }: { service: ServedService }) {
  const text = address.value.query.get('q') ?? ''
  const key = `hosting ${isSignedIn.value} ${url} all`
  const { value, failure, reload } = useResource(key, (signal) => findAll(url, isSignedIn.value, signal))
  useCalls(callsForAll(url, isSignedIn.value))
  const owners = useMemo(() => groupByOwner(value?.repositories ?? [], text), [value, text])
  return (
    <>
      <PageHead
        title={title}
        within={<a href="/explorer/code-hosting">API</a>}
        lede="Owners and their repositories: files, commits, issues, webhooks."
      />
      <div class="tools">
        <SearchField
          label="Search repositories"
          controls="repositories"
          value={text}
          onSearch={(q) => setQuery({ q })}
        />
      </div>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={10} />}
      {value && !owners.length && (
        <Empty title={text ? `No repositories match “${text}”` : 'No repositories yet'}>
          <p>
            {text
              ? 'Search by repository name, owner or description.'
              : 'Create one with the API and push to it.'}
          </p>
        </Empty>
      )}
      <div id="repositories" data-list="" class="stack stack-wide">
        {owners.map(({ owner, repositories }) => (
          <section key={owner.login} aria-labelledby={`owner-${owner.login}`}>
            <h2 id={`owner-${owner.login}`} class="owner-name">
              <Avatar of={owner} size={24} />
              <a href={`${viewHref}/${encodeURIComponent(owner.login)}`}>{owner.login}</a>
            </h2>
            <RepositoryList repositories={repositories} />
          </section>
        ))}
      </div>
      {value?.isCut && (
        <p class="quiet small after-table">
          Only the first ones are shown. Each owner’s page lists all of theirs: go to{' '}
          <code>/code-hosting/name</code>.
        </p>
      )}
    </>
  )
}
