import { type Html, html } from '@octavo/platform/pages/html.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import { isText } from '../code/files/blob-content.ts'
import { type Content, findContent } from '../code/files/contents.ts'
import { isMarkdown } from '../code/files/file-html.ts'
import { type RefAndPath, rawSubject, rawTypeOf } from '../code/files/raw-files.ts'
import { createSignedLinks } from '../code/files/signed-links.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { countLines, maxLines, showCode } from './code-lines.ts'
import { showCommitLine } from './commit-line.ts'
import { showBytes, showCount } from './counts.ts'
import { embed } from './embed-content.ts'
import type { NonPage, RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { findPlace, showCrumbs, showRefSwitch } from './ref-switch.ts'

type File = Content & { kind: 'file' }

export function createFilePage(context: Context) {
  const people = createCommitPeople(context.db)
  const links = createSignedLinks(context)

  /** Browsers send no token, so the URL of a private file contains a signature. */
  async function rawAddress(
    { row, base }: RepositoryPageRequest,
    { ref, path }: RefAndPath,
  ): Promise<string> {
    const place = `${ref}/${path}`
    const raw = `${base}/raw/${encodePath(place)}`
    return row.visibility === 'public'
      ? raw
      : `${raw}?token=${(await links.open()).sign(rawSubject(row.id, place))}`
  }

  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage | NonPage> => {
    const { row, git, base } = pageRequest
    const place = await findPlace(pageRequest)
    const content = place && (await findContent(git, place.oid, place.path))
    if (!content || content.kind === 'submodule') throw problem('not_found')
    const { ref, oid, path } = place
    if (content.kind === 'folder')
      return { location: `${base}/tree/${encodePath(path ? `${ref}/${path}` : ref)}` }
    const raw = await rawAddress(pageRequest, place)
    const [last] = await git.log({ from: oid, path, limit: 1 })
    const accounts = last ? await people.findByAddress([last.author.email]) : new Map()
    const body =
      content.kind === 'symlink'
        ? html`<p>A link to <code>${content.target}</code>, which is not a file of this repository.</p>`
        : await showContent(pageRequest, place, { file: content, raw })
    return {
      title: `${path} · ${row.owner_login}/${row.name}`,
      tab: 'files',
      body: html`<h1 class="path">${path}</h1>
<div class="bar">${await showRefSwitch(pageRequest, place, 'blob')}${showCrumbs(pageRequest, place)}</div>
${last && showCommitLine(last, { base, people: accounts })}
<div class="bar">${content.kind === 'file' && showFacts(content)}<span class="row end"><a href="${raw}">Raw</a> <a href="${base}/commits/${encodePath(
        `${ref}/${path}`,
      )}">History</a>${ref !== oid && html` <a href="${base}/blob/${encodePath(`${oid}/${path}`)}">Permanent link</a>`}</span></div>
${body}`,
    }
  }
}

function showFacts({ entry, bytes }: File): Html {
  const lines = bytes && isText(bytes) ? `${showCount(countLines(bytes.toString()), 'line')} · ` : ''
  return html`<span class="quiet">${lines}${showBytes(entry.sizeBytes)}</span>`
}

async function showContent(
  { base, row, addresses, query }: RepositoryPageRequest,
  { ref, path }: RefAndPath,
  { file: { entry, bytes }, raw }: { file: File; raw: string },
): Promise<Html> {
  const { type } = rawTypeOf(entry, bytes?.subarray(0, 8000) ?? Buffer.from([0]))
  const source = `${base}/blob/${encodePath(`${ref}/${path}`)}`
  const isPlain = query.plain === '1'
  if (type.startsWith('image/') && !isPlain)
    return html`<p class="picture"><img src="${raw}" alt="${path}"></p>${
      type === 'image/svg+xml' && html`<p class="small"><a href="${source}?plain=1">Show source</a></p>`
    }`
  if (!bytes)
    return html`<p>This file is too large to be shown here. <a href="${raw}">Download the raw file</a>.</p>`
  if (!isText(bytes)) return html`<p>This file is not text. <a href="${raw}">Download the raw file</a>.</p>`
  const text = bytes.toString()
  if (text === '') return html`<p class="quiet">This file is empty.</p>`
  if (isMarkdown(path) && !isPlain) {
    const folder = path.split('/').slice(0, -1).join('/')
    const fullName = `${row.owner_login}/${row.name}`
    const rendered = await renderMarkdown(text, { addresses, repository: { fullName, ref, folder } })
    return html`<p class="small"><a href="${source}?plain=1">Show source</a></p>${embed(rendered, 1)}`
  }
  return html`${isMarkdown(path) && html`<p class="small"><a href="${source}">Show rendered</a></p>`}${await showCode(text, path)}${
    countLines(text) > maxLines &&
    html`<p>These are the first ${maxLines} lines. <a href="${raw}">Download the file</a>.</p>`
  }`
}
