import { type Html, html } from '@octavo/platform/pages/html.ts'
import { type ShownLabel, showLabel } from './label-chip.ts'
import { showAccount } from './people.ts'

interface Sorting {
  labels: readonly ShownLabel[]
  assignees: readonly Parameters<typeof showAccount>[0][]
  milestone: { number: number; title: string } | null
}

/** The labels, the assignees and the milestone of an issue or a pull request. */
export function showSorting({ labels, assignees, milestone }: Sorting, base: string): Html {
  return html`<h2>Labels</h2>${
    labels.length
      ? html`<p class="labels">${labels.map((label) => showLabel(label, base))}</p>`
      : html`<p class="quiet">None</p>`
  }<h2>Assigned to</h2>${
    assignees.length
      ? html`<ul class="facts">${assignees.map((one) => html`<li>${showAccount(one)}</li>`)}</ul>`
      : html`<p class="quiet">Nobody</p>`
  }<h2>Milestone</h2><p>${
    milestone
      ? html`<a href="${base}/milestone/${milestone.number}">${milestone.title}</a>`
      : html`<span class="quiet">None</span>`
  }</p>`
}
