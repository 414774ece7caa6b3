import { type Html, html } from '@octavo/platform/pages/html.ts'
import { type RefAndPath, splitRefAndPath } from '../code/files/raw-files.ts'
import type { Ref } from '../git/git.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import type { AskedRepository } from './asked-page.ts'

const mostShown = 20

interface Place {
  ref: string
  path: string
}

/** What a page of files is of: the end of its address, in which more slashes than one are one. */
export function findPlace({ git, params }: AskedRepository, otherwise = ''): Promise<RefAndPath | undefined> {
  const named = (params['*'] ?? '').replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '')
  return splitRefAndPath(git, named || otherwise)
}

/** The same path in other branches and tags, or the whole of those that do not have it. */
export async function showRefSwitch(
  { git, base }: AskedRepository,
  { ref, path }: Place,
  kind: 'tree' | 'blob' | 'commits',
): Promise<Html> {
  const [branches, tags] = await Promise.all([git.listRefs('refs/heads/'), git.listRefs('refs/tags/')])

  async function showOne(shown: Ref, name: string): Promise<Html> {
    const oid = shown.peeled?.oid ?? shown.oid
    const isThere = path !== '' && (await git.entryAt(oid, path))
    const href = isThere
      ? `${kind}/${encodePath(`${name}/${path}`)}`
      : `${kind === 'blob' ? 'tree' : kind}/${encodePath(name)}`
    return html`<li><a href="${base}/${href}"${name === ref && html` aria-current="true"`}>${name}</a></li>`
  }

  async function showGroup(
    words: string,
    refs: readonly Ref[],
    prefix: string,
    all: string,
  ): Promise<Html | false> {
    if (refs.length === 0) return false
    const shown = refs.slice(0, mostShown).map((one) => showOne(one, one.name.slice(prefix.length)))
    return html`<li>${words}<ul>${await Promise.all(shown)}${
      refs.length > mostShown && html`<li><a href="${base}/${all}">All ${refs.length}</a></li>`
    }</ul></li>`
  }

  return html`<details class="switch"><summary><span class="hidden">Shown is </span>${
    /^[\da-f]{40}$/.test(ref) ? ref.slice(0, 7) : ref
  }</summary><ul>${await showGroup('Branches', branches, 'refs/heads/', 'branches')}${await showGroup(
    'Tags',
    tags,
    'refs/tags/',
    'tags',
  )}</ul></details>`
}

/** Every folder on the way to a path. */
export function showCrumbs({ base, row }: AskedRepository, { ref, path }: Place): Html {
  const parts = path === '' ? [] : path.split('/')
  const folders = parts.slice(0, -1).map((name, at) => {
    const folder = parts.slice(0, at + 1).join('/')
    return html`<a href="${base}/tree/${encodePath(`${ref}/${folder}`)}">${name}</a>/`
  })
  const root = html`<a href="${base}/tree/${encodePath(ref)}">${row.name}</a>/`
  return html`<span class="crumbs">${root}${folders}${parts.at(-1)}</span>`
}
