import type { components } from '@octokit/openapi-types'
import type { AccountRow } from '../../database/account-rows.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'

type Schemas = components['schemas']

/** The short form in which an account stands in everything that it has to do with. */
export function presentAccount({ id, login, role }: AccountRow, { api, html }: Addresses) {
  const isOrganization = role === 'organization'
  const url = `${api}/users/${login}`
  return {
    login,
    id,
    node_id: nodeId(isOrganization ? 'Organization' : 'User', id),
    avatar_url: `${html}/_avatars/${id}?v=4`,
    gravatar_id: '',
    url,
    html_url: `${html}/${login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: isOrganization ? ('Organization' as const) : ('User' as const),
    user_view_type: 'public',
    site_admin: role === 'site_admin',
  } satisfies Schemas['simple-user']
}

/** Stands where an account was that is gone. */
export const ghost: AccountRow = { id: 0, login: 'ghost', role: 'user' }
