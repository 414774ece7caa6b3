import { presentAccount } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { CommitSize } from '../../git/git.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { filesOf, type GistFile, languageOfFile, mediaTypeOf } from '../gist-files.ts'
import { type GistRow, ownerOf } from '../store/gists.ts'

export interface FileContent {
  content: string
  encoding: 'utf-8' | 'base64'
  truncated: boolean
}

/** Without the login of the owner, as the commands of `gh gist` read it. */
export const gistPage = ({ name }: Pick<GistRow, 'name'>, { html }: Pick<Addresses, 'html'>): string =>
  `${html}/gist/${name}`

export const gistRemote = ({ name }: GistRow, { html }: Addresses): string => `${html}/gist/${name}.git`

export const rawUrl = (
  { name, owner_login }: GistRow,
  { path, oid }: GistFile,
  { html }: Pick<Addresses, 'html'>,
): string => `${html}/gist/${owner_login}/${name}/raw/${oid}/${encodeURIComponent(path)}`

/** In lists: without content. */
export function presentBaseGist(gist: GistRow, addresses: Addresses) {
  const files = filesOf(gist).map((file) => [file.path, presentFile(gist, file, addresses)])
  return { ...presentFacts(gist, addresses), files: Object.fromEntries(files), truncated: false }
}

export function presentFullGist(
  gist: GistRow,
  files: readonly GistFile[],
  contents: ReadonlyMap<string, FileContent>,
  addresses: Addresses,
) {
  const entries = files.map((file) => [
    file.path,
    { ...presentFile(gist, file, addresses), ...contents.get(file.path) },
  ])
  return { ...presentFacts(gist, addresses), files: Object.fromEntries(entries), truncated: false }
}

function presentFacts(gist: GistRow, addresses: Addresses) {
  const { name, is_public, description, comments } = gist
  const url = `${addresses.api}/gists/${name}`
  const remote = gistRemote(gist, addresses)
  return {
    url,
    forks_url: `${url}/forks`,
    commits_url: `${url}/commits`,
    id: name,
    node_id: nodeId('Gist', name),
    git_pull_url: remote,
    git_push_url: remote,
    html_url: gistPage(gist, addresses),
    public: is_public === 1,
    created_at: presentTime(gist.created_at_ms),
    updated_at: presentTime(gist.updated_at_ms),
    description,
    comments,
    comments_enabled: true,
    user: null,
    comments_url: `${url}/comments`,
    owner: presentAccount(ownerOf(gist), addresses),
  }
}

function presentFile(gist: GistRow, file: GistFile, addresses: Addresses) {
  return {
    filename: file.path,
    type: mediaTypeOf(file.path),
    language: languageOfFile(file.path),
    raw_url: rawUrl(gist, file, addresses),
    size: file.sizeBytes,
  }
}

/** A fork in the response for its parent. */
export function presentForkSummary(fork: GistRow, addresses: Addresses) {
  return {
    url: `${addresses.api}/gists/${fork.name}`,
    user: presentAccount(ownerOf(fork), addresses),
    id: fork.name,
    created_at: presentTime(fork.created_at_ms),
    updated_at: presentTime(fork.updated_at_ms),
  }
}

export function presentRevision(
  { name }: GistRow,
  { oid, atMs, additions, deletions }: CommitSize,
  user: AccountRow | undefined,
  addresses: Addresses,
) {
  return {
    user: user ? presentAccount(user, addresses) : null,
    version: oid,
    committed_at: presentTime(atMs),
    change_status: { total: additions + deletions, additions, deletions },
    url: `${addresses.api}/gists/${name}/${oid}`,
  }
}
