import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { launchChromium } from '@octavo/testing/chromium.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { ensurePagesAreBuilt } from './built-pages.ts'
import { type FakePortal, startFakePortal } from './fake-portal.ts'
import { type ServedOctavo, serveOctavo } from './served-octavo.ts'

export interface Visit {
  page: Page
  /** Errors of the page and violations of its security policy. */
  complaints: string[]
}

/** Generous, for busy machines. */
const maxWaitMs = 30_000

const viewport = { width: 1280, height: 800 }

let browser: Browser
let server: ServedOctavo
let double: FakePortal
let sharedPages: Record<'visitor' | 'administrator' | 'fakePortal', Page>

/** One browser and one server with these services for the tests of a file. */
export function useBrowser(...services: string[]): void {
  before(async () => {
    await ensurePagesAreBuilt()
    // Sequential, so that everything started before a failure is stopped.
    browser = await launchChromium()
    double = await startFakePortal()
    server = await serveOctavo(...services)
    const visitor = await openContext({})
    sharedPages = {
      visitor: await visitor.newPage(),
      administrator: await (await openSignedIn({})).newPage(),
      fakePortal: await visitor.newPage(),
    }
  })
  after(async () => {
    await browser?.close()
    await server?.stop()
    double?.close()
  })
}

export const servedOctavo = () => server

export function addressOf(service: string): string {
  return server.urls[service] ?? assert.fail(`${service} is not served`)
}

/** Opens a page as the administrator. */
export async function visitAsAdmin(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  return open(await (await openSignedIn(options)).newPage(), server.portal + path)
}

/** Opens a page without signing in. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  return open(await (await openContext(options)).newPage(), server.portal + path)
}

/** Opens a page in a tab that all tests of the file share, which costs half of a new one: its scripts are compiled. */
export function view(path: string): Promise<Visit> {
  return reopen(sharedPages.visitor, server.portal + path)
}

/** Like `view`, as the administrator. */
export function viewAsAdmin(path: string): Promise<Visit> {
  return reopen(sharedPages.administrator, server.portal + path)
}

/** Like `view`, on the fake server, which has one service with accounts. */
export function viewFakePortal(path: string): Promise<Visit> {
  return reopen(sharedPages.fakePortal, double.url + path)
}

/** Horizontal overflow in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

async function openSignedIn(options: BrowserContextOptions) {
  const context = await openContext(options)
  const signedIn = await context.request.post(`${server.portal}/api/session`, {
    data: { token: server.adminToken },
    headers: { 'octavo-request': '1' },
  })
  assert.equal(signedIn.status(), 204)
  return context
}

async function openContext(options: BrowserContextOptions) {
  return browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
}

/** Forgets what earlier tests left in a shared tab, except its cookies. */
async function reopen(page: Page, url: string): Promise<Visit> {
  page.removeAllListeners('pageerror').removeAllListeners('console')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: 'light' })
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(url)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  await session.detach()
  // A new fragment alone does not load a page again.
  if (page.url().split('#', 1)[0] === url.split('#', 1)[0]) await page.goto('about:blank')
  return open(page, url)
}

async function open(page: Page, url: string): Promise<Visit> {
  page.setDefaultTimeout(maxWaitMs)
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text())
  })
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  return { page, complaints }
}
