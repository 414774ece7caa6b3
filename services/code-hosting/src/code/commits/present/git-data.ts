import type { components } from '@octokit/openapi-types'
import type { RepositoryRow } from '../../../database/repository-rows.ts'
import type { Blob, Commit, ObjectType, Ref, Tag, TreeListing } from '../../../git/git.ts'
import { type GitAddresses, gitAddresses } from '../../../repositories/present/git-addresses.ts'
import { type Addresses, nodeId, refNodeId } from '../../../wire/addresses.ts'
import { presentSigner, presentVerification } from './git-people.ts'

type Schemas = components['schemas']

export function presentBlob({ oid, sizeBytes }: Blob, bytes: Buffer, urls: GitAddresses) {
  return {
    sha: oid,
    node_id: nodeId('Blob', oid),
    size: sizeBytes,
    url: urls.object('blob', oid),
    content: linedBase64(bytes),
    encoding: 'base64' as const,
  } satisfies Schemas['blob']
}

/** Base64 in lines of 60 characters, as in MIME, which clients expect. */
export function linedBase64(bytes: Buffer): string {
  const lines: string[] = []
  // 45 bytes become a line of 60 characters.
  for (let at = 0; at < bytes.length; at += 45) lines.push(bytes.toString('base64', at, at + 45), '\n')
  return lines.join('')
}

export function presentTree(oid: string, { entries, truncated }: TreeListing, urls: GitAddresses) {
  return {
    sha: oid,
    url: urls.object('tree', oid),
    tree: entries.map(({ path, mode, type, oid: sha, sizeBytes }) => ({
      path,
      mode,
      type,
      sha,
      ...(type === 'blob' ? { size: sizeBytes ?? 0 } : {}),
      // The commit of a submodule is in another repository.
      ...(type === 'commit' ? {} : { url: urls.object(type, sha) }),
    })),
    truncated,
  } satisfies Schemas['git-tree']
}

export function presentGitCommit(commit: Commit, urls: GitAddresses) {
  const { oid, tree, parents, author, committer, message } = commit
  return {
    sha: oid,
    node_id: nodeId('Commit', oid),
    url: urls.object('commit', oid),
    html_url: `${urls.page}/commit/${oid}`,
    author: presentSigner(author),
    committer: presentSigner(committer),
    tree: { sha: tree, url: urls.object('tree', tree) },
    message: messageOf(message),
    parents: parents.map((sha) => ({
      sha,
      url: urls.object('commit', sha),
      html_url: `${urls.page}/commit/${sha}`,
    })),
    verification: presentVerification(commit),
  } satisfies Schemas['git-commit']
}

/** Removes the final line breaks, which git adds. A regular expression would try each line break of the message as their start. */
export function messageOf(message: string): string {
  let end = message.length
  while (message[end - 1] === '\n') end--
  return message.slice(0, end)
}

export function presentRef(
  { name, oid, type }: Pick<Ref, 'name' | 'oid' | 'type'>,
  repository: RepositoryRow,
  addresses: Addresses,
) {
  const urls = gitAddresses(repository, addresses)
  return {
    ref: name,
    node_id: refNodeId(repository.id, name),
    url: `${urls.api}/git/${name}`,
    object: { sha: oid, type, url: urls.object(type, oid) },
  } satisfies Schemas['git-ref']
}

export function presentTag(tag: Tag, urls: GitAddresses) {
  const { oid, tag: name, message, tagger, object, type } = tag
  return {
    node_id: nodeId('Tag', oid),
    sha: oid,
    url: urls.object('tag', oid),
    tag: name,
    message: messageOf(message),
    tagger: tagger ? presentSigner(tagger) : noSigner,
    object: { sha: object, type: type satisfies ObjectType, url: urls.object(type, object) },
    verification: presentVerification(tag),
  } satisfies Schemas['git-tag']
}

/** Very old tags have no tagger, but clients expect one. */
const noSigner = { name: '', email: '', date: '1970-01-01T00:00:00Z' }
