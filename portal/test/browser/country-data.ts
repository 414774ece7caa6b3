import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { view } from '../browser.ts'

const names = (page: Page) => page.locator('#countries tr th').allTextContents()

export function testCountryData(): void {
  describe('the view of country-data', () => {
    test('search: while typing, in any language and script, best first', async () => {
      const { page } = await view('/country-data')
      await page.locator('#countries tr').first().waitFor()
      for (const [text, first] of [
        ['Schweiz', 'Switzerland'],
        ['日本', 'Japan'],
        ['Норвегия', 'Norway'],
        ['tallinn', 'Estonia'],
        ['niger', 'Niger'],
      ] as const) {
        await page.getByLabel('Search countries').fill(text)
        await page.locator('#countries tr th').first().getByText(first, { exact: true }).waitFor()
      }
      await page.waitForURL('**?q=niger')
      await page.getByLabel('Search countries').fill('zzzz')
      await page.getByText('No results for “zzzz”').waitFor()
    })

    test('search: in one field, with the matching text', async () => {
      const { page } = await view('/country-data?q=franc&in=currency')
      const row = page.getByRole('row', { name: /Switzerland/ })
      await row.getByText('Swiss franc').waitFor()
      assert.ok(!(await names(page)).includes('France'))
    })

    test('list: sorted by the URL and by column headers', async () => {
      const { page } = await view('/country-data?region=Europe')
      await page.getByRole('link', { name: 'Area, km²' }).click()
      await page.waitForURL('**sort=area&order=down')
      await page.locator('#countries tr th').first().getByText('Russia').waitFor()
      await page.goBack()
      await page.locator('#countries tr th').first().getByText('Åland Islands').waitFor()
    })

    test('map: opens a country, and its coloring can change', async () => {
      const { page } = await view('/country-data')
      await page.locator('[data-code=BRA]').hover()
      await page.locator('.map-caption').getByText('Brazil').waitFor()
      await page.getByLabel('Color by').selectOption('drive')
      await page
        .locator('.map-caption')
        .getByText('right')
        .or(page.getByText('left').first())
        .first()
        .waitFor()
      await page.locator('[data-code=AUS]').click()
      await page.waitForURL('**/country-data/countries/au')
      await page.getByRole('heading', { name: 'Australia' }).waitFor()
    })

    test('map: arrow keys move, + and − zoom', async () => {
      const { page } = await view('/country-data')
      const map = page.getByRole('application', { name: 'World map' })
      await map.focus()
      await page.keyboard.press('ArrowUp')
      const caption = page.locator('.map-caption strong')
      const first = (await caption.textContent()) ?? ''
      await page.keyboard.press('ArrowRight')
      await caption.filter({ hasNotText: first }).waitFor()
      await page.keyboard.press('+')
      await page.locator('.map-frame-close').waitFor()
      await page.keyboard.press('0')
      await page.locator('.map-frame-close').waitFor({ state: 'detached' })
      const name = (await caption.textContent()) ?? ''
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name, level: 1 }).waitFor()
    })

    test('country: every field with its source', async () => {
      const { page } = await view('/country-data/countries/ch')
      await page.locator('.record-origin a').first().waitFor()
      const fields = await page.locator('.origin > p:first-child > code, p.origin > code').allTextContents()
      assert.equal(new Set(fields).size, 35, fields.join(' '))
      const row = page.locator('.record > div', { hasText: 'Population' }).first()
      await row.filter({ hasText: /9,005,582.*World Bank/ }).waitFor()
      await page.getByText('Show subdivisions').click()
      await page.getByText('26 × canton').waitFor()
      await page.getByText('CH-ZH').waitFor()
    })

    test('country: neighbours and back', async () => {
      const { page } = await view('/country-data/countries/ch')
      await page.locator('.neighbours').getByRole('link', { name: 'Austria' }).click()
      await page.getByRole('heading', { name: 'Austria', level: 1 }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'Switzerland', level: 1 }).waitFor()
    })

    test('list: back restores the scroll position', async () => {
      const { page } = await view('/country-data')
      const link = page.getByRole('link', { name: 'Chile' })
      await link.scrollIntoViewIfNeeded()
      const top = await page.evaluate(() => scrollY)
      assert.ok(top > 500)
      await link.click()
      await page.getByRole('heading', { name: 'Chile', level: 1 }).waitFor()
      assert.equal(await page.evaluate(() => scrollY), 0)
      await page.goBack()
      await page.waitForFunction((top) => Math.abs(scrollY - top) < 5, top)
    })

    test('compare: countries in the URL', async () => {
      const { page } = await view('/country-data/compare')
      await page.getByLabel('First country', { exact: true }).selectOption('ch')
      await page.getByLabel('Second country').selectOption('at')
      await page.waitForURL('**?a=ch&b=at')
      await page.getByRole('heading', { name: 'Switzerland and Austria' }).waitFor()
      await page.getByText('They share a border.').waitFor()
      const row = page.getByRole('row', { name: /Capital/ })
      await row.filter({ hasText: /Bern.*Vienna/ }).waitFor()
      await page.getByRole('button', { name: 'Swap' }).click()
      await page.getByRole('heading', { name: 'Austria and Switzerland' }).waitFor()
    })

    test('unknown code: links to the search', async () => {
      const { page } = await view('/country-data/countries/qq')
      await page.getByText('No country with code QQ').waitFor()
      await page.getByRole('link', { name: 'former countries' }).waitFor()
    })
  })
}
