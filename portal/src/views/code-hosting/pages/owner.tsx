import { useViewer } from '../../../api/viewer.ts'
import { useCalls } from '../../../calls/current.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { SearchField } from '../../../kit/search-field.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address, setQuery } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { Served } from '../../served.tsx'
import { viewHref } from '../hrefs.ts'
import { readPaging } from '../paging.ts'
import { OrganizationPeople, peopleCalls } from '../parts/organization-people.tsx'
import { Pager } from '../parts/pager.tsx'
import { Avatar } from '../parts/people.tsx'
import { RepositoryList } from '../parts/repository-list.tsx'
import type { Account, Repository } from '../records.ts'
import { fits } from '../repositories.ts'
import { hostingCall, useCall } from '../service.ts'
import '../view.css'

export function OwnerPage({ params: { owner = '' } }: { params: Params }) {
  return (
    <Served name="code-hosting" title={owner}>
      {({ url }) => <Owner url={url} login={owner} />}
    </Served>
  )
}

type Profile = Account & {
  name?: string | null
  bio?: string | null
  description?: string | null
  location?: string | null
}

function Owner({ url, login }: { url: string; login: string }) {
  const { query } = address.value
  const text = query.get('q') ?? ''
  const viewer = useViewer('code-hosting')
  const profileCall = hostingCall(url, '/users/{username}', { path: { username: login } })
  const { value: profile, failure: unknown, reload } = useCall<Profile>(profileCall)
  const isTheirs = profile?.data.login.toLowerCase() === login.toLowerCase()
  const listCall =
    isTheirs && (viewer || !isSignedIn.value) ? listCallOf(url, profile.data, viewer?.login) : undefined
  const { value: list, failure: unlisted } = useCall<readonly Repository[]>(listCall)
  const isOrganization = isTheirs && profile.data.type === 'Organization'
  const people = isOrganization ? Object.values(peopleCalls(url, profile.data.login)) : []
  useCalls([profileCall, ...(listCall ? [listCall] : []), ...people])
  const failure = unknown ?? unlisted
  const matches = isTheirs ? list?.data.filter((one) => fits(one, text)) : undefined
  const { name, bio, description, location } = profile?.data ?? {}
  return (
    <>
      <PageHead
        title={name || login}
        within={
          <>
            <a href={viewHref}>Code hosting</a>
            {name && ` / ${login}`}
          </>
        }
        lede={[bio ?? description, location].filter(Boolean).join(' · ')}
      >
        {isTheirs && <Avatar of={profile.data} size={48} />}
      </PageHead>
      {unknown?.status === 404 ? (
        <Empty title={`User ${login} not found`}>
          <p>
            See <a href={viewHref}>all owners</a>.
          </p>
        </Empty>
      ) : (
        failure && <CallError failure={failure} onRetry={reload} />
      )}
      {isTheirs && (
        <div class="tools">
          <SearchField
            label="Search repositories"
            controls="repositories"
            value={text}
            onSearch={(q) => setQuery({ q })}
          />
          <SelectField
            label="Order"
            value={query.get('sort') ?? 'pushed'}
            onChange={(event) =>
              setQuery({ sort: event.currentTarget.value, ...readPaging(new URLSearchParams()) })
            }
          >
            <option value="pushed">Last pushed</option>
            <option value="created">Newest</option>
            <option value="full_name">Name</option>
          </SelectField>
        </div>
      )}
      {!matches && !failure && <Loading lines={8} />}
      {matches && !matches.length && (
        <Empty title={text ? `No repositories match “${text}”` : 'No repositories yet'} />
      )}
      <div id="repositories" data-list="">
        {matches && <RepositoryList repositories={matches} />}
      </div>
      <Pager links={list?.links} labels={['Previous', 'Next']} />
      {isOrganization && <OrganizationPeople url={url} org={profile.data.login} />}
    </>
  )
}

/** Lists include private repositories that the caller can read. */
function listCallOf(url: string, { login, type }: Profile, viewer: string | undefined) {
  const { query: parameters } = address.value
  const sort = parameters.get('sort') ?? 'pushed'
  const order = { sort, direction: sort === 'full_name' ? 'asc' : 'desc', per_page: '50' }
  const query = { ...order, ...readPaging(parameters) }
  if (type === 'Organization') return hostingCall(url, '/orgs/{org}/repos', { path: { org: login }, query })
  if (viewer === login)
    return hostingCall(url, '/user/repos', { query: { ...query, affiliation: 'owner' }, needsToken: true })
  return hostingCall(url, '/users/{username}/repos', { path: { username: login }, query })
}
