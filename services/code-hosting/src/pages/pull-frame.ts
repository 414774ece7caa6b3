import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { PullViews } from '../pulls/pull-views.ts'
import { showDay, showNumber } from './counts.ts'
import { showAccount } from './people.ts'

export type PullView = Awaited<ReturnType<PullViews['present']>>
export type PullTab = 'conversation' | 'commits' | 'files'

export function showPullState({
  state,
  draft,
  merged,
}: Pick<PullView, 'state' | 'draft'> & { merged: boolean }): Html {
  if (merged) return html`<span class="state merged">Merged</span>`
  if (state === 'closed') return html`<span class="state closed">Closed</span>`
  return draft ? html`<span class="state draft">Draft</span>` : html`<span class="state open">Open</span>`
}

/** The header and the tabs of a pull request. */
export function framePull(view: PullView, base: string, active: PullTab, body: Html): Html {
  const { number, title, user, created_at, head, locked, merged_by, merged_at } = view
  const here = `${base}/pull/${number}`
  const tabs: readonly (readonly [PullTab, string, string, number?])[] = [
    ['conversation', 'Conversation', here],
    ['commits', 'Commits', `${here}/commits`, view.commits],
    ['files', 'Files changed', `${here}/files`, view.changed_files],
  ]
  return html`<h1>${title} <span class="quiet">#${number}</span></h1>
<div class="bar">${showPullState(view)}${locked && html`<span class="tag">locked</span>`}<span>${showAccount(user)} opened this on ${showDay(Date.parse(created_at))}</span>${
    merged_by &&
    merged_at !== null &&
    html`<span>${showAccount(merged_by)} merged this on ${showDay(Date.parse(merged_at))}</span>`
  }</div>
<p class="branches">${showSide(head, base)} into ${showSide(view.base, base)}</p>
<nav class="tabs" aria-label="Pull request"><ul>${tabs.map(
    ([tab, label, href, count]) =>
      html`<li><a href="${href}"${tab === active && html` aria-current="page"`}>${label}${
        count !== undefined && html` <span class="count">${showNumber(count)}</span>`
      }</a></li>`,
  )}</ul></nav>
${body}`
}

/** A branch, with its owner if it is in another repository. */
function showSide({ ref, label, repo }: PullView['head'], base: string): Html {
  const isHere = repo !== null && `/${repo.full_name}` === base
  return html`<code>${isHere ? ref : label}</code>`
}
