import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listViolations } from '@octavo/testing/accessibility.ts'
import { launchChromium } from '@octavo/testing/chromium.ts'
import type { Browser } from 'playwright-core'
import { password } from './consent.ts'
import { startPhoto } from './service.ts'

const service = await startPhoto()
let browser: Browser

before(async () => {
  browser = await launchChromium()
})
after(() => browser?.close())

test('an application is registered by keyboard and without scripts, on pages that axe accepts', async () => {
  await service.context.auth.createUser({ login: 'ada', password })
  // Axe needs scripts, so the pages are tested with and without them.
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 780 } })
    const page = await context.newPage()
    const check = async () => {
      if (javaScriptEnabled) assert.deepEqual(await listViolations(page), [])
    }
    await page.goto(`${service.url}/oauth/applications`)
    await check()
    await page.getByLabel('Login').fill('ada')
    await page.getByLabel('Password').fill(password)
    await page.getByLabel('Password').press('Enter')
    await page.getByLabel('Name', { exact: true }).fill('Gallery')
    await check()
    await page.getByLabel('Redirect URIs, one per line').fill('not an address')
    await page.getByRole('button', { name: 'Create application' }).press('Enter')
    await page.getByRole('alert').waitFor()
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Gallery')
    await check()
    await page.getByLabel('Redirect URIs, one per line').fill('https://gallery.example/callback')
    await page.getByRole('button', { name: 'Create application' }).press('Enter')
    await page.getByRole('heading', { name: 'Gallery is registered' }).waitFor()
    assert.equal(await page.getByText('Secret key:').count(), 1)
    await check()
    await context.close()
  }
})
