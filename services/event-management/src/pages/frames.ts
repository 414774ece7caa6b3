import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { framesPath } from '../events/addresses.ts'
import { sendsMail } from '../mail/delivery.ts'
import { checkoutAddress, type LinkedOrder, orderAddress } from '../orders/order-addresses.ts'
import type { CheckoutVariant } from './checkout-variant.ts'
import { boughtPage, choicePage, payElsewherePage, refusalPage } from './frame-pages.ts'
import { isAmong, originOf, readSites } from './framing-sites.ts'
import { searchLink } from './respond-with-page.ts'
import { scriptPaths } from './scripts.ts'

/** The checkout in a frame of another site, whose address names the site and the event. */
export const frames: CheckoutVariant = {
  path: framesPath,
  openPages: ({ config }, { site, nowMs }, query) => {
    const sites = [site, ...readSites(config.embedOrigins)]
    const { eventId, origin, isWelcome } = readFrame(query, sites)
    const passed = { eid: eventId, ...(origin !== undefined && { parent: origin }) }
    const carried = new URLSearchParams(passed)
    const base = site + framesPath

    const choiceAddress = () => `${base}?${carried}`
    const orderWithin = (order: LinkedOrder) => `${orderAddress(base, order)}&${carried}`
    const decorate = (page: Page, framedBy = origin === undefined ? sites : [origin]): Page => ({
      ...page,
      framedBy,
      scripts: origin === undefined ? [] : [site + scriptPaths.frame],
      head: html`<meta name="robots" content="noindex"><meta name="checkout-frame" content="${JSON.stringify({ origin, eventId })}">${page.head}`,
    })

    return {
      choiceAddress,
      checkoutAddress: (order, step) => `${checkoutAddress(base, order, step)}&${carried}`,
      orderAddress: orderWithin,
      showChoice: (event, formState) =>
        choicePage({ ...event, buyUrl: choiceAddress() }, { ...formState, passed }),
      showOrder: async (event, order, isNew) =>
        boughtPage(event, order, orderAddress(site, order), { isNew, nowMs, sendsMail: sendsMail(config) }),
      leadToPayment: (paymentUrl, order) => payElsewherePage(paymentUrl, `${orderWithin(order)}&placed=1`),
      home: { ...searchLink, opensTab: true },
      decorate,
      // Every site may frame this page: it has nothing that an overlay could make people click by mistake.
      blockedPage: isWelcome ? undefined : decorate(refusalPage(`${site}/e/tickets-${eventId}`), ['*']),
    }
  },
}

/** Without `parent`, the browser decides by `frame-ancestors`. */
function readFrame(query: unknown, sites: readonly string[]) {
  const { eid, parent } = asRecord(query)
  const origin = typeof parent === 'string' ? originOf(parent) : undefined
  return {
    eventId: /^\d{1,15}$/.exec(String(eid))?.[0] ?? '0',
    origin,
    isWelcome: parent === undefined || (origin !== undefined && isAmong(sites, origin)),
  }
}
