import { type Html, html } from '@octavo/platform/pages/html.ts'
import { isText } from '../code/files/blob-content.ts'
import type { Context } from '../context.ts'
import { createGistComments } from '../gists/gist-comments.ts'
import { filesOf, type GistFile, languageOfFile } from '../gists/gist-files.ts'
import { folderIdOf } from '../gists/gist-folder-ids.ts'
import { createGistViews, type GistRevision } from '../gists/gist-views.ts'
import { presentGistComment } from '../gists/present/comments.ts'
import { gistRemote, rawUrl } from '../gists/present/gists.ts'
import { countForks, findGistById, type GistRow } from '../gists/store/gists.ts'
import { countStars } from '../gists/store/stars.ts'
import type { GitRepository } from '../git/git.ts'
import { sliceOf } from '../wire/links.ts'
import { readMedia } from '../wire/media-types.ts'
import { countLines, maxLines } from './code-lines.ts'
import { showBytes, showCount, showDay } from './counts.ts'
import { embed } from './embed-content.ts'
import { showFileContent } from './file-content.ts'
import { showGistHeading, titleOfGist } from './gist-heading.ts'
import type { PageRequest, RenderedPage } from './page-request.ts'
import { showPager } from './pager.ts'
import { showAccount } from './people.ts'

/** Files of a gist are on one page, so they share the limits of a page. */
const maxShownBytes = 1024 * 1024

const media = readMedia('application/vnd.github.html+json')

/** A gist, or one of its revisions. */
export function createGistPage(context: Context) {
  const { db, git } = context
  const comments = createGistComments(context)
  const views = createGistViews(context, (gist) => git.repository(folderIdOf(gist)))

  async function showComments({ addresses, page }: PageRequest, gist: GistRow): Promise<Html> {
    const rows = await comments.list(gist, sliceOf(page))
    const commentViews = await Promise.all(
      rows.map((row) => presentGistComment(gist, row, { addresses, media })),
    )
    return html`<h2>Comments</h2>${commentViews.length === 0 && html`<p class="quiet">No comments yet.</p>`}${commentViews.map(
      ({ id, user, created_at, body_html }) =>
        html`<article class="comment" id="gistcomment-${id}"><h3>${showAccount(user)} <span class="quiet small">${showDay(Date.parse(created_at))}</span></h3>${embed(body_html ?? '', 3)}</article>`,
    )}`
  }

  async function showFacts(gist: GistRow): Promise<Html> {
    const at = `/gist/${gist.name}`
    const revisions = await views.countRevisions(gist)
    const forks = await countForks(db.read, gist.id)
    const stars = (await countStars(db.read, [gist.id])).get(gist.id) ?? 0
    return html`<p class="row"><a href="${at}/revisions">${showCount(revisions, 'revision')}</a><a href="${at}/forks">${showCount(forks, 'fork')}</a><span>${showCount(stars, 'star')}</span><a href="#comments">${showCount(gist.comments, 'comment')}</a></p>`
  }

  return async (pageRequest: PageRequest, gist: GistRow, revision?: GistRevision): Promise<RenderedPage> => {
    const { addresses } = pageRequest
    const parent = gist.parent_id === null ? undefined : await findGistById(db.read, gist.parent_id)
    const files = revision?.files ?? filesOf(gist)
    const fileSections = await showFiles(pageRequest, gist, { files, git: git.repository(folderIdOf(gist)) })
    return {
      title: titleOfGist(gist),
      body: html`${showGistHeading(gist)}
${gist.description && html`<p>${gist.description}</p>`}
<p class="quiet row"><span>Created ${showDay(gist.created_at_ms)}</span><span>Last change ${showDay(gist.updated_at_ms)}</span>${
        parent &&
        html`<span>Forked from <a href="/gist/${parent.name}">${parent.owner_login} / ${titleOfGist(parent)}</a></span>`
      }</p>
${await showFacts(gist)}
${
  revision
    ? html`<p>These are the files of revision <code>${revision.oid.slice(0, 7)}</code>. <a href="/gist/${gist.name}">Show the latest revision</a>.</p>`
    : html`<pre class="clone" tabindex="0"><code>git clone ${gistRemote(gist, addresses)}</code></pre>`
}
${fileSections}
<section id="comments">${await showComments(pageRequest, gist)}${showPager(pageRequest, { total: gist.comments })}</section>`,
    }
  }
}

/** Shows files until the limits of the page are reached, and links to the others. */
async function showFiles(
  { addresses, query }: PageRequest,
  gist: GistRow,
  { files, git }: { files: readonly GistFile[]; git: GitRepository },
): Promise<Html[]> {
  const sections: Html[] = []
  let [bytesLeft, linesLeft] = [maxShownBytes, maxLines]
  for (const [index, file] of files.entries()) {
    const raw = rawUrl(gist, file, { html: '' })
    const language = languageOfFile(file.path)
    const bytes =
      file.sizeBytes <= bytesLeft
        ? (await git.findBlob(file.oid, { maxBytes: maxShownBytes }))?.bytes
        : undefined
    const lines = bytes && isText(bytes) ? countLines(bytes.toString()) : undefined
    const fileFacts = { path: file.path, bytes, raw, isPlain: query.plain === '1' }
    const presentation = { level: 2, anchor: `file-${index + 1}-L`, maxShownLines: linesLeft } as const
    const content = await showFileContent({ ...fileFacts, ...presentation }, { addresses })
    bytesLeft -= bytes?.length ?? 0
    linesLeft -= Math.min(lines ?? 0, linesLeft)
    sections.push(html`<section id="file-${index + 1}"><h2>${file.path}</h2>
<div class="bar"><span class="quiet">${lines !== undefined && `${showCount(lines, 'line')} · `}${showBytes(file.sizeBytes)}${language && ` · ${language}`}</span><a class="end" href="${raw}">Raw<span class="hidden"> ${file.path}</span></a></div>
${content}</section>`)
  }
  return sections
}
