import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import { facets, findTallies, nobody } from '../issues/store/issue-facets.ts'
import { createPullLists, type PullQuery } from '../pulls/pull-lists.ts'
import { createPullViews, type PullViews } from '../pulls/pull-views.ts'
import { showCount, showDay, showNumber } from './counts.ts'
import { showLabel } from './label-chip.ts'
import { showChoice } from './list-choices.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'
import { showAccount } from './people.ts'
import { showPullState } from './pull-frame.ts'

type PullItem = Awaited<ReturnType<PullViews['list']>>[number]

const queryNames = ['state', 'head', 'base', 'sort', 'direction'] as const
/** Bodies are not shown in lists. */
const headers = {}

export function createPullListPage(context: Context) {
  const { db } = context
  const list = createPullLists(context)
  const views = createPullViews(context)

  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage> => {
    const { row, base, query, page, viewer, addresses } = pageRequest
    const chosen: PullQuery = Object.fromEntries(
      queryNames.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
    )
    const { pulls, total } = await list(row, chosen, page)
    const items = await views.list(row, pulls, { addresses, headers, viewer })
    const facet = { kind: facets.pull, subjectId: nobody }
    const [tally = { open: 0, closed: 0 }] = await findTallies(db.read, row.id, [facet])
    const state = chosen.state ?? 'open'
    return {
      title: `Pull requests · ${row.owner_login}/${row.name}`,
      tab: 'pulls',
      body: html`<h1>Pull requests</h1>
<nav class="bar" aria-label="Which pull requests"><ul class="row">
${showChoice(pageRequest, 'state', [
  ['open', `Open ${showNumber(tally.open)}`],
  ['closed', `Closed ${showNumber(tally.closed)}`],
  ['all', 'All'],
])}</ul><ul class="row end">${showChoice(pageRequest, 'sort', [
        ['created', 'Newest'],
        ['updated', 'Last changed'],
        ['popularity', 'Most discussed'],
      ])}</ul></nav>
${items.length ? showPulls(items, base) : html`<p>No ${state === 'all' ? '' : `${state} `}pull requests here.</p>`}
${showPager(pageRequest, { total })}`,
    }
  }
}

function showPulls(pulls: readonly PullItem[], base: string): Html {
  return html`<ul class="list issues">${pulls.map((pull) => {
    const { number, title, labels, user, created_at, head, milestone, assignees } = pull
    const reviewers = pull.requested_reviewers.length + pull.requested_teams.length
    return html`<li><h2><a href="${base}/pull/${number}">${title}</a></h2>
<span class="labels">${labels.map((label) => showLabel(label, base))}</span>
<p class="quiet small row"><span>${showPullState({ ...pull, merged: pull.merged_at !== null })} #${number}</span><span>${showAccount(user)} on ${showDay(Date.parse(created_at))}</span><span><code>${head.ref}</code> into <code>${pull.base.ref}</code></span>${
      milestone && html`<a href="${base}/milestone/${milestone.number}">${milestone.title}</a>`
    }${assignees.length > 0 && html`<span>for ${assignees.map(showAccount)}</span>`}${
      reviewers > 0 && html`<span>${showCount(reviewers, 'requested review')}</span>`
    }</p></li>`
  })}</ul>`
}
