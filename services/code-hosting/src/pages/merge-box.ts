import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { PullView } from './pull-frame.ts'

interface MergeBox {
  view: PullView
  /** The path of the pull request. */
  here: string
  rejection: string | undefined
  checks: Html | false
}

/** The checks of the head commit, whether the pull request can be merged, and links to the forms. */
export function showMergeBox({ view, here, rejection, checks }: MergeBox): Html | false {
  const { state, merged, auto_merge } = view
  if (state === 'closed')
    return checks && html`<section class="merge" aria-label="Checks">${checks}</section>`
  return html`<section class="merge" aria-label="Merge state">${checks}<h2>${titleOf(view, rejection)}</h2>
${rejection !== undefined && html`<p>${rejection}</p>`}${auto_merge && html`<p>It merges by itself when the requirements are met (${auto_merge.merge_method}).</p>`}
<p class="row"><a href="${here}/review">Review</a>${!merged && rejection === undefined && view.mergeable !== false && html`<a href="${here}/merge">Merge</a>`}</p></section>`
}

function titleOf({ mergeable_state, base }: PullView, rejection: string | undefined): Html | string {
  if (mergeable_state === 'dirty') return html`Conflicts with <code>${base.ref}</code>`
  if (rejection !== undefined) return 'Merging is blocked'
  if (mergeable_state === 'unknown') return 'Checking whether this can be merged'
  return mergeable_state === 'unstable'
    ? 'Can be merged, although some checks have not passed'
    : 'Can be merged'
}
