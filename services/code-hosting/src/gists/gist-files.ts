import { decodeJson } from '@octavo/platform/data/columns.ts'
import { languageOf } from '../code/files/languages.ts'
import type { GitRepository, TreeEntry } from '../git/git.ts'
import { maxFiles } from './gist-limits.ts'
import type { GistRow } from './store/gists.ts'

export interface GistFile {
  path: string
  oid: string
  sizeBytes: number
  isExecutable?: boolean
}

export const filesOf = ({ files }: Pick<GistRow, 'files'>): GistFile[] => decodeJson<GistFile[]>(files)

export const sizeOf = (files: readonly GistFile[]): number =>
  files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)

/** The files of a commit. Folders are left out: only commits that were made elsewhere have some. */
export async function readFiles(store: GitRepository, commit: string): Promise<GistFile[]> {
  const { entries } = await store.listTree(commit, { maxEntries: maxFiles })
  return entries.filter(({ type }) => type === 'blob').map(fileOf)
}

/** A commit by its full hash, and its files. */
export async function findRevision(store: GitRepository, sha: string) {
  const oid = /^[0-9a-f]{40}$/i.test(sha) ? await store.resolve(sha.toLowerCase()) : undefined
  return oid === undefined ? undefined : { oid, files: await readFiles(store, oid) }
}

export function fileOf({ path, oid, mode, sizeBytes = 0 }: TreeEntry): GistFile {
  return { path, oid, sizeBytes, ...(mode === '100755' && { isExecutable: true }) }
}

/** Data and prose, which the statistics of repositories do not count. */
const otherLanguages = new Map(
  Object.entries({
    csv: 'CSV',
    diff: 'Diff',
    ini: 'INI',
    json: 'JSON',
    log: 'Text',
    markdown: 'Markdown',
    md: 'Markdown',
    patch: 'Diff',
    rst: 'reStructuredText',
    svg: 'SVG',
    toml: 'TOML',
    txt: 'Text',
    xml: 'XML',
    yaml: 'YAML',
    yml: 'YAML',
  }),
)

const mediaTypes = new Map(
  Object.entries({
    css: 'text/css',
    csv: 'text/csv',
    gif: 'image/gif',
    html: 'text/html',
    jpg: 'image/jpeg',
    js: 'application/javascript',
    json: 'application/json',
    md: 'text/markdown',
    pdf: 'application/pdf',
    png: 'image/png',
    py: 'application/x-python',
    rb: 'application/x-ruby',
    sh: 'application/x-sh',
    svg: 'image/svg+xml',
    xml: 'application/xml',
    zip: 'application/zip',
  }),
)

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toLowerCase()

export function languageOfFile(path: string): string | null {
  return languageOf(path) ?? otherLanguages.get(endingOf(path)) ?? null
}

export function mediaTypeOf(path: string): string {
  return mediaTypes.get(endingOf(path)) ?? 'text/plain'
}
