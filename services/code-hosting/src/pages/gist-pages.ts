import { html } from '@octavo/platform/pages/html.ts'
import { findAccount } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { findRevision } from '../gists/gist-files.ts'
import { folderIdOf } from '../gists/gist-folder-ids.ts'
import { createGistViews } from '../gists/gist-views.ts'
import { listForks } from '../gists/store/gist-lists.ts'
import { findGist, type GistRow } from '../gists/store/gists.ts'
import { sliceOf } from '../wire/links.ts'
import { showCount, showDay } from './counts.ts'
import { showGistHeading, titleOfGist } from './gist-heading.ts'
import { showGists } from './gist-list.ts'
import { createGistPage } from './gist-page.ts'
import type { NonPage, PageRequest, RenderedPage } from './page-request.ts'
import { showPager } from './pager.ts'
import { showAccount } from './people.ts'

/** The pages of gists. Secret ones open by their id, and are neither cached by others nor indexed. */
export function createGistPages(context: Context) {
  const { db, git } = context
  const storeOf = (gist: { id: number }) => git.repository(folderIdOf(gist))
  const views = createGistViews(context, storeOf)
  const showGist = createGistPage(context)

  async function showRevisions(pageRequest: PageRequest, gist: GistRow): Promise<RenderedPage> {
    const { page, addresses } = pageRequest
    const total = await views.countRevisions(gist)
    const revisions = await views.listRevisions(gist, gist.head_oid, sliceOf(page), addresses)
    return {
      title: `Revisions · ${titleOfGist(gist)}`,
      body: html`${showGistHeading(gist)}<h2>Revisions</h2>
<ul class="list">${revisions.map(
        ({ version, user, committed_at, change_status: { additions, deletions } }) =>
          html`<li class="row">${user && showAccount(user)}<a href="/gist/${gist.name}/${version}"><code>${version.slice(0, 7)}</code></a><span class="quiet">${showDay(Date.parse(committed_at))}</span><span class="small">${showCount(additions, 'line')} added, ${showCount(deletions, 'line')} removed</span></li>`,
      )}</ul>${showPager(pageRequest, { total })}`,
    }
  }

  async function showForks(pageRequest: PageRequest, gist: GistRow): Promise<RenderedPage> {
    const { rows, total } = await listForks(db.read, gist.id, sliceOf(pageRequest.page))
    return {
      title: `Forks · ${titleOfGist(gist)}`,
      body: html`${showGistHeading(gist)}<h2>Forks</h2>${showGists(rows, 'No forks yet.', 3)}${showPager(pageRequest, { total })}`,
    }
  }

  async function show(pageRequest: PageRequest, gist: GistRow, part: string | undefined) {
    if (part === undefined) return showGist(pageRequest, gist)
    if (part === 'revisions') return showRevisions(pageRequest, gist)
    if (part === 'forks') return showForks(pageRequest, gist)
    const revision = await findRevision(storeOf(gist), part)
    if (!revision) throw problem('not_found')
    return showGist(pageRequest, gist, revision)
  }

  return async (pageRequest: PageRequest): Promise<RenderedPage | NonPage> => {
    const { first = '', second } = pageRequest.params
    const gist = await findGist(db.read, first)
    if (gist) {
      const page = await show(pageRequest, gist, second)
      return gist.is_public === 1
        ? page
        : { ...page, isPrivate: true, head: html`<meta name="robots" content="noindex">` }
    }
    // The forms of GitHub's URLs with the login of the owner, and the clone address.
    const other = await findGist(db.read, second ?? first.replace(/\.git$/i, ''))
    if (other) return { location: `/gist/${other.name}`, isPermanent: true }
    const owner = second === undefined ? await findAccount(db.read, first) : undefined
    if (!owner) throw problem('not_found')
    return { location: `/${owner.login}?tab=gists` }
  }
}
