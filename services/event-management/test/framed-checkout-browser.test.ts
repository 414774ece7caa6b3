import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { listViolations } from '@octavo/testing/accessibility.ts'
import { launchChromium } from '@octavo/testing/chromium.ts'
import type { Browser, BrowserContextOptions, FrameLocator } from 'playwright-core'
import { makeSale } from './order-making.ts'
import { startEvents } from './service.ts'

/** Generous, for busy machines. */
const timeoutMs = 30_000

let snippet = ''
/** Another site that embeds a checkout. */
const site = createServer((_request, response) =>
  response.setHeader('content-type', 'text/html; charset=utf-8').end(snippet),
).listen(0, '127.0.0.1')
await once(site, 'listening')
after(() => site.close())
// A listening server has an AddressInfo.
const { port } = site.address() as AddressInfo
/**
 * Two hosts of the same server, of which only one may embed the checkout: to a browser they are two origins.
 */
const welcome = `http://localhost:${port}`
const stranger = `http://127.0.0.1:${port}`

const settings = { file: { 'event-management': { embedOrigins: welcome } } }
const service = await startEvents({ settings })
let browser: Browser
before(async () => {
  browser = await launchChromium()
})
after(() => browser?.close())

const trigger = 'Get tickets'

type Widgets = readonly Record<string, unknown>[]

/** A page with widgets that records messages and completed orders. */
function siteWith(widgets: Widgets): string {
  const calls = widgets.map(
    (widget) => `EBWidgets.createWidget({ widgetType: 'checkout', ...${JSON.stringify(widget)},
      onOrderComplete: (order) => orders.push(order) })`,
  )
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>A site</title><main><h1>A site</h1><button id="open">${trigger}</button><div id="first"></div><div id="second"></div></main>
<script>var orders = [], messages = []; addEventListener('message', ({ data }) => messages.push(data))</script><script src="${service.url}/static/widgets/eb_widgets.js"></script>
<script>${calls.join('\n')}</script></html>`
}

async function openSite(widgets: Widgets, at = welcome, options: BrowserContextOptions = {}) {
  snippet = siteWith(widgets)
  const context = await browser.newContext({ bypassCSP: false, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(at)
  const waitForError = async (text: string) => {
    while (!errors.some((error) => error.includes(text))) await page.waitForEvent('console')
  }
  return {
    page,
    errors,
    complained: waitForError,
    orders: () => page.evaluate<{ orderId: string }[]>('orders'),
  }
}

/** Completes an order by keyboard. */
async function buyIn(frame: FrameLocator): Promise<void> {
  await frame.getByLabel('A place').selectOption('2')
  await frame.getByRole('button', { name: 'Continue' }).press('Enter')
  await frame.getByLabel('First name').fill('Ada')
  await frame.getByLabel('Email').fill('ada@example.org')
  await frame.getByRole('button', { name: 'Get the tickets' }).press('Enter')
  await frame.getByRole('heading', { name: 'You are going' }).waitFor()
}

test('a dialog opened by keyboard traps the focus, sells, notifies the site once and restores the focus', async () => {
  const { event } = await makeSale(service, 'dialog', [{ name: 'A place' }])
  const { page, orders } = await openSite([{ eventId: event.id, modal: true, modalTriggerElementId: 'open' }])
  await page.getByRole('button', { name: trigger }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tickets and checkout' })
  const frame = page.frameLocator('dialog iframe')
  await frame.getByLabel('A place').waitFor()
  // The frame learns its parent's origin from the first message.
  await page.waitForFunction('messages.length > 0')
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    assert.notEqual(await page.evaluate(() => document.activeElement?.id), 'open')
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'open')

  await page.keyboard.press('Enter')
  await frame.getByLabel('A place').focus()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await page.keyboard.press('Enter')
  await buyIn(frame)
  await page.waitForFunction('orders.length > 0')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('dialog').waitFor({ state: 'detached' })
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'open')
  const completedOrders: { orderId: string }[] = await orders()
  assert.equal(completedOrders.length, 1)
  const order = await (await service.as('dialog')).get(`/orders/${completedOrders[0]?.orderId}/`)
  assert.equal(order.json.status, 'placed')
  assert.equal(order.json.event_id, event.id)
  await page.context().close()
})

for (const [name, options] of Object.entries({
  'on a phone, in the dark': { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
  'on a screen': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
} as const))
  test(`a checkout in a dialog has no accessibility violations or overflow ${name}`, async () => {
    const { event } = await makeSale(service, `dialog-${options.viewport.width}`, [{ name: 'A place' }])
    const widget = { eventId: event.id, modal: true, modalTriggerElementId: 'open' }
    const { page } = await openSite([widget], welcome, { ...options, bypassCSP: true })
    await page.getByRole('button', { name: trigger }).click()
    const frame = page.frameLocator('dialog iframe')
    const look = async (where: string) => {
      for (const shownFrame of page.frames()) {
        assert.deepEqual(await listViolations(shownFrame), [], where)
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        assert.equal(await shownFrame.evaluate(overflow), 0, `${where} is wider than the screen`)
      }
    }
    await frame.getByLabel('A place').waitFor()
    await look('choice')
    await frame.getByLabel('A place').selectOption('1')
    await frame.getByRole('button', { name: 'Continue' }).click()
    await frame.getByLabel('First name').waitFor()
    await look('checkout')
    await page.context().close()
  })

test('two checkouts on one page have automatic heights, and report only their own orders', async () => {
  const one = await makeSale(service, 'side-one', [{ name: 'A place' }])
  const other = await makeSale(
    service,
    'side-other',
    Array.from({ length: 12 }, (_, at) => ({ name: `Row ${at}` })),
  )
  const { page, orders } = await openSite([
    { eventId: one.event.id, iframeContainerId: 'first', affiliateCode: 'neighbour' },
    { eventId: Number(other.event.id), iframeContainerId: 'second' },
  ])
  const heightOf = (id: string) => page.locator(`#${id} iframe`).evaluate(({ clientHeight }) => clientHeight)
  await page.frameLocator('#second iframe').getByLabel('Row 11').waitFor()
  await page.waitForFunction(() => (document.querySelector('#second iframe')?.clientHeight ?? 0) > 425)
  assert.equal(await heightOf('first'), 425)
  await buyIn(page.frameLocator('#first iframe'))
  await page.waitForFunction('orders.length > 0')
  const [placedOrder] = await orders()
  const { json } = await one.organizer.get(`/events/${one.event.id}/attendees/`)
  const [attendee] = json.attendees
  assert.deepEqual([attendee.order_id, attendee.affiliate], [placedOrder?.orderId, 'neighbour'])
  await page.context().close()
})

