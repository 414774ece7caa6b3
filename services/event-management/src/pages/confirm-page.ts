import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'

interface ConfirmView {
  number: string
  email: string
  /** When the tickets are released, once the address is confirmed. */
  until: string
  confirmUrl: string
}

/** Confirms that the address that the mail went to is the buyer's. */
export function confirmPage({ number, email, until, confirmUrl }: ConfirmView): Page {
  return {
    title: 'Confirm your email address',
    status: 200,
    body: html`<h1>Confirm your email address</h1>
<p>If you confirm that ${email} is your address, the tickets of your order ${number} are held until ${until} while you pay.</p>
<form method="post" action="${confirmUrl}"><p><button class="primary">Confirm my address</button></p></form>`,
  }
}
