import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'

interface ConfirmView {
  number: string
  email: string
  confirmUrl: string
}

/** One button: the address that the mail went to belongs to the buyer. */
export function confirmPage({ number, email, confirmUrl }: ConfirmView): Page {
  return {
    title: 'Confirm your email address',
    status: 200,
    body: html`<h1>Confirm your email address</h1>
<p>Your order ${number} keeps its tickets until you have paid, once you confirm that ${email} is your address.</p>
<form method="post" action="${confirmUrl}"><p><button class="primary">Confirm my address</button></p></form>`,
  }
}
