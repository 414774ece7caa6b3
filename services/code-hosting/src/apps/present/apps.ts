import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { components } from '@octokit/openapi-types'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { type AppRow, ownerOf } from '../store/apps.ts'

type Integration = NonNullable<components['schemas']['integration']>

export function presentApp(app: AppRow, addresses: Addresses) {
  return {
    id: app.id,
    slug: app.slug,
    node_id: nodeId('Integration', app.id),
    client_id: app.client_id,
    owner: presentAccount(ownerOf(app), addresses),
    name: app.name,
    description: app.description,
    external_url: app.external_url,
    html_url: `${addresses.html}/apps/${app.slug}`,
    created_at: presentTime(app.created_at_ms),
    updated_at: presentTime(app.updated_at_ms),
    permissions: decodeJson<Record<string, string>>(app.permissions),
    events: decodeJson<string[]>(app.events),
  } satisfies Integration
}
