import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { IssueRow } from '../issues/store/issues.ts'
import type { MergeMethod } from '../merging/prepare-merge.ts'
import type { ReviewEvent } from '../reviews/review-rules.ts'

export const reviewEvents: readonly (readonly [ReviewEvent, string])[] = [
  ['COMMENT', 'Comment'],
  ['APPROVE', 'Approve'],
  ['REQUEST_CHANGES', 'Request changes'],
]

export const mergeMethods: readonly (readonly [MergeMethod, string])[] = [
  ['merge', 'Create a merge commit'],
  ['squash', 'Squash into one commit'],
  ['rebase', 'Rebase the commits'],
]

interface FormView {
  user: { login: string }
  formToken: string
  /** Why the form was refused. */
  error: string | undefined
  pull: Pick<IssueRow, 'number' | 'title'>
  /** The path of the pull request. */
  here: string
}

/** The author can only comment. */
export function renderReviewForm({
  headOid,
  isOwn,
  ...form
}: FormView & { headOid: string; isOwn: boolean }): Html {
  const events = isOwn ? reviewEvents.slice(0, 1) : reviewEvents
  return html`${showHeading('Review', form)}
<form method="post">${showHidden(form, headOid)}
<p><label for="body">Comment</label> <textarea id="body" name="body" rows="8" cols="72"></textarea></p>
<fieldset><legend>Result</legend>${events.map(
    ([name, label], index) =>
      html`<p><label><input type="radio" name="event" value="${name}"${index === 0 && html` checked`}> ${label}</label></p>`,
  )}</fieldset>
<div class="row"><button class="primary" name="act" value="review">Submit review</button></div></form>
${showAccount(form)}`
}

export function renderMergeForm({
  headOid,
  rejection,
  methods,
  ...form
}: FormView & {
  headOid: string
  rejection: string | undefined
  methods: typeof mergeMethods
}): Html {
  return html`${showHeading('Merge', form)}
${rejection !== undefined && html`<p>${rejection}</p>`}
<form method="post">${showHidden(form, headOid)}
<p><label for="method">Method</label> <select id="method" name="method">${methods.map(([name, label]) => html`<option value="${name}">${label}</option>`)}</select></p>
<p><label for="title">Commit title, or empty for the default</label> <input id="title" name="title" size="72"></p>
<p><label for="message">Commit message</label> <textarea id="message" name="message" rows="4" cols="72"></textarea></p>
<div class="row"><button class="primary" name="act" value="merge">Merge</button></div></form>
${showAccount(form)}`
}

function showHeading(verb: string, { pull, here, error }: FormView): Html {
  return html`<h1>${verb} <a href="${here}">${pull.title} <span class="quiet">#${pull.number}</span></a></h1>
${error !== undefined && html`<p class="error" role="alert">${error}</p>`}`
}

/** The head prevents reviews and merges of commits that the user has not seen. */
function showHidden({ formToken }: FormView, headOid: string): Html {
  return html`<input type="hidden" name="formToken" value="${formToken}"><input type="hidden" name="head" value="${headOid}">`
}

function showAccount({ user, formToken }: FormView): Html {
  return html`<form method="post" class="small quiet"><input type="hidden" name="formToken" value="${formToken}">Signed in as <b>${user.login}</b>. <button name="act" value="sign-out">Sign out</button></form>`
}
