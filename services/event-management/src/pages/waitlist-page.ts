import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'
import { errorSummary, type FieldView, formField } from './form-fields.ts'

export interface WaitlistView {
  event: { title: string; url: string }
  fields: readonly FieldView[]
  joinUrl: string
}

export function waitlistPage({ event, fields, joinUrl }: WaitlistView): Page {
  const errors = errorSummary(fields)
  return {
    title: `Waitlist: ${event.title}`,
    status: errors ? 422 : 200,
    body: html`<div class="checkout"><div><h1>Waitlist</h1>
<p>There are no tickets left for <a href="${event.url}">${event.title}</a>. Tickets that become available are offered to this list, first come, first served.</p>
${errors}<form method="post" action="${joinUrl}" novalidate><div class="pair">${fields.map(formField)}</div><p><button class="primary">Join the list</button></p></form></div></div>`,
  }
}
