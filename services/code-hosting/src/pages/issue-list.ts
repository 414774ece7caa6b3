import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { IssueView } from '../issues/issue-views.ts'
import { showCount, showDay } from './counts.ts'
import { showLabel } from './label-chip.ts'
import { showAccount } from './people.ts'

export function showState({ state, state_reason }: Pick<IssueView, 'state' | 'state_reason'>): Html {
  const stateLabel = state === 'open' ? 'Open' : state_reason === 'not_planned' ? 'Not planned' : 'Closed'
  return html`<span class="state ${state}">${stateLabel}</span>`
}

export function showIssues(issues: readonly IssueView[], base: string): Html {
  return html`<ul class="list issues">${issues.map(
    (
      issue,
    ) => html`<li><h2><a href="${base}/${issue.pull_request ? 'pull' : 'issues'}/${issue.number}">${issue.title}</a></h2>
<span class="labels">${issue.labels.map((label) => showLabel(label, base))}</span>
<p class="quiet small row"><span>${showState(issue)} #${issue.number}${issue.pull_request && ' · pull request'}</span><span>${showAccount(issue.user)} on ${showDay(Date.parse(issue.created_at))}</span>${
      issue.milestone &&
      html`<a href="${base}/milestone/${issue.milestone.number}">${issue.milestone.title}</a>`
    }${issue.assignees.length > 0 && html`<span>for ${issue.assignees.map(showAccount)}</span>`}${
      issue.comments > 0 && html`<span>${showCount(issue.comments, 'comment')}</span>`
    }</p></li>`,
  )}</ul>`
}
