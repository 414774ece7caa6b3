import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html, trusted } from '@octavo/platform/pages/html.ts'
import { type SummaryView, steps, summaryTable } from './checkout-page.ts'

export interface OrderView {
  number: string
  event: { title: string; url: string; when: string; place: string }
  status: 'placed' | 'pending' | 'refunded' | 'abandoned'
  /** How to pay, where that is still to be done. */
  instructions: Html | undefined
  message: string | undefined
  email: string
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
  status: 'valid' | 'used' | 'unpaid' | 'void'
  /** The code as a drawing of ours; without it where there is nothing to show at the door. */
  code: string | undefined
  number: string
  pdfUrl: string | undefined
}

export const headings = {
  placed: 'You are going',
  pending: 'Your tickets wait for the payment',
  refunded: 'This order was refunded',
  abandoned: 'This order was not completed',
}

const statusWords = { valid: '', used: 'Already used', unpaid: 'Not paid yet', void: 'Not valid any more' }

export function orderPage(view: OrderView): Page {
  const { event, status, email, number, instructions, message } = view
  return {
    title: `Order ${number}`,
    isPrivate: true,
    body: html`${view.isNew && steps('done')}<h1>${headings[status]}</h1>
${view.isNew && status === 'placed' && html`<p role="status">We have sent the tickets to <strong>${email}</strong>. This page shows them too.</p>`}
${message && html`<p>${message}</p>`}${instructions}
<div class="checkout"><div>
<p><strong><a href="${event.url}">${event.title}</a></strong><br>${event.when}<br>${event.place}</p>
<p class="row">${view.calendarUrl && html`<a class="button" href="${view.calendarUrl}">Add to calendar</a>`}${view.pdfUrl && html`<a class="button" href="${view.pdfUrl}">Tickets as PDF</a>`}</p>
<ul class="tickets">${view.tickets.map(ticketItem)}</ul></div>
<aside class="summary" aria-labelledby="summary-title"><h2 id="summary-title">Order ${number}</h2>${summaryTable(view.summary)}</aside></div>`,
  }
}

function ticketItem({ name, holder, seat, status, code, number, pdfUrl }: TicketView): Html {
  return html`<li class="ticket">${code !== undefined && html`<div class="code-picture" role="img" aria-label="Code of the ticket ${number}">${trusted(code)}</div>`}
<div><h2>${name}</h2><p>${holder}</p>${seat && html`<p>${seat}</p>`}${statusWords[status] && html`<p class="error">${statusWords[status]}</p>`}
<p class="small quiet mono">${number}</p>${pdfUrl && html`<p class="small"><a href="${pdfUrl}">PDF</a></p>`}</div></li>`
}