test('the height of a frame can be set in pixels or in percent of the window', async () => {
  const { event } = await makeSale(service, 'heights', [{ name: 'A place' }])
  const { page } = await openSite([
    { eventId: event.id, iframeContainerId: 'first', iframeContainerHeight: 777 },
    { eventId: event.id, iFrameContainerId: 'second', iFrameAutoAdapt: 80 },
  ])
  await page.frameLocator('#second iframe').getByLabel('A place').waitFor()
  const heights = await page
    .locator('iframe')
    .evaluateAll((frames) => frames.map(({ clientHeight }) => clientHeight))
  assert.deepEqual(heights, [777, 576])
  await page.context().close()
})

test('a site that is not allowed gets a link to the tickets in its frame, and the reason in its console', async () => {
  const { event } = await makeSale(service, 'unwelcome', [{ name: 'A place' }])
  const { page, complained } = await openSite([{ eventId: event.id, iframeContainerId: 'first' }], stranger)
  const link = page.frameLocator('#first iframe').getByRole('link', { name: 'Go to the tickets' })
  await link.waitFor()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await tab.getByLabel('A place').waitFor()
  await complained(`cannot be embedded on ${stranger}`)
  await page.context().close()
})

test('a site that claims to be another one is blocked', async () => {
  const { event } = await makeSale(service, 'pretender', [{ name: 'A place' }])
  const { page } = await openSite([], stranger)
  const address = `${service.url}/checkout-external?eid=${event.id}&parent=${welcome}`
  const failure = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
  }, address)
  await failure
  assert.equal(await page.frameLocator('iframe').getByLabel('A place').count(), 0)
  await page.context().close()
})

test('messages from other windows are ignored', async () => {
  const { event } = await makeSale(service, 'forger', [{ name: 'A place' }])
  const { page, orders } = await openSite([{ eventId: event.id, iframeContainerId: 'first' }])
  await page.frameLocator('#first iframe').getByLabel('A place').waitFor()
  await page.evaluate(async (eventId) => {
    const forged = { type: 'checkout-frame', eventId, orderId: '1', height: 9999 }
    window.postMessage(forged, '*')
    const frame = document.createElement('iframe')
    frame.srcdoc = `<script>parent.postMessage(${JSON.stringify(forged)}, '*'); parent.postMessage('sent', '*')</script>`
    const sentMessage = new Promise((resolve) =>
      window.addEventListener('message', ({ data }) => data === 'sent' && resolve(data)),
    )
    document.body.append(frame)
    await sentMessage
  }, event.id)
  assert.deepEqual(await orders(), [])
  assert.notEqual(await page.locator('#first iframe').evaluate(({ clientHeight }) => clientHeight), 9999)
  await page.context().close()
})

test('a checkout ignores a handshake for another event', async () => {
  const { event } = await makeSale(service, 'greeted', [{ name: 'A place' }])
  const { page } = await openSite([])
  const parent = encodeURIComponent(welcome)
  await page.evaluate(async (src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    // The frame's script listens after the load event.
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
  }, `${service.url}/checkout-external?eid=${event.id}&parent=${parent}`)
  const tickets = page.frameLocator('iframe').getByLabel('A place')
  const greet = (eventId: string) =>
    page.evaluate(
      (greeted) => {
        document.querySelector('iframe')?.contentWindow?.postMessage(greeted, '*')
      },
      { type: 'checkout-greeting', eventId },
    )
  await greet('1')
  await tickets.press('Escape')
  await greet(event.id)
  await page.waitForFunction('messages.length > 0')
  await tickets.press('Escape')
  await page.waitForFunction('messages.some(({ isEscaped }) => isEscaped)')
  const messages = await page.evaluate<{ eventId: string; isEscaped?: true }[]>('messages')
  assert.equal(messages.filter(({ isEscaped }) => isEscaped).length, 1)
  assert.deepEqual(new Set(messages.map(({ eventId }) => eventId)), new Set([event.id]))
  await page.context().close()
})

test('errors in a snippet are reported in the console', async () => {
  const { page, errors } = await openSite([
    { widgetType: 'lottery', eventId: '1' },
    { eventId: 'abc', iframeContainerId: 'first' },
    { eventId: '1', iframeContainerId: 'nowhere' },
  ])
  await page.waitForFunction(() => document.readyState === 'complete')
  assert.equal(errors.filter((text) => text.startsWith('EBWidgets: ')).length, 3, errors.join('\n'))
  await page.context().close()
})
