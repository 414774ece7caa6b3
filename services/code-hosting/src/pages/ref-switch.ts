import { type Html, html } from '@octavo/platform/pages/html.ts'
import { type RefAndPath, splitRefAndPath } from '../code/files/raw-files.ts'
import type { Ref } from '../git/git.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import type { RepositoryPageRequest } from './page-request.ts'

const maxShownRefs = 20

/** Parses ref and path from the end of the URL. Repeated slashes count as one. */
export function findRefAndPath(
  { git, params }: RepositoryPageRequest,
  otherwise = '',
): Promise<RefAndPath | undefined> {
  const named = (params['*'] ?? '').replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '')
  return splitRefAndPath(git, named || otherwise)
}

/** Links to the same path on other branches and tags, or to their root if they do not have it. */
export async function showRefSwitch(
  { git, base }: RepositoryPageRequest,
  { ref, path }: Pick<RefAndPath, 'ref' | 'path'>,
  kind: 'tree' | 'blob' | 'commits',
): Promise<Html> {
  const [branches, tags] = await Promise.all([git.listRefs('refs/heads/'), git.listRefs('refs/tags/')])

  async function showOne(visible: Ref, name: string): Promise<Html> {
    const oid = visible.peeled?.oid ?? visible.oid
    const pathExists = path !== '' && (await git.entryAt(oid, path))
    const href = pathExists
      ? `${kind}/${encodePath(`${name}/${path}`)}`
      : `${kind === 'blob' ? 'tree' : kind}/${encodePath(name)}`
    return html`<li><a href="${base}/${href}"${name === ref && html` aria-current="true"`}>${name}</a></li>`
  }

  async function showGroup(
    label: string,
    refs: readonly Ref[],
    prefix: string,
    all: string,
  ): Promise<Html | false> {
    if (refs.length === 0) return false
    const visible = refs.slice(0, maxShownRefs).map((one) => showOne(one, one.name.slice(prefix.length)))
    return html`<li>${label}<ul>${await Promise.all(visible)}${
      refs.length > maxShownRefs && html`<li><a href="${base}/${all}">All ${refs.length}</a></li>`
    }</ul></li>`
  }

  return html`<div class="switch"><button type="button" popovertarget="refs"><span class="hidden">Shown is </span>${
    /^[\da-f]{40}$/.test(ref) ? ref.slice(0, 7) : ref
  }</button><ul popover id="refs">${await showGroup('Branches', branches, 'refs/heads/', 'branches')}${await showGroup(
    'Tags',
    tags,
    'refs/tags/',
    'tags',
  )}</ul></div>`
}

/** Breadcrumbs of a path. */
export function showCrumbs(
  { base, row }: RepositoryPageRequest,
  { ref, path }: Pick<RefAndPath, 'ref' | 'path'>,
): Html {
  const parts = path === '' ? [] : path.split('/')
  const folders = parts.slice(0, -1).map((name, at) => {
    const folder = parts.slice(0, at + 1).join('/')
    return html`<a href="${base}/tree/${encodePath(`${ref}/${folder}`)}">${name}</a>/`
  })
  const root = html`<a href="${base}/tree/${encodePath(ref)}">${row.name}</a>/`
  return html`<span class="crumbs">${root}${folders}${parts.at(-1)}</span>`
}
