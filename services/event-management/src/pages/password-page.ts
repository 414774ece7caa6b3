import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'
import { errorSummary, formField } from './form-fields.ts'

export interface PasswordView {
  /** Must not contain the name of the event, which is not public. */
  unlockUrl: string
  errorText?: string | undefined
  status?: number
}

/** The password form of an event. It reveals nothing else about the event. */
export function passwordPage({ unlockUrl, errorText, status = 200 }: PasswordView): Page {
  const field = {
    name: 'password',
    label: 'Password',
    kind: 'password' as const,
    isRequired: true,
    value: '',
    autocomplete: 'off',
    errorText,
  }
  return {
    title: 'Password needed',
    status,
    isPrivate: true,
    head: html`<meta name="robots" content="noindex">`,
    body: html`<div class="narrow"><h1>This event needs a password</h1>
<p>Enter the password that you got from the organizer to see the event and its tickets.</p>
${errorSummary([field])}
<form method="post" action="${unlockUrl}" novalidate>${formField(field)}<p><button class="primary">Open the event</button></p></form></div>`,
  }
}
