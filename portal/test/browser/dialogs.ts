import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addressOf, view, viewAsAdmin, viewFakePortal, visit } from '../browser.ts'
import { assertAccessible } from './accessibility.ts'

export function testDialogs(): void {
  describe('dialogs, panels and themes', () => {
    test('palette: no accessibility violations', async () => {
      const { page } = await view('/')
      await page.locator('.card pre').first().waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('option').nth(8).waitFor()
      await assertAccessible(page)
      await page.getByRole('combobox').fill('nothing has this name')
      await page.getByText('Nothing has “nothing has this name” in its name.').waitFor()
      await assertAccessible(page)
    })

    test('requests behind a view: no accessibility violations', async () => {
      const { page } = await view('/country-data/countries/ee')
      await page.getByRole('button', { name: 'Show the request' }).click()
      await page.getByRole('dialog').locator('pre').nth(2).waitFor()
      await assertAccessible(page)
    })

    test('navigation of a narrow page: no accessibility violations', async () => {
      const { page } = await visit('/', { viewport: { width: 320, height: 640 } })
      await page.getByRole('button', { name: 'Contents' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Country data' }).waitFor()
      await assertAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
      assert.equal(await focused(), 'Contents')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByRole('link', { name: 'Country data' }).click()
      await page.getByRole('heading', { name: 'Countries' }).waitFor()
      assert.equal(await page.getByRole('dialog').count(), 0)
      await page.context().close()
    })

    test('form in a dialog: no accessibility violations', async () => {
      const { page } = await viewFakePortal('/tokens')
      await page.getByRole('button', { name: 'Create token' }).click()
      await page.getByLabel('Scopes').waitFor()
      const focused = () => page.evaluate(() => document.activeElement?.matches('input, select'))
      assert.equal(await focused(), true, 'typing goes to the first field')
      await assertAccessible(page)
    })

    test('response in the explorer: no accessibility violations', async () => {
      const { page } = await viewAsAdmin('/explorer/country-data/getCountry?code=ch')
      await page.getByRole('button', { name: 'Run' }).click()
      await page.locator('.response pre').waitFor()
      await assertAccessible(page)
    })

    test('request in the journal: no accessibility violations', async () => {
      await fetch(`${addressOf('country-data')}/alpha/fj?fields=name`)
      const { page } = await viewAsAdmin('/sandbox/journal?q=/alpha/fj')
      await page.getByRole('link', { name: /alpha\/fj/ }).click()
      await page.getByText('"Fiji"').first().waitFor()
      await assertAccessible(page)
    })

    test('an unreachable server is detected, and so is its return', async () => {
      const { page } = await view('/')
      await page.locator('.card pre').first().waitFor()
      await page.route('**/api/overview', (route) => route.abort())
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await page.getByText('does not respond. Is Octavo still running?').waitFor()
      await assertAccessible(page)
      await page.unroute('**/api/overview')
      await page.getByText('does not respond').waitFor({ state: 'detached' })
    })

    test('the chosen theme is remembered', async () => {
      const { page } = await visit('/', { colorScheme: 'light' })
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const light = await paper()
      await page.getByRole('button', { name: 'Dark' }).click()
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
      const dark = await paper()
      assert.notEqual(dark, light)
      await page.reload()
      await page.locator('h1').waitFor()
      assert.equal(await paper(), dark)
      await page.context().close()
    })
  })
}
