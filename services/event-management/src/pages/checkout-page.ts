import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import { type FieldView, flawSummary, formField } from './form-fields.ts'
import { type HeldTickets, heldUntil } from './held-until.ts'

export interface CheckoutView {
  event: { title: string; url: string; when: string; place: string }
  held: HeldTickets
  /** Undefined where people sit where they like. */
  seats: { names: readonly string[]; changeUrl: string | undefined } | undefined
  summary: SummaryView
  /** In the order in which they are asked; the first group is the buyer. */
  groups: readonly { legend: string; note?: string | undefined; fields: readonly FieldView[] }[]
  /** More than one where money is due. */
  methods: readonly { value: string; label: string; note: string | undefined }[]
  method: string
  placeUrl: string
  button: string
  flaw?: string | undefined
  /** Where sending it may lead. */
  formTargets: readonly string[]
}

export interface SummaryView {
  lines: readonly { name: string; quantity: number; price: string }[]
  /** Fees, taxes and discounts, as far as there are any. */
  parts: readonly { name: string; amount: string }[]
  total: string
}

export function checkoutPage(view: CheckoutView): Page {
  const { event, held, groups, flaw, placeUrl, button } = view
  const flaws = flawSummary(
    groups.flatMap(({ fields }) => fields),
    flaw,
  )
  return {
    title: `Checkout: ${event.title}`,
    isPrivate: true,
    status: flaws ? 422 : 200,
    formTargets: view.formTargets,
    body: html`${steps('details')}<div class="checkout"><div><h1>Your details</h1>
${flaws}${heldUntil(held)}
<form method="post" action="${placeUrl}" novalidate>
${groups.map(({ legend, note, fields }) => html`<fieldset><legend>${legend}</legend>${note && html`<p class="small quiet">${note}</p>`}<div class="pair">${fields.map(formField)}</div></fieldset>`)}
${payment(view)}
<p><button class="primary">${button}</button></p></form></div>
<aside class="summary" aria-labelledby="summary-title"><h2 id="summary-title">Your order</h2>
<p><a href="${event.url}" target="_blank" rel="noopener">${event.title}</a></p><p class="small quiet">${event.when} · ${event.place}</p>${summaryTable(view.summary)}${view.seats && seatList(view.seats)}</aside></div>`,
  }
}

function seatList({ names, changeUrl }: NonNullable<CheckoutView['seats']>): Html {
  return html`<h3>Your seats</h3><ul class="list">${names.map((name) => html`<li>${name}</li>`)}</ul>${changeUrl && html`<p><a href="${changeUrl}">Choose other seats</a></p>`}`
}

export function summaryTable({ lines, parts, total }: SummaryView): Html {
  return html`<table><thead class="hidden"><tr><th>Ticket</th><th>Price</th></tr></thead><tbody>
${lines.map(({ name, quantity, price }) => html`<tr><td>${quantity} × ${name}</td><td>${price}</td></tr>`)}
${parts.map(({ name, amount }) => html`<tr><td>${name}</td><td>${amount}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row">Total</th><td>${total}</td></tr></tfoot></table>`
}

export function steps(current: 'details' | 'done'): Html {
  const names = { tickets: 'Tickets', details: 'Details', done: 'Done' }
  return html`<ol class="steps" aria-label="Steps">${Object.entries(names).map(
    ([step, name]) => html`<li${step === current && html` aria-current="step"`}>${name}</li>`,
  )}</ol>`
}

function payment({ methods, method }: CheckoutView): Html | undefined {
  if (methods.length === 0) return undefined
  return html`<fieldset><legend>Payment</legend>${methods.map(
    ({ value, label, note }) =>
      html`<div class="choice"><input type="radio" name="method" id="method-${value}" value="${value}"${value === method && html` checked`} required><label for="method-${value}">${label}${note && html` <span class="small quiet">${note}</span>`}</label></div>`,
  )}</fieldset>`
}
