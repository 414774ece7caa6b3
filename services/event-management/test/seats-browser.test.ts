import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listViolations } from '@octavo/testing/accessibility.ts'
import { launchChromium } from '@octavo/testing/chromium.ts'
import type { Page } from 'playwright-core'
import { makeSeatedSale } from './seat-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()

/** Generous, for busy machines. */
const timeoutMs = 30_000

async function checkPage(page: Page, name: string): Promise<void> {
  assert.deepEqual(await listViolations(page), [], name)
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  assert.equal(await page.evaluate(overflow), 0, `${name} is wider than the screen`)
}

test('seats are changed by keyboard on a phone, without accessibility violations or overflow', async (t) => {
  const browser = await launchChromium()
  t.after(() => browser.close())
  const { event } = await makeSeatedSale(service, 'seats-browser')
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, bypassCSP: true })
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  await page.goto(event.url)
  await page.getByLabel('Stalls').selectOption('1')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByRole('button', { name: 'Choose other seats' }).press('Enter')
  await page.getByRole('heading', { name: 'Your seats' }).waitFor()
  await checkPage(page, 'seats')
  await page.getByRole('group', { name: 'Stalls, row B' }).getByLabel('3').press('Space')
  await page.getByRole('button', { name: 'Take these seats' }).press('Enter')
  await page.getByRole('alert').waitFor()
  await checkPage(page, 'too many seats')
  await page.getByLabel('Stalls, row A, seat 1').press('Space')
  await page.getByRole('button', { name: 'Take these seats' }).press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Stalls, row B, seat 3' }).waitFor()
  assert.equal(await page.getByLabel('First name').inputValue(), 'Ada')
  assert.equal(await page.getByLabel('Last name').inputValue(), 'Lovelace')
  await checkPage(page, 'checkout')
})
