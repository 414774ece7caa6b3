import { type Html, html } from '@octavo/platform/pages/html.ts'
import { type CommitPeople, createCommitPeople } from '../code/commits/commit-people.ts'
import { findContent } from '../code/files/contents.ts'
import { renderFile } from '../code/files/file-html.ts'
import { findReadme } from '../code/files/readmes.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { showCount } from './counts.ts'
import { embed } from './embed-content.ts'
import { showFolder } from './folder-table.ts'
import type { NonPage, RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { findRefAndPath, showCrumbs, showRefSwitch } from './ref-switch.ts'
import { createAbout } from './repository-sidebar.ts'

const maxReadme = 512 * 1024

interface Folder {
  ref: string
  oid: string
  path: string
}

/** The front page of a repository, and its folders. */
export function createFolderPages(context: Context) {
  const people = createCommitPeople(context.db)
  const showAbout = createAbout(context)

  async function front(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
    const { row, git, base, addresses } = pageRequest
    const title = `${row.owner_login}/${row.name}`
    const oid = await git.resolve(`refs/heads/${row.default_branch}`)
    const about = await showAbout(pageRequest, oid === undefined)
    const files = oid
      ? await showFiles(pageRequest, { ref: row.default_branch, oid, path: '' }, people)
      : showEmpty(`${addresses.html}${base}.git`, row.default_branch)
    return {
      title,
      tab: 'files',
      isFront: true,
      body: html`${row.description && html`<p class="lead">${row.description}</p>`}<div class="front"><div>${files}</div>${about}</div>`,
    }
  }

  return {
    front,
    async tree(pageRequest: RepositoryPageRequest): Promise<RepositoryPage | NonPage> {
      const { row, git, base } = pageRequest
      const refAndPath = await findRefAndPath(pageRequest)
      const entry = refAndPath && (await git.entryAt(refAndPath.oid, refAndPath.path))
      if (!entry || entry.type === 'commit') throw problem('not_found')
      if (entry.type === 'blob')
        return { location: `${base}/blob/${encodePath(`${refAndPath.ref}/${refAndPath.path}`)}` }
      const title = `${refAndPath.path || refAndPath.ref} · ${row.owner_login}/${row.name}`
      const files = await showFiles(pageRequest, refAndPath, people)
      return {
        title,
        tab: 'files',
        body: html`<h1>${refAndPath.path ? `${refAndPath.path}/` : html`Files at ${refAndPath.ref}`}</h1>${files}`,
      }
    },
  }
}

async function showFiles(
  pageRequest: RepositoryPageRequest,
  folder: Folder,
  people: CommitPeople,
): Promise<Html> {
  const { git, base, row, addresses } = pageRequest
  const { ref, oid, path } = folder
  const content = await findContent(git, oid, path)
  if (content?.kind !== 'folder') throw problem('not_found')
  const commits = path ? undefined : await git.countCommits(oid)
  const history = `${base}/commits/${encodePath(path ? `${ref}/${path}` : ref)}`
  const readme = await findReadme(git, oid, path)
  const entry = readme === undefined ? undefined : await git.entryAt(oid, readme)
  const bytes =
    entry?.type === 'blob' ? (await git.findBlob(entry.oid, { maxBytes: maxReadme }))?.bytes : undefined
  const rendered =
    readme !== undefined &&
    bytes &&
    (await renderFile(readme, bytes, {
      addresses,
      repository: {
        fullName: `${row.owner_login}/${row.name}`,
        ref,
        folder: readme.split('/').slice(0, -1).join('/'),
      },
    }))
  return html`<div class="bar">${await showRefSwitch(pageRequest, folder, 'tree')}${
    path !== '' && showCrumbs(pageRequest, folder)
  }<a class="end" href="${history}">${commits === undefined ? 'History' : showCount(commits, 'commit')}</a></div>
${await showFolder(pageRequest, { ...folder, entries: content.entries }, people)}
${rendered && html`<section class="readme"><h2>${readme}</h2>${embed(rendered, 2)}</section>`}`
}

function showEmpty(cloneUrl: string, branch: string): Html {
  return html`<h2>Nothing has been pushed yet</h2>
<p>Clone the repository:</p><pre tabindex="0">git clone ${cloneUrl}</pre>
<p>Or push an existing repository:</p><pre tabindex="0">git remote add origin ${cloneUrl}
git push -u origin ${branch}</pre>`
}
