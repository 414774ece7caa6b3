import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { OrderRow } from '../orders/store/orders.ts'
import type { Visit } from './event-page.ts'
import type { EventView } from './event-view.ts'
import { linkButton, noticePage } from './notice-page.ts'
import { offersForm } from './offers-form.ts'
import { headings } from './order-page.ts'
import { shownStatus } from './view-order.ts'

/** The tickets of an event, with as much about it as is needed to know which it is. */
export function choicePage(event: EventView, visit: Visit): Page {
  const { title, when, place, isOnline, url, ticketsTitle } = event
  const where = place ? place.name : isOnline && 'Online'
  return {
    title,
    status: visit.flaw === undefined ? 200 : 409,
    isPrivate: !event.isPublic,
    body: html`<h1><a href="${url}" target="_blank" rel="noopener">${title}</a></h1>
<p><time datetime="${when.startsAt}">${when.text}</time><br><span class="small quiet">${when.zone}${where && ` · ${where}`}</span></p>
<section class="buy" aria-label="${ticketsTitle}">${offersForm(event, visit)}</section>`,
  }
}

/** The tickets themselves are on a page that nobody can lay anything over. */
export function boughtPage(order: OrderRow, orderUrl: string, isNew: boolean): Page {
  const status = shownStatus(order)
  const isBought = isNew && (status === 'placed' || status === 'pending')
  return {
    ...noticePage({
      title: headings[status],
      text: outcomes[status](order.email),
      link: { url: orderUrl, text: 'See your order', opensTab: true },
    }),
    isPrivate: true,
    ...(isBought && { head: news({ orderId: String(order.id) }) }),
  }
}

const outcomes = {
  placed: (email: string) => `We have sent the tickets to ${email}.`,
  pending: (email: string) => `Your order says how to pay, and so does what we have sent to ${email}.`,
  refunded: () => 'Its tickets are not valid any more.',
  abandoned: () => 'Its tickets went back.',
}

/** Pages that take cards cannot be shown in a frame. */
export function payElsewherePage(paymentUrl: string, doneUrl: string): Page {
  return {
    title: 'Payment',
    isPrivate: true,
    body: html`<h1>Payment</h1><p>Your tickets are kept for you while you pay on a page of its own.</p>
<p class="row">${linkButton({ url: paymentUrl, text: 'Pay in a new tab', opensTab: true })}${linkButton({ url: doneUrl, text: 'I have paid' })}</p>`,
  }
}

/** Other sites' frames get none of our cookies, which would remember the password. */
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
      title: 'Tickets are on a page of their own',
      text: 'This site is not among those that may show the checkout inside of their pages.',
      status: 403,
      link: { url: eventUrl, text: 'Go to the tickets', opensTab: true },
    }),
    head: news({ isRefused: true }),
  }
}

/** What the script in the frame tells the site around it. */
function news(facts: { orderId: string } | { isRefused: true }): Html {
  return html`<meta name="checkout-news" content="${JSON.stringify(facts)}">`
}
