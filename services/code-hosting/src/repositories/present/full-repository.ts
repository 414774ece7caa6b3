import type { components } from '@octokit/openapi-types'
import { includes, type Role } from '../../access/roles.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { readSettings } from '../repository-settings.ts'
import { presentRepository } from './repositories.ts'

/** The repositories that one came from, as far as the reader may see them. */
export interface Origins {
  parent?: RepositoryRow | undefined
  source?: RepositoryRow | undefined
  template?: RepositoryRow | undefined
}

/** As it stands alone. How it is merged is shown to those who may merge. */
export function presentFullRepository(
  row: RepositoryRow,
  addresses: Addresses,
  role: Role | undefined,
  { parent, source, template }: Origins = {},
) {
  const owner = { id: row.owner_id, login: row.owner_login, role: row.owner_role }
  const isOfOrganization = row.owner_role === 'organization'
  return {
    ...presentRepository(row, addresses, role),
    network_count: source?.forks ?? row.forks,
    subscribers_count: row.watchers,
    ...(isOfOrganization ? { organization: presentAccount(owner, addresses) } : {}),
    ...(parent ? { parent: presentRepository(parent, addresses) } : {}),
    ...(source ? { source: presentRepository(source, addresses) } : {}),
    ...(template ? { template_repository: presentRepository(template, addresses) } : {}),
    ...(role && includes(role, 'write') ? presentMerging(row) : {}),
  } satisfies components['schemas']['full-repository']
}

function presentMerging(row: RepositoryRow) {
  const settings = readSettings(row)
  return {
    allow_squash_merge: settings.allow_squash_merge,
    allow_merge_commit: settings.allow_merge_commit,
    allow_rebase_merge: settings.allow_rebase_merge,
    allow_auto_merge: settings.allow_auto_merge,
    allow_update_branch: settings.allow_update_branch,
    delete_branch_on_merge: settings.delete_branch_on_merge,
    use_squash_pr_title_as_default: settings.use_squash_pr_title_as_default,
    squash_merge_commit_title: settings.squash_merge_commit_title,
    squash_merge_commit_message: settings.squash_merge_commit_message,
    merge_commit_title: settings.merge_commit_title,
    merge_commit_message: settings.merge_commit_message,
  }
}
