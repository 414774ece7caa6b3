import { type Html, html } from '@octavo/platform/pages/html.ts'

export interface HeldTickets {
  /** In the event's zone. */
  until: string
  remainingMs: number
  allMs: number
}

/** How long the tickets are held, as text. The shrinking bar repeats it. */
export function heldUntil({ until, remainingMs, allMs }: HeldTickets): Html {
  const percentLeft = Math.max(0, Math.min(1, remainingMs / allMs)) * 100
  return html`<div class="held"><p role="status" id="held">These tickets are held for you until <strong>${until}</strong>.</p>
<svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none"><rect width="100" height="1" fill="var(--line)"/><rect width="${percentLeft}" height="1" fill="var(--accent)"><animate attributeName="width" from="${percentLeft}" to="0" dur="${Math.ceil(remainingMs / 1000)}s" fill="freeze"/></rect></svg></div>`
}
