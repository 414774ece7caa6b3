import type { components } from '@octokit/openapi-types'
import type { GitAddresses } from '../../repositories/present/git-addresses.ts'
import { linedBase64 } from '../commits/present/git-data.ts'
import type { Content, ContentEntry } from './contents.ts'

type Schemas = components['schemas']

export interface ContentsView {
  urls: GitAddresses
  /** The ref for URLs: from the request, or the default branch. */
  ref: string
  /** Signs the raw URLs of private files. */
  rawToken?: (path: string) => string
  /** Newer API versions report submodules as such in lists too. */
  namesSubmodules: boolean
}

const wireTypes = { file: 'file', folder: 'dir', symlink: 'symlink', submodule: 'submodule' } as const

export function presentEntry(entry: ContentEntry, { urls, ref, rawToken }: ContentsView) {
  const { path, kind, oid } = entry
  const isFolder = kind === 'folder'
  const self = urls.contents(path, ref)
  const git = kind === 'submodule' ? null : urls.object(isFolder ? 'tree' : 'blob', oid)
  const html = kind === 'submodule' ? null : urls.file(isFolder ? 'tree' : 'blob', ref, path)
  const isDownloadable = kind === 'file' || kind === 'symlink'
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    sha: oid,
    size: entry.sizeBytes,
    url: self,
    html_url: html,
    git_url: git,
    download_url: isDownloadable ? urls.raw(ref, path) + (rawToken?.(path) ?? '') : null,
    type: wireTypes[kind],
    _links: { self, git, html },
  }
}

/** Files that are too large for JSON have no content. */
export function presentFile({ entry, bytes }: Content & { kind: 'file' }, view: ContentsView) {
  return {
    ...presentEntry(entry, view),
    type: 'file' as const,
    content: bytes ? linedBase64(bytes) : '',
    encoding: bytes ? 'base64' : 'none',
  } satisfies Schemas['content-file']
}

export function presentContent(content: Content, view: ContentsView) {
  const { entry } = content
  if (content.kind === 'folder') return content.entries.map((item) => presentItem(item, view))
  if (content.kind === 'file') return presentFile(content, view)
  if (content.kind === 'symlink')
    return {
      ...presentEntry(entry, view),
      type: 'symlink' as const,
      target: content.target,
    } satisfies Schemas['content-symlink']
  return {
    ...presentEntry(entry, view),
    type: 'submodule' as const,
    submodule_git_url: content.url,
  } satisfies Schemas['content-submodule']
}

/** A folder as one object with its entries. */
export function presentFolder({ entry, entries }: Content & { kind: 'folder' }, view: ContentsView) {
  return {
    ...presentEntry(entry, view),
    type: 'dir' as const,
    entries: entries.map((item) => presentItem(item, view)),
  } satisfies Schemas['content-tree']
}

function presentItem(entry: ContentEntry, view: ContentsView) {
  const presented = presentEntry(entry, view)
  const isOlder = entry.kind === 'submodule' && !view.namesSubmodules
  return isOlder ? { ...presented, type: 'file' as const } : presented
}
