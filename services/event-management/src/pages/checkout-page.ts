import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import { errorSummary, type FieldView, formField } from './form-fields.ts'
import { type HeldTickets, heldUntil } from './held-until.ts'

export interface CheckoutView {
  event: { title: string; url: string; when: string; place: string }
  held: HeldTickets
  /** Undefined without reserved seating. */
  seats: { names: readonly string[]; changeUrl: string | undefined } | undefined
  /** Undefined if the tickets cannot be held longer. */
  extendUrl: string | undefined
  cancelUrl: string
  summary: SummaryView
  /** The first group is the buyer. */
  groups: readonly { legend: string; note?: string | undefined; fields: readonly FieldView[] }[]
  isFree: boolean
  methods: readonly { value: string; label: string; note: string | undefined }[]
  method: string
  placeOrderUrl: string
  errorText?: string | undefined
  /** Other sites that the form can redirect to. */
  formTargets: readonly string[]
}

export interface SummaryView {
  lines: readonly { name: string; quantity: number; price: string }[]
  /** Fees, taxes and discounts. */
  parts: readonly { name: string; amount: string }[]
  total: string
}

export function checkoutPage(view: CheckoutView): Page {
  const { event, held, groups, errorText, placeOrderUrl } = view
  const errors = errorSummary(
    groups.flatMap(({ fields }) => fields),
    errorText,
  )
  return {
    title: `Checkout: ${event.title}`,
    isPrivate: true,
    status: errors ? 422 : 200,
    formTargets: view.formTargets,
    body: html`${steps('details')}<div class="checkout"><div><h1>Your details</h1>
${errors}${heldUntil(held)}
<form id="${formId}" method="post" action="${placeOrderUrl}" novalidate>
${groups.map(({ legend, note, fields }) => html`<fieldset><legend>${legend}</legend>${note && html`<p class="small quiet">${note}</p>`}<div class="pair">${fields.map(formField)}</div></fieldset>`)}
${payment(view)}
${actions(view)}</form></div>
<aside class="summary" aria-labelledby="summary-title"><h2 id="summary-title">Your order</h2>
<p><a href="${event.url}" target="_blank" rel="noopener">${event.title}</a></p><p class="small quiet">${event.when} · ${event.place}</p>${summaryTable(view.summary)}${view.seats && seatList(view.seats)}</aside></div>`,
  }
}

function seatList({ names, changeUrl }: NonNullable<CheckoutView['seats']>): Html {
  return html`<h3>Your seats</h3><ul class="list">${names.map((name) => html`<li>${name}</li>`)}</ul>${changeUrl && html`<p><button form="${formId}" formaction="${changeUrl}" formnovalidate>Choose other seats</button></p>`}`
}

const formId = 'checkout'

/** The first button is the one that Enter presses. All of them send what was typed. */
function actions({ isFree, methods, extendUrl, cancelUrl }: CheckoutView): Html {
  const canPlaceOrder = isFree || methods.length > 0
  return html`<p class="row">${canPlaceOrder && html`<button class="primary">${isFree ? 'Get the tickets' : 'Place the order'}</button>`}${
    extendUrl &&
    html`<button formaction="${extendUrl}" formnovalidate aria-describedby="held">Keep them longer</button>`
  }<button formaction="${cancelUrl}" formnovalidate>Give them back</button></p>`
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

function payment({ isFree, methods, method }: CheckoutView): Html | undefined {
  if (isFree) return undefined
  if (methods.length === 0)
    return html`<p class="error">This event has no payment method at the moment. Please contact the organizer.</p>`
  return html`<fieldset><legend>Payment</legend>${methods.map(
    ({ value, label, note }) =>
      html`<div class="choice"><input type="radio" name="method" id="method-${value}" value="${value}"${value === method && html` checked`} required><label for="method-${value}">${label}${note && html`<br><span class="small quiet">${note}</span>`}</label></div>`,
  )}</fieldset>`
}
