import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html, trusted } from '@octavo/platform/pages/html.ts'
import { type SummaryView, steps, summaryTable } from './checkout-page.ts'
import type { OrderStatusView } from './order-status.ts'

export interface OrderView {
  number: string
  event: { title: string; url: string; when: string; place: string }
  status: OrderStatusView
  /** How to pay and how to get more time, one paragraph each. */
  payment: readonly string[] | undefined
  summary: SummaryView
  tickets: readonly TicketView[]
  calendarUrl: string | undefined
  pdfUrl: string | undefined
  isNew: boolean
}

export interface TicketView {
  name: string
  holder: string
  seat: string | null
  status: 'valid' | 'used' | 'unpaid' | 'transferred' | 'void'
  /** The SVG of the code; undefined if the ticket admits nobody. */
  code: string | undefined
  /** Hidden from buyers who have transferred the ticket. */
  number: string | undefined
  pdfUrl: string | undefined
}

const ticketLabels = {
  valid: '',
  used: 'Already used',
  unpaid: 'Not paid yet',
  transferred: 'Transferred',
  void: 'No longer valid',
}

export function orderPage(view: OrderView): Page {
  const { event, status, number, payment } = view
  return {
    title: `Order ${number}`,
    isPrivate: true,
    body: html`${view.isNew && steps('done')}<h1>${status.heading}</h1>
${status.text && html`<p role="status">${status.text}</p>`}
${payment && html`<h2>How to pay</h2>${payment.map((text) => html`<p>${text}</p>`)}`}
<div class="checkout"><div>
<p><strong><a href="${event.url}">${event.title}</a></strong><br>${event.when}<br>${event.place}</p>
<p class="row">${view.calendarUrl && html`<a class="button" href="${view.calendarUrl}">Add to calendar</a>`}${view.pdfUrl && html`<a class="button" href="${view.pdfUrl}">Tickets as PDF</a>`}</p>
<ul class="tickets">${view.tickets.map(ticketItem)}</ul></div>
<aside class="summary" aria-labelledby="summary-title"><h2 id="summary-title">Order ${number}</h2>${summaryTable(view.summary)}</aside></div>`,
  }
}

function ticketItem({ name, holder, seat, status, code, number, pdfUrl }: TicketView): Html {
  return html`<li class="ticket">${code !== undefined && html`<div class="code-picture" role="img" aria-label="Code of the ticket ${number}">${trusted(code)}</div>`}
<div><h2>${name}</h2><p>${holder}</p>${seat && html`<p>${seat}</p>`}${ticketLabels[status] && html`<p class="error">${ticketLabels[status]}</p>`}
${number && html`<p class="small quiet mono">${number}</p>`}${pdfUrl && html`<p class="small"><a href="${pdfUrl}">PDF</a></p>`}</div></li>`
}
