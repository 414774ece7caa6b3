import type { components } from '@octokit/openapi-types'
import type { ProfileRow } from '../../database/account-rows.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { AccountCounts } from '../store/profiles.ts'
import { presentAccount } from './accounts.ts'

type Schemas = components['schemas']

export function presentPublicUser(row: ProfileRow, counts: AccountCounts, addresses: Addresses) {
  return {
    ...presentAccount(row, addresses),
    name: row.name,
    company: row.company,
    blog: row.blog ?? '',
    location: row.location,
    email: row.email,
    hireable: row.hireable === null ? null : row.hireable === 1,
    bio: row.bio,
    twitter_username: row.twitter_username,
    public_repos: counts.publicRepositories,
    public_gists: counts.publicGists,
    followers: counts.followers,
    following: counts.following,
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms ?? row.created_at_ms),
  } satisfies Schemas['public-user']
}

export function presentPrivateUser(row: ProfileRow, counts: AccountCounts, addresses: Addresses) {
  return {
    ...presentPublicUser(row, counts, addresses),
    user_view_type: 'private',
    notification_email: row.email,
    private_gists: counts.secretGists,
    total_private_repos: counts.privateRepositories,
    owned_private_repos: counts.privateRepositories,
    disk_usage: counts.sizeKb,
    collaborators: counts.collaborators,
    two_factor_authentication: false,
  } satisfies Schemas['private-user']
}
