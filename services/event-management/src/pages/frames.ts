import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'
import { framesPath } from '../events/addresses.ts'
import { checkoutAddress, type LinkedOrder, orderAddress } from '../orders/order-addresses.ts'
import { finder } from './asked-page.ts'
import type { Shop } from './counter.ts'
import { boughtPage, choicePage, payElsewherePage, refusalPage } from './frame-pages.ts'
import { isAmong, originOf, readSites } from './framing-sites.ts'
import { scriptPaths } from './scripts.ts'

/** Buying in a frame of another site, which says who it is and which event it means. */
export const frames: Shop = {
  path: framesPath,
  openCounter: ({ config }, { site }, query) => {
    const sites = [site, ...readSites(config.embedOrigins)]
    const { eventId, origin, isWelcome } = readFrame(query, sites)
    const passed = { eid: eventId, ...(origin !== undefined && { parent: origin }) }
    const carried = new URLSearchParams(passed)
    const base = site + framesPath

    const choiceAddress = () => `${base}?${carried}`
    const orderWithin = (order: LinkedOrder) => `${orderAddress(base, order)}&${carried}`
    const dress = (page: Page, framedBy = origin === undefined ? sites : [origin]): Page => ({
      ...page,
      framedBy,
      scripts: origin === undefined ? [] : [site + scriptPaths.frame],
      head: html`<meta name="robots" content="noindex"><meta name="checkout-frame" content="${JSON.stringify({ origin, eventId })}">${page.head}`,
    })

    return {
      choiceAddress,
      checkoutAddress: (order, step) => `${checkoutAddress(base, order, step)}&${carried}`,
      orderAddress: orderWithin,
      showChoice: (event, visit) => choicePage({ ...event, buyUrl: choiceAddress() }, { ...visit, passed }),
      showOrder: async (_event, order, isNew) => boughtPage(order, orderAddress(site, order), isNew),
      leadToPayment: (paymentUrl, order) => payElsewherePage(paymentUrl, `${orderWithin(order)}&placed=1`),
      home: { ...finder, opensTab: true },
      dress,
      // Nothing on it could be clicked by mistake, so everybody may see why there is no more.
      refusal: isWelcome ? undefined : dress(refusalPage(`${site}/e/tickets-${eventId}`), ['*']),
    }
  },
}

/** Whoever does not say who they are is judged by the browser. */
function readFrame(query: unknown, sites: readonly string[]) {
  const { eid, parent } = Object(query)
  const origin = typeof parent === 'string' ? originOf(parent) : undefined
  return {
    eventId: /^\d{1,15}$/.test(eid) ? String(eid) : '0',
    origin,
    isWelcome: parent === undefined || (origin !== undefined && isAmong(sites, origin)),
  }
}
