import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { launchChromium } from '@octavo/testing/chromium.ts'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { ensurePagesAreBuilt } from './built-pages.ts'
import { type FakePortal, startFakePortal } from './fake-portal.ts'
import { type ServedOctavo, serveOctavo } from './served-octavo.ts'

export interface Visit {
  page: Page
  /** Errors of the page and violations of its security policy. */
  complaints: string[]
}

/** Generous, for busy machines. */
const patienceMs = 15_000

let browser: Browser
let server: ServedOctavo
let double: FakePortal
let contexts: { visitor: BrowserContext; administrator: BrowserContext }

/** One browser and one server with these services for the tests of a file. */
export function useBrowser(...services: string[]): void {
  before(async () => {
    await ensurePagesAreBuilt()
    // Sequential, so that everything started before a failure is stopped.
    browser = await launchChromium()
    double = await startFakePortal()
    server = await serveOctavo(...services)
    contexts = { visitor: await openContext({}), administrator: await openSignedIn({}) }
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

/** Opens a page of the fake server, which has one service with accounts. */
export async function visitFakePortal(path: string): Promise<Visit> {
  return open(await (await openContext({})).newPage(), double.url + path)
}

/** Opens a page only to look at it: in a context with a warm cache, which other tests of the file use too. */
export async function view(path: string): Promise<Visit> {
  return open(await contexts.visitor.newPage(), server.portal + path)
}

/** Like `view`, as the administrator. */
export async function viewAsAdmin(path: string): Promise<Visit> {
  return open(await contexts.administrator.newPage(), server.portal + path)
}

/** Like `view`, on the fake server. */
export async function viewFakePortal(path: string): Promise<Visit> {
  return open(await contexts.visitor.newPage(), double.url + path)
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
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
}

async function open(page: Page, url: string): Promise<Visit> {
  page.setDefaultTimeout(patienceMs)
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text())
  })
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  return { page, complaints }
}
