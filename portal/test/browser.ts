import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { launchChromium } from '@octavo/testing/chromium.ts'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { ensurePagesAreBuilt } from './built-pages.ts'
import { type HouseDouble, startDouble } from './double.ts'
import { type ServedHouse, serveHouse } from './served-octavo.ts'

export interface Visit {
  page: Page
  /** What the page complained about: errors, and whatever its security policy forbade. */
  complaints: string[]
}

/** Long enough for a busy machine. */
const patienceMs = 15_000

let browser: Browser
let house: ServedHouse
let double: HouseDouble

/** One browser and one house for all browser tests. */
export function useBrowser(): void {
  before(async () => {
    await ensurePagesAreBuilt()
    // One after the other: whatever began before another failed is ended afterwards.
    browser = await launchChromium()
    double = await startDouble()
    house = await serveHouse(
      ...['anime-catalogue', 'code-hosting', 'country-data', 'event-management', 'status-image'],
    )
  })
  after(async () => {
    await browser?.close()
    await house?.stop()
    double?.close()
  })
}

export const servedHouse = () => house

export function addressOf(service: string): string {
  return house.urls[service] ?? assert.fail(`${service} is not served`)
}

/** A page of the served house, as its keeper sees it. */
export async function visitAsKeeper(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await openContext(options)
  const signedIn = await context.request.post(`${house.portal}/api/session`, {
    data: { token: house.adminToken },
    headers: { 'octavo-request': '1' },
  })
  assert.equal(signedIn.status(), 204)
  return open(await context.newPage(), house.portal + path)
}

/** A page of the served house, as anybody sees it. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  return open(await (await openContext(options)).newPage(), house.portal + path)
}

/** A page of a house whose one service has accounts. */
export async function visitDouble(path: string): Promise<Visit> {
  return open(await (await openContext({})).newPage(), double.url + path)
}

/** What axe finds on the page, a line for each. */
export async function listBarriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    const options = { resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) }
    const { violations } = await Object(globalThis).axe.run(document, options)
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    )
  }, rules)
}

/** How far the page can be moved sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
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
