import { decodeJson, fromBit } from '@octavo/platform/data/columns.ts'
import type { components } from '@octokit/openapi-types'
import { ghost } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { type Addresses, readKept } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { EventRow } from '../store/events.ts'

type Schemas = components['schemas']

export function presentEvent(row: EventRow, accounts: Map<number, AccountRow>, addresses: Addresses) {
  const { api, html } = addresses
  const name = `${row.owner_login}/${row.repository_name}`
  const actor = accounts.get(row.actor_id) ?? ghost
  const organization = row.organization_id === null ? undefined : accounts.get(row.organization_id)
  return {
    id: String(row.id),
    type: row.type,
    actor: {
      ...presentActor(actor, addresses),
      display_login: actor.login,
      url: `${api}/users/${actor.login}`,
    },
    repo: { id: row.repository_id, name, url: `${api}/repos/${name}` },
    payload: decodeJson<Schemas['event']['payload']>(readKept(row.payload, html)),
    public: fromBit(row.is_public),
    created_at: presentTime(row.created_at_ms),
    ...(organization && {
      org: { ...presentActor(organization, addresses), url: `${api}/orgs/${organization.login}` },
    }),
  } satisfies Schemas['event']
}

function presentActor({ id, login }: AccountRow, { html }: Addresses) {
  return { id, login, gravatar_id: '', avatar_url: `${html}/_avatars/${id}?` }
}
