import { type Html, html, trusted } from '@octavo/platform/pages/html.ts'
import { ghost } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Commits } from '../code/commits/commits.ts'
import { listComments } from '../code/commits/store/commit-comments.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { Commit } from '../git/git.ts'
import { escapeHtml } from '../markdown/escape.ts'
import { linkNames } from '../markdown/names.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { firstLine, showCount, showDay } from './counts.ts'
import { readableDiff, showDiff } from './diff-view.ts'
import { embed } from './embed-content.ts'
import type { NonPage, RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showAccount, showSigner } from './people.ts'

const maxComments = 100

export function createCommitPage({ db }: Pick<Context, 'db'>, commits: Commits) {
  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage | NonPage> => {
    const { row, git, base, params } = pageRequest
    const [, revision = '', form] = /^(.*?)(?:\.(diff|patch))?$/s.exec(params['*'] ?? '') ?? []
    const oid = await git.resolve(revision)
    const commit = oid === undefined ? undefined : await git.findCommit(oid)
    if (!commit) throw problem('not_found')
    const [parent = null] = commit.parents
    if (form)
      return {
        text: await (form === 'diff' ? git.diffText(parent, commit.oid) : git.patchText(null, commit.oid)),
      }
    const files = await git.diff(parent, commit.oid, readableDiff)
    const sides = { base, head: commit.oid, before: parent, diffUrl: `${base}/commit/${commit.oid}.diff` }
    return {
      title: `${firstLine(commit.message)} · ${row.owner_login}/${row.name}`,
      tab: 'commits',
      body: html`${await showHead(pageRequest, commit)}
<h2>Changes${commit.parents.length > 1 && html` since ${commit.parents[0]?.slice(0, 7)}`}</h2>
${showDiff(files, sides)}${await showComments(pageRequest, commit)}`,
    }
  }

  async function showHead({ row, base, addresses }: RepositoryPageRequest, commit: Commit): Promise<Html> {
    const { people } = await commits.loadFacts(row.id, [commit])
    const { oid, author, committer, parents } = commit
    const context = { addresses, repository: { fullName: `${row.owner_login}/${row.name}` } }
    const linkAttributes = (text: string) => trusted(linkNames(escapeHtml(text), context))
    const rest = commit.message.slice(firstLine(commit.message).length).trim()
    const isApart = committer.name !== author.name || committer.email !== author.email
    return html`<h1>${linkAttributes(firstLine(commit.message) || oid.slice(0, 7))}</h1>
${rest && html`<div class="message">${linkAttributes(rest)}</div>`}
<p>${showSigner(author, people)} wrote this on ${showDay(author.atMs)}${
      isApart && html`; ${showSigner(committer, people)} committed it on ${showDay(committer.atMs)}`
    }</p>
<dl class="facts small"><dt>Commit</dt><dd><code>${oid}</code></dd>${
      parents.length > 0 &&
      html`<dt>${parents.length === 1 ? 'Parent' : 'Parents'}</dt><dd>${parents.map((one) => html`<a href="${base}/commit/${one}"><code>${one.slice(0, 10)}</code></a> `)}</dd>`
    }</dl>
<p class="row small"><a href="${base}/tree/${oid}">Files at this commit</a> <a href="${base}/commit/${oid}.diff">.diff</a> <a href="${base}/commit/${oid}.patch">.patch</a></p>`
  }

  async function showComments(
    { row, addresses }: RepositoryPageRequest,
    { oid }: Commit,
  ): Promise<Html | false> {
    const list = { repositoryId: row.id, oid }
    const { rows, total } = await listComments(db.read, list, { limit: maxComments, offset: 0 })
    if (total === 0) return false
    const accounts = await findAccounts(
      db.read,
      rows.map(({ author_id }) => author_id),
    )
    const repository = { fullName: `${row.owner_login}/${row.name}` }
    const visible = []
    for (const { id, author_id, body, path, line, created_at_ms } of rows)
      visible.push(
        html`<article class="comment" id="commitcomment-${id}"><h3>${showAccount(accounts.get(author_id) ?? ghost)} <span class="quiet small">${showDay(created_at_ms)}${
          path && html`, on ${path}${line !== null && html` line ${line}`}`
        }</span></h3>${embed(await renderMarkdown(body, { addresses, repository }), 3)}</article>`,
      )
    return html`<h2>${showCount(total, 'comment')}</h2>${visible}`
  }
}
