import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import { seesDrafts } from '../releases/release-needs.ts'
import { createReleaseViews } from '../releases/release-views.ts'
import { createReleases } from '../releases/releases.ts'
import { listReleases } from '../releases/store/releases.ts'
import { sliceOf } from '../wire/links.ts'
import { linkToFeed } from './atom.ts'
import { showBytes, showDay } from './counts.ts'
import { embed } from './embed-content.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'
import { showAccount } from './people.ts'

const headers = { accept: 'application/vnd.github.html+json' }

type ReleaseView = Awaited<ReturnType<ReturnType<typeof createReleaseViews>['present']>>

/** The releases of a repository, and one release. */
export function createReleasePages(context: Context) {
  const { db } = context
  const releases = createReleases(context)
  const views = createReleaseViews(context)
  const viewRequest = ({ addresses, request }: RepositoryPageRequest) => ({
    addresses,
    headers,
    repository: request.repository,
  })

  return {
    async list(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
      const { row, page, request, base } = pageRequest
      const source = { repositoryId: row.id, withDrafts: seesDrafts(request) }
      const { rows, total } = await listReleases(db.read, source, sliceOf(page))
      const visible = await views.presentAll(viewRequest(pageRequest), rows)
      const items = visible.map(
        (view) =>
          html`<li><h2 class="name"><a href="${view.html_url}">${titleOf(view)}</a></h2>${showRelease(view, 3)}</li>`,
      )
      return {
        title: `Releases · ${row.owner_login}/${row.name}`,
        tab: 'releases',
        head: linkToFeed('Releases', `${base}/releases.atom`),
        body: html`<h1>Releases</h1>${
          items.length ? html`<ul class="list">${items}</ul>` : html`<p>No releases yet.</p>`
        }${showPager(pageRequest, { total })}`,
      }
    },

    async one(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
      const { row, params, request } = pageRequest
      const release = await releases.getByPageTag(row, params['*'] ?? '', seesDrafts(request))
      const view = await views.present(viewRequest(pageRequest), release)
      return {
        title: `${titleOf(view)} · ${row.owner_login}/${row.name}`,
        tab: 'releases',
        body: html`<h1>${titleOf(view)}</h1>${showRelease(view, 2)}`,
      }
    },

    async latest({ row, base }: RepositoryPageRequest) {
      const { tag_name } = await releases.getLatest(row)
      return { location: `${base}/releases/tag/${encodeURIComponent(tag_name)}` }
    },
  }
}

function titleOf({ name, tag_name }: ReleaseView): string {
  return name || tag_name
}

function showRelease(view: ReleaseView, level: number): Html {
  const { draft, prerelease, author, tag_name, published_at, created_at, body_html, assets } = view
  return html`<div class="bar">${draft && html`<span class="tag">draft</span>`}${prerelease && html`<span class="tag">pre-release</span>`}
<span>${showAccount(author)} released ${tag_name} on ${showDay(Date.parse(published_at ?? created_at))}</span></div>
${body_html && embed(body_html, level)}${
  assets.length > 0 &&
  html`<ul class="facts" aria-label="Files of ${tag_name}">${assets.map(
    ({ name, label, size, browser_download_url }) =>
      html`<li><a href="${browser_download_url}">${label || name}</a> <span class="quiet">${showBytes(size)}</span></li>`,
  )}</ul>`
}`
}
