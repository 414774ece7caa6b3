import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { addressOf, view } from '../browser.ts'

const dogs = (page: Page) => page.locator('.dog')

export function testStatusImage(): void {
  describe('the view of status-image', () => {
    test('every image is listed with alternative text', async () => {
      const { page } = await view('/status-image')
      await dogs(page).first().waitFor()
      const texts = await page
        .locator('.dog img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''))
      assert.ok(texts.length > 60)
      assert.ok(texts.every((text) => /^\d{3} .+: .{20,}/.test(text)))
      const teapot = page.getByAltText(/^418 I'm a Teapot: .*teapot/)
      await teapot.scrollIntoViewIfNeeded()
      const image = await teapot.elementHandle()
      await page.waitForFunction(
        (element) => element instanceof HTMLImageElement && element.naturalWidth > 0,
        image,
      )
    })

    test('filters by class and text are in the URL', async () => {
      const { page } = await view('/status-image')
      await dogs(page).first().waitFor()
      const all = await dogs(page).count()
      await page.getByRole('link', { name: '5xx Server error' }).click()
      await page.waitForURL('**?class=5')
      await page.getByAltText(/^100 /).waitFor({ state: 'detached' })
      const ofClass = await dogs(page).count()
      assert.ok(ofClass > 5 && ofClass < all)
      await page.getByLabel('Search dogs').fill('gateway timeout')
      await page.waitForURL('**?class=5&q=gateway+timeout')
      await page.getByAltText(/^500 /).waitFor({ state: 'detached' })
      assert.equal(await dogs(page).count(), 1)
      await page.reload()
      await page.getByAltText(/^504 Gateway Timeout/).waitFor()
      assert.equal(await dogs(page).count(), 1)
      assert.equal(await page.getByLabel('Search dogs').inputValue(), 'gateway timeout')
      const activeClass = page.locator('.dog-classes [aria-current]')
      assert.deepEqual(await activeClass.allTextContents(), ['5xx Server error'])
      await page.getByLabel('Search dogs').fill('zzzz')
      await page.getByText('No results for “zzzz”').waitFor()
    })

    test('the URL of an image is copied', async () => {
      const { page } = await view('/status-image?q=404')
      await page.getByRole('button', { name: 'Copy the address of 404' }).click()
      await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor({ state: 'attached' })
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      assert.equal(copied, `${addressOf('status-image')}/404.jpg`)
      const response = await fetch(copied)
      assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/jpeg'])
    })

    test('keyboard: from search to list, open, back', async () => {
      const { page } = await view('/status-image?class=2')
      await dogs(page).first().waitFor()
      const focused = () =>
        page.evaluate(() => document.activeElement?.querySelector('img')?.alt.slice(0, 3) ?? 'none')
      await page.keyboard.press('/')
      assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT')
      await page.keyboard.press('ArrowDown')
      assert.equal(await focused(), '200')
      await page.keyboard.press('ArrowDown')
      assert.equal(await focused(), '201')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL(`${addressOf('status-image')}/200.jpg`)
      await page.goBack()
      await dogs(page).first().waitFor()
      assert.match(page.url(), /\/status-image\?class=2$/)
    })

    test('the request behind the page is for the first dog', async () => {
      const { page } = await view('/status-image?q=teapot')
      await dogs(page).first().waitFor()
      await page.getByRole('button', { name: 'Show the request' }).click()
      await page.getByText(`curl '${addressOf('status-image')}/418.jpg'`).waitFor()
    })
  })
}
