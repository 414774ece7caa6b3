import { type Html, html } from '@octavo/platform/pages/html.ts'
import { type CommitPeople, createCommitPeople } from '../code/commits/commit-people.ts'
import { findContent } from '../code/files/contents.ts'
import { renderFile } from '../code/files/file-html.ts'
import { findReadme } from '../code/files/readmes.ts'
import type { Hosting } from '../context/hosting.ts'
import { problem } from '../errors.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { createAbout } from './about.ts'
import type { AskedRepository, Instead, ShownInRepository } from './asked-page.ts'
import { embed } from './embedded.ts'
import { showFolder } from './folder-table.ts'
import { findPlace, showCrumbs, showRefSwitch } from './ref-switch.ts'
import { showCount } from './words.ts'

const maxReadme = 512 * 1024

interface Folder {
  ref: string
  oid: string
  path: string
}

/** The repository's own page, and its folders. */
export function createFolderPages(hosting: Hosting) {
  const people = createCommitPeople(hosting.db)
  const showAbout = createAbout(hosting)

  async function front(asked: AskedRepository): Promise<ShownInRepository> {
    const { row, git, base, addresses } = asked
    const title = `${row.owner_login}/${row.name}`
    const oid = await git.resolve(`refs/heads/${row.default_branch}`)
    const about = await showAbout(asked, oid === undefined)
    const files = oid
      ? await showFiles(asked, { ref: row.default_branch, oid, path: '' }, people)
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
    async tree(asked: AskedRepository): Promise<ShownInRepository | Instead> {
      const { row, git, base } = asked
      const place = await findPlace(asked)
      const entry = place && (await git.entryAt(place.oid, place.path))
      if (!entry || entry.type === 'commit') throw problem('not_found')
      if (entry.type === 'blob')
        return { location: `${base}/blob/${encodePath(`${place.ref}/${place.path}`)}` }
      const title = `${place.path || place.ref} · ${row.owner_login}/${row.name}`
      const files = await showFiles(asked, place, people)
      return {
        title,
        tab: 'files',
        body: html`<h1>${place.path ? `${place.path}/` : html`Files at ${place.ref}`}</h1>${files}`,
      }
    },
  }
}

async function showFiles(asked: AskedRepository, folder: Folder, people: CommitPeople): Promise<Html> {
  const { git, base, row, addresses } = asked
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
  return html`<div class="bar">${await showRefSwitch(asked, folder, 'tree')}${
    path !== '' && showCrumbs(asked, folder)
  }<a class="end" href="${history}">${commits === undefined ? 'History' : showCount(commits, 'commit')}</a></div>
${await showFolder(asked, { ...folder, entries: content.entries }, people)}
${rendered && html`<section class="readme"><h2>${readme}</h2>${embed(rendered, 2)}</section>`}`
}

function showEmpty(cloneUrl: string, branch: string): Html {
  return html`<h2>Nothing has been pushed yet</h2>
<p>Begin with a clone:</p><pre tabindex="0">git clone ${cloneUrl}</pre>
<p>Or push what you have:</p><pre tabindex="0">git remote add origin ${cloneUrl}
git push -u origin ${branch}</pre>`
}
