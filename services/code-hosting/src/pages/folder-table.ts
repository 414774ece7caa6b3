import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { CommitPeople } from '../code/commits/commit-people.ts'
import type { ContentEntry } from '../code/files/contents.ts'
import type { Commit } from '../git/git.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import type { AskedRepository } from './asked-page.ts'
import { showCommitLine, showSubject } from './commit-line.ts'
import { headings } from './table.ts'
import { showDay } from './words.ts'

interface Folder {
  ref: string
  oid: string
  path: string
  entries: readonly ContentEntry[]
}

/** What is in a folder, each with the commit that last changed it. */
export async function showFolder(
  { git, base }: AskedRepository,
  { ref, oid, path, entries }: Folder,
  people: CommitPeople,
): Promise<Html> {
  const [newest] = await git.log({ from: oid, limit: 1, ...(path ? { path } : {}) })
  const lastOids = await git.lastCommits(oid, path)
  const last = new Map((await git.listCommits([...new Set(lastOids.values())])).map((one) => [one.oid, one]))
  const known = newest ? await people.findByAddress([newest.author.email]) : new Map()
  const rows = [...entries].sort(foldersFirst).map((entry) => {
    const name = entry.path.slice(entry.path.lastIndexOf('/') + 1)
    return showEntry(entry, name, last.get(lastOids.get(name) ?? ''))
  })

  function showEntry(entry: ContentEntry, name: string, commit: Commit | undefined): Html {
    const kind = entry.kind === 'folder' ? 'tree' : 'blob'
    const href = `${base}/${kind}/${encodePath(`${ref}/${entry.path}`)}`
    const named =
      entry.kind === 'submodule'
        ? html`${name} <span class="quiet small">another repository, at <code>${entry.oid.slice(0, 7)}</code></span>`
        : html`<a href="${href}">${name}${entry.kind === 'folder' && '/'}</a>`
    return html`<tr><th scope="row" class="${entry.kind}">${named}</th><td class="quiet">${
      commit && showSubject(commit, base)
    }</td><td class="quiet when">${commit && showDay(commit.committer.atMs)}</td></tr>`
  }

  return html`${newest && showCommitLine(newest, { base, people: known })}
<table class="files">${headings('Name', 'Last change', 'When')}<tbody>${rows}</tbody></table>`
}

function foldersFirst(one: ContentEntry, other: ContentEntry): number {
  const rank = ({ kind }: ContentEntry) => (kind === 'folder' ? 0 : 1)
  return rank(one) - rank(other) || (one.path < other.path ? -1 : 1)
}
