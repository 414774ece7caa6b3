import { decodeJson, fromBit } from '@octavo/platform/data/columns.ts'
import type { components } from '@octokit/openapi-types'
import { presentPermissions, type Role } from '../../access/roles.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { findLicense } from '../../licenses/licenses.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { readSettings } from '../repository-settings.ts'
import { repositoryUrls } from './repository-urls.ts'

type Schemas = components['schemas']

export const fullNameOf = ({ owner_login, name }: Pick<RepositoryRow, 'owner_login' | 'name'>): string =>
  `${owner_login}/${name}`

/** As it stands in lists and inside other things. Without a role there is nothing of permissions. */
export function presentRepository(row: RepositoryRow, addresses: Addresses, role?: Role | null) {
  const fullName = `${row.owner_login}/${row.name}`
  const isPrivate = row.visibility !== 'public'
  const settings = readSettings(row)
  return {
    id: row.id,
    node_id: nodeId('Repository', row.id),
    name: row.name,
    full_name: fullName,
    private: isPrivate,
    owner: presentAccount({ id: row.owner_id, login: row.owner_login, role: row.owner_role }, addresses),
    description: row.description,
    fork: row.parent_id !== null,
    ...repositoryUrls(fullName, addresses),
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    pushed_at: presentTime(row.pushed_at_ms ?? row.created_at_ms),
    homepage: row.homepage,
    size: row.size_kb,
    stargazers_count: row.stars,
    watchers_count: row.stars,
    language: row.language,
    has_issues: fromBit(row.has_issues),
    has_projects: settings.has_projects,
    has_downloads: true,
    has_wiki: settings.has_wiki,
    has_pages: false,
    has_discussions: settings.has_discussions,
    forks_count: row.forks,
    mirror_url: null,
    archived: fromBit(row.is_archived),
    disabled: false,
    open_issues_count: row.open_issues,
    license: presentLicense(row.license, addresses),
    allow_forking: settings.allow_forking,
    is_template: fromBit(row.is_template),
    web_commit_signoff_required: settings.web_commit_signoff_required,
    topics: decodeJson<string[]>(row.topics),
    visibility: row.visibility,
    forks: row.forks,
    open_issues: row.open_issues,
    watchers: row.stars,
    default_branch: row.default_branch,
    ...(role === undefined ? {} : { permissions: presentPermissions(role) }),
  } satisfies Schemas['repository'] & Schemas['minimal-repository']
}

export function presentLicense(spdxId: string | null, { api }: Addresses) {
  const license = spdxId === null ? undefined : findLicense(spdxId)
  if (!license) return null
  return {
    key: license.key,
    name: license.name,
    spdx_id: license.spdxId,
    url: `${api}/licenses/${license.key}`,
    node_id: nodeId('License', license.key),
  } satisfies Schemas['nullable-license-simple']
}
