import { lazy } from '@octavo/platform/lazy.ts'
import { html } from '@octavo/platform/pages/html.ts'
import type { Commits } from '../code/commits/commits.ts'
import type { Commit, GitRepository, Ref } from '../git/git.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { offsetOf } from '../wire/links.ts'
import { linkToFeed } from './atom.ts'
import { showCommitLine } from './commit-line.ts'
import { firstLine } from './counts.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'

const newestFirst = lazy(() => new Intl.Collator('en', { numeric: true }))

/** The tags with the highest versions first. */
export async function newestTags(git: GitRepository): Promise<Ref[]> {
  const refs = await git.listRefs('refs/tags/')
  return [...refs].sort((one, other) => newestFirst().compare(other.name, one.name))
}

/** The commits that these branches and tags point to. */
export async function loadTips(git: GitRepository, refs: readonly Ref[]): Promise<Map<Ref, Commit>> {
  const oidOf = ({ oid, peeled }: Ref) => peeled?.oid ?? oid
  const commits = await git.listCommits([...new Set(refs.map(oidOf))])
  const byOid = new Map(commits.map((commit) => [commit.oid, commit]))
  return new Map(
    refs.flatMap((ref) => {
      const tip = byOid.get(oidOf(ref))
      return tip ? [[ref, tip]] : []
    }),
  )
}

/** Branches and tags of a repository. */
export function createRefPages(commits: Commits) {
  async function pageOf(pageRequest: RepositoryPageRequest, refs: readonly Ref[]) {
    const { git, row, page } = pageRequest
    const visible = refs.slice(offsetOf(page), offsetOf(page) + page.size)
    const tips = await loadTips(git, visible)
    const { people } = await commits.loadFacts(row.id, [...new Set(tips.values())])
    return { visible, people, tipOf: (ref: Ref) => tips.get(ref) }
  }

  async function branches(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
    const { row, git, base } = pageRequest
    const refs = await git.listRefs('refs/heads/')
    const isDefault = ({ name }: Ref) => name === `refs/heads/${row.default_branch}`
    const sorted = [...refs.filter(isDefault), ...refs.filter((ref) => !isDefault(ref))]
    const { visible, people, tipOf } = await pageOf(pageRequest, sorted)
    const items = visible.map((ref) => {
      const name = ref.name.slice('refs/heads/'.length)
      const tip = tipOf(ref)
      const compared = `${base}/compare/${encodePath(`${row.default_branch}...${name}`)}`
      return html`<li><h2 class="name"><a href="${base}/tree/${encodePath(name)}">${name}</a></h2>${
        isDefault(ref)
          ? html` <span class="tag">default</span>`
          : html` <a class="small" href="${compared}">Compare with ${row.default_branch}</a>`
      }${tip && showCommitLine(tip, { base, people })}</li>`
    })
    return {
      title: `Branches · ${row.owner_login}/${row.name}`,
      tab: 'branches',
      body: html`<h1>Branches</h1>${
        items.length ? html`<ul class="list">${items}</ul>` : html`<p>Nothing has been pushed yet.</p>`
      }${showPager(pageRequest, { total: refs.length })}`,
    }
  }

  return {
    branches,

    async tags(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
      const { row, git, base } = pageRequest
      const refs = await newestTags(git)
      const { visible, people, tipOf } = await pageOf(pageRequest, refs)
      const items = []
      for (const ref of visible) {
        const name = ref.name.slice('refs/tags/'.length)
        const tip = tipOf(ref)
        const tag = ref.peeled ? await git.findTag(ref.oid) : undefined
        const archive = `${base}/archive/refs/tags/${encodePath(name)}`
        items.push(html`<li><h2 class="name"><a href="${base}/tree/${encodePath(name)}">${name}</a></h2>
<span class="row small"><a href="${archive}.zip">ZIP<span class="hidden"> archive of ${name}</span></a> <a href="${archive}.tar.gz">tar.gz<span class="hidden"> archive of ${name}</span></a></span>
${tag && html`<p>${firstLine(tag.message)}</p>`}${tip && showCommitLine(tip, { base, people })}</li>`)
      }
      return {
        title: `Tags · ${row.owner_login}/${row.name}`,
        tab: 'tags',
        head: linkToFeed('Tags', `${base}/tags.atom`),
        body: html`<h1>Tags</h1>${
          items.length ? html`<ul class="list">${items}</ul>` : html`<p>No tags yet.</p>`
        }${showPager(pageRequest, { total: refs.length })}`,
      }
    },
  }
}
