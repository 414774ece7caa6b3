import { type Html, html } from '@octavo/platform/pages/html.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import { isText } from '../code/files/blob-content.ts'
import { type Content, findContent } from '../code/files/contents.ts'
import { type RefAndPath, rawSubject } from '../code/files/raw-files.ts'
import { createSignedLinks } from '../code/files/signed-links.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { countLines } from './code-lines.ts'
import { showCommitLine } from './commit-line.ts'
import { showBytes, showCount } from './counts.ts'
import { showFileContent } from './file-content.ts'
import type { NonPage, RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { findRefAndPath, showCrumbs, showRefSwitch } from './ref-switch.ts'

type File = Content & { kind: 'file' }

export function createFilePage(context: Context) {
  const people = createCommitPeople(context.db)
  const links = createSignedLinks(context)

  /** Browsers send no token, so the URL of a private file contains a signature. */
  async function rawAddress(
    { row, base }: RepositoryPageRequest,
    { ref, path }: RefAndPath,
  ): Promise<string> {
    const refAndPath = `${ref}/${path}`
    const raw = `${base}/raw/${encodePath(refAndPath)}`
    return row.visibility === 'public'
      ? raw
      : `${raw}?token=${(await links.open()).sign(rawSubject(row.id, refAndPath))}`
  }

  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage | NonPage> => {
    const { row, git, base, addresses, query } = pageRequest
    const refAndPath = await findRefAndPath(pageRequest)
    const content = refAndPath && (await findContent(git, refAndPath.oid, refAndPath.path))
    if (!content || content.kind === 'submodule') throw problem('not_found')
    const { ref, oid, path } = refAndPath
    if (content.kind === 'folder')
      return { location: `${base}/tree/${encodePath(path ? `${ref}/${path}` : ref)}` }
    const raw = await rawAddress(pageRequest, refAndPath)
    // Pictures and scripts are embedded by the address of their page.
    if (query.raw === 'true' || query.raw === '1') return { location: raw }
    const [last] = await git.log({ from: oid, path, limit: 1 })
    const fullName = `${row.owner_login}/${row.name}`
    const folder = path.split('/').slice(0, -1).join('/')
    const isPlain = query.plain === '1'
    const accounts = last ? await people.findByAddress([last.author.email]) : new Map()
    const body =
      content.kind === 'symlink'
        ? html`<p>A link to <code>${content.target}</code>, which is not a file of this repository.</p>`
        : await showFileContent(
            {
              path,
              bytes: content.bytes,
              raw,
              page: `${base}/blob/${encodePath(`${ref}/${path}`)}`,
              isPlain,
            },
            { addresses, repository: { fullName, ref, folder } },
          )
    return {
      title: `${path} · ${row.owner_login}/${row.name}`,
      tab: 'files',
      body: html`<h1 class="path">${path}</h1>
<div class="bar">${await showRefSwitch(pageRequest, refAndPath, 'blob')}${showCrumbs(pageRequest, refAndPath)}</div>
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
