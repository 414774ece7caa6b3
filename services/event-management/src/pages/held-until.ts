import { type Html, html } from '@octavo/platform/pages/html.ts'

export interface HeldTickets {
  /** As a clock in the event's zone shows it. */
  until: string
  remainingMs: number
  allMs: number
  /** Undefined once it has been used as often as it may be. */
  extendUrl: string | undefined
  cancelUrl: string
}

/** How long the chosen tickets are kept. It says the time as text; the bar that shrinks says it again. */
export function heldUntil({ until, remainingMs, allMs, extendUrl, cancelUrl }: HeldTickets): Html {
  const left = Math.max(0, Math.min(1, remainingMs / allMs)) * 100
  return html`<div class="held"><p role="status">These tickets are kept for you until <strong>${until}</strong>.</p>
<svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none"><rect width="100" height="1" fill="var(--line)"/><rect width="${left}" height="1" fill="var(--leaf)"><animate attributeName="width" from="${left}" to="0" dur="${Math.ceil(remainingMs / 1000)}s" fill="freeze"/></rect></svg>
<div class="row">${extendUrl && html`<form method="post" action="${extendUrl}"><button>Keep them longer</button></form>`}
<form method="post" action="${cancelUrl}"><button>Give them back</button></form></div></div>`
}
