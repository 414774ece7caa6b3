import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { components } from '@octokit/openapi-types'
import { presentAccount } from '../../accounts/present/accounts.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { accountOfInstallation, type InstallationRow } from '../store/installations.ts'

type Schemas = components['schemas']

export function presentInstallation(row: InstallationRow, addresses: Addresses) {
  const { api, html } = addresses
  const isOrganization = row.account_role === 'organization'
  return {
    id: row.id,
    account: presentAccount(accountOfInstallation(row), addresses),
    repository_selection: row.repository_selection,
    access_tokens_url: `${api}/app/installations/${row.id}/access_tokens`,
    repositories_url: `${api}/installation/repositories`,
    html_url: `${html}/settings/installations/${row.id}`,
    app_id: row.app_id,
    client_id: row.app_client_id,
    app_slug: row.app_slug,
    target_id: row.account_id,
    target_type: isOrganization ? 'Organization' : 'User',
    permissions: decodeJson<Schemas['app-permissions']>(row.permissions),
    events: decodeJson<string[]>(row.events),
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    single_file_name: null,
    has_multiple_single_files: false,
    single_file_paths: [],
    suspended_by:
      row.suspended_by_id === null
        ? null
        : presentAccount({ id: row.suspended_by_id, login: `${row.app_slug}[bot]`, role: 'bot' }, addresses),
    suspended_at: row.suspended_at_ms === null ? null : presentTime(row.suspended_at_ms),
  } satisfies Schemas['installation']
}
