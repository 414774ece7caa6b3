import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { EventRow } from '../events/store/events.ts'
import type { OrderRow } from '../orders/store/orders.ts'
import type { EventView } from './event-view.ts'
import type { FormState } from './form-state.ts'
import { linkButton, noticePage } from './notice-page.ts'
import { offersForm } from './offers-form.ts'
import { describeOrder, type OrderFacts, shownStatus } from './order-status.ts'

/** The tickets of an event, with its name, time and place. */
export function choicePage(event: EventView, formState: FormState): Page {
  const { title, when, place, isOnline, url, ticketsTitle } = event
  const where = place ? place.name : isOnline && 'Online'
  return {
    title,
    status: formState.errorText === undefined ? 200 : 409,
    isPrivate: !event.isPublic,
    body: html`<h1><a href="${url}" target="_blank" rel="noopener">${title}</a></h1>
<p><time datetime="${when.startsAt}">${when.text}</time><br><span class="small quiet">${when.zone}${where && ` · ${where}`}</span></p>
<section class="buy" aria-label="${ticketsTitle}">${offersForm(event, formState)}</section>`,
  }
}

/** The tickets are on the order's own page, which no site can frame and put an overlay on. */
export function boughtPage(event: EventRow, order: OrderRow, orderUrl: string, facts: OrderFacts): Page {
  const status = shownStatus(order, facts.nowMs)
  const isBought = facts.isNew && (status === 'placed' || status === 'pending')
  const { heading, text } = describeOrder(event, order, { ...facts, isElsewhere: true })
  const howToPay = status === 'pending' ? 'The page of your order says how.' : undefined
  return {
    ...noticePage({
      title: heading,
      text: [text, howToPay].filter(Boolean).join(' ') || 'Your tickets are on the page of your order.',
      link: { url: orderUrl, text: 'See your order', opensTab: true },
    }),
    isPrivate: true,
    ...(isBought && { head: frameMessage({ orderId: String(order.id) }) }),
  }
}

/** Stripe's page cannot be shown in a frame. */
export function payElsewherePage(paymentUrl: string, doneUrl: string): Page {
  return {
    title: 'Payment',
    isPrivate: true,
    body: html`<h1>Payment</h1><p>Your tickets are held while you pay on a separate page.</p>
<p class="row">${linkButton({ url: paymentUrl, text: 'Pay in a new tab', opensTab: true })}${linkButton({ url: doneUrl, text: 'I have paid' })}</p>`,
  }
}

/** Browsers send none of our cookies, which remember the password, from frames of other sites. */
export function lockedPage({ site }: { site: string }, eventId: string): Page {
  return noticePage({
    title: 'This event needs a password',
    text: 'Enter the password on the page of the event.',
    link: { url: `${site}/e/tickets-${eventId}`, text: 'Go to the event', opensTab: true },
  })
}

export function refusalPage(eventUrl: string): Page {
  return {
    ...noticePage({
      title: 'Tickets are not sold on this site',
      text: 'This site is not allowed to embed the checkout. Buy the tickets on the page of the event.',
      status: 403,
      link: { url: eventUrl, text: 'Go to the tickets', opensTab: true },
    }),
    head: frameMessage({ isRefused: true }),
  }
}

/** The data that the script in the frame sends to the embedding site. */
function frameMessage(facts: { orderId: string } | { isRefused: true }): Html {
  return html`<meta name="checkout-message" content="${JSON.stringify(facts)}">`
}
