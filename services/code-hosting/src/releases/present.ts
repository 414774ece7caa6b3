import type { components } from '@octokit/openapi-types'
import { ghost, presentAccount } from '../accounts/present/accounts.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { presentReactionCounts } from '../issues/present/reactions.ts'
import { gitAddresses } from '../repositories/present/git-addresses.ts'
import { type Addresses, nodeId } from '../wire/addresses.ts'
import { presentTime } from '../wire/times.ts'
import type { ReleaseFacts } from './release-facts.ts'
import type { AssetRow } from './store/assets.ts'
import type { ReleaseRow } from './store/releases.ts'

type Schemas = components['schemas']

export function presentRelease(
  release: ReleaseRow,
  { assets, accounts }: ReleaseFacts,
  repository: RepositoryRow,
  addresses: Addresses,
) {
  const { id, tag_name, is_draft } = release
  const { api, page } = gitAddresses(repository, addresses)
  const url = `${api}/releases/${id}`
  const tag = encodeURIComponent(tag_name)
  return {
    url,
    assets_url: `${url}/assets`,
    upload_url: `${uploadsAt(addresses)}${api.slice(addresses.api.length)}/releases/${id}/assets{?name,label}`,
    html_url: is_draft ? `${page}/releases/tag/untagged-${id}` : `${page}/releases/tag/${tag}`,
    id,
    author: presentAccount(accounts.get(release.author_id) ?? ghost, addresses),
    node_id: nodeId('Release', id),
    tag_name,
    target_commitish: release.target_commitish,
    name: release.name,
    draft: is_draft === 1,
    immutable: false,
    prerelease: release.is_prerelease === 1,
    created_at: presentTime(release.created_at_ms),
    updated_at: presentTime(release.updated_at_ms),
    published_at: release.published_at_ms === null ? null : presentTime(release.published_at_ms),
    assets: (assets.get(id) ?? []).map((asset) =>
      presentAsset(asset, release, { accounts, repository, addresses }),
    ),
    tarball_url: is_draft ? null : `${api}/tarball/${tag}`,
    zipball_url: is_draft ? null : `${api}/zipball/${tag}`,
    body: release.body,
    reactions: presentReactionCounts(release.reactions, url),
  } satisfies Schemas['release']
}

export function presentAsset(
  asset: AssetRow,
  { tag_name, is_draft, id: releaseId }: Pick<ReleaseRow, 'id' | 'tag_name' | 'is_draft'>,
  {
    accounts,
    repository,
    addresses,
  }: {
    accounts: ReadonlyMap<number, AccountRow>
    repository: RepositoryRow
    addresses: Addresses
  },
) {
  const { id, name } = asset
  const { api, page } = gitAddresses(repository, addresses)
  const tag = is_draft ? `untagged-${releaseId}` : encodeURIComponent(tag_name)
  return {
    url: `${api}/releases/assets/${id}`,
    id,
    node_id: nodeId('ReleaseAsset', id),
    name,
    label: asset.label,
    uploader: presentAccount(accounts.get(asset.uploader_id) ?? ghost, addresses),
    content_type: asset.content_type,
    // An asset exists once its content is stored.
    state: 'uploaded' as const,
    size: asset.size_bytes,
    digest: `sha256:${asset.blob_hash}`,
    download_count: asset.download_count,
    created_at: presentTime(asset.created_at_ms),
    updated_at: presentTime(asset.updated_at_ms),
    browser_download_url: `${page}/releases/download/${tag}/${encodeURIComponent(name)}`,
  } satisfies Schemas['release-asset']
}

function uploadsAt({ html }: Addresses): string {
  return `${html}/api/uploads`
}
