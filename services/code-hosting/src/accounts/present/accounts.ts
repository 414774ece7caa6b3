import type { components } from '@octokit/openapi-types'
import type { AccountRow } from '../../database/account-rows.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'

type Schemas = components['schemas']

export function presentAccount({ id, login, role }: AccountRow, { api, html }: Addresses) {
  const isOrganization = role === 'organization'
  const isBot = role === 'bot'
  const url = `${api}/users/${encodeURIComponent(login)}`
  return {
    login,
    id,
    node_id: nodeId(isOrganization ? 'Organization' : isBot ? 'Bot' : 'User', id),
    avatar_url: `${html}/_avatars/${id}?v=4`,
    gravatar_id: '',
    url,
    html_url: isBot ? `${html}/apps/${login.replace(/\[bot\]$/, '')}` : `${html}/${login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: isOrganization ? ('Organization' as const) : isBot ? ('Bot' as const) : ('User' as const),
    user_view_type: 'public',
    site_admin: role === 'site_admin',
  } satisfies Schemas['simple-user']
}

/** Shown instead of deleted accounts. */
export const ghost: AccountRow = { id: 0, login: 'ghost', role: 'user' }
