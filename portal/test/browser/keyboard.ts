import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { view, viewAsAdmin } from '../browser.ts'

export function testKeyboard(): void {
  describe('by keyboard alone', () => {
    test('every tab stop on the home page is visible, without a trap', async () => {
      const { page } = await view('/')
      await page.locator('.card pre').first().waitFor()
      const stops = new Set<string>()
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab')
        const stop = await describeFocus(page)
        if (!stop || stops.has(stop.name)) break
        stops.add(stop.name)
        assert.ok(stop.isSeen, `${stop.name} has no visible focus`)
      }
      assert.ok(stops.size > 15, [...stops].join(', '))
      assert.match([...stops][0] ?? '', /Skip to content/)
    })

    test('the skip link skips the navigation', async () => {
      const { page } = await view('/')
      await page.locator('.card pre').first().waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      assert.ok(await page.evaluate(() => document.activeElement?.closest('main') !== null))
    })

    test('the palette opens a page and focuses its heading', async () => {
      const { page } = await viewAsAdmin('/')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
      await page.keyboard.type('settings')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
      assert.equal(new URL(page.url()).pathname, '/settings')
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    })

    test('the palette finds operations and items of a service; Escape closes it', async () => {
      const { page } = await view('/')
      await page.locator('.card pre').first().waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
      await page.keyboard.type('capital')
      await page.getByRole('option', { name: 'GET /capital/{query}' }).waitFor()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('Eesti')
      await page.getByRole('option', { name: 'Estonia' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('option').first().waitFor({ state: 'detached' })
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
      await page.keyboard.type('Eesti')
      await page.getByRole('option', { name: 'Estonia' }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/country-data/countries/ee')
    })

    test('arrow keys in the palette stay in the list, and the choice is announced', async () => {
      const { page } = await view('/')
      await page.locator('.card pre').first().waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
      const field = page.getByRole('combobox')
      const readActiveOption = async () => {
        const id = await field.getAttribute('aria-activedescendant')
        return page.locator(`[id="${id}"][aria-selected=true]`).textContent()
      }
      const first = await readActiveOption()
      await page.keyboard.press('ArrowDown')
      assert.notEqual(await readActiveOption(), first)
      await page.keyboard.press('ArrowUp')
      assert.equal(await readActiveOption(), first)
    })

    test('/ searches, arrows walk the list, Enter opens', async () => {
      const { page } = await view('/explorer/country-data')
      await page.locator('.operation-link').first().waitFor()
      await page.keyboard.press('/')
      await page.keyboard.type('neighbours')
      await page.locator('.operation-link').nth(1).waitFor({ state: 'detached' })
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/explorer/country-data/listNeighbours**')
    })

    test('c shows the request behind the view, ? the shortcuts', async () => {
      const { page } = await view('/country-data/countries/ee')
      await page.getByRole('heading', { name: 'Estonia' }).waitFor()
      await page.keyboard.press('c')
      const dialog = page.getByRole('dialog')
      await dialog.getByText('/alpha/ee').first().waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    })

    test('single keys can be turned off', async () => {
      const { page } = await view('/country-data/countries/ee')
      await page.getByRole('heading', { name: 'Estonia' }).waitFor()
      await page.keyboard.press('?')
      await page.getByLabel('Enable single-key shortcuts').uncheck()
      await page.keyboard.press('Escape')
      await page.keyboard.press('c')
      await page.keyboard.press('?')
      assert.equal(await page.getByRole('dialog').count(), 0)
    })

    test('arrow keys change tabs', async () => {
      const { page } = await view('/')
      const tab = page.getByRole('tab', { name: 'curl' }).first()
      await tab.focus()
      await page.keyboard.press('ArrowRight')
      const selectedTab = page.getByRole('tab', { selected: true }).first()
      assert.equal(await selectedTab.textContent(), 'fetch')
      assert.ok(await selectedTab.evaluate((element) => element === document.activeElement))
      await page.getByText('await fetch(').first().waitFor()
    })
  })
}

async function describeFocus(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return undefined
    const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
    const { top, left } = activeElement.getBoundingClientRect()
    const words = activeElement.getAttribute('aria-label') ?? activeElement.textContent?.trim().slice(0, 40)
    return {
      name: `${activeElement.tagName} ${words} ${Math.round(top + scrollY)},${Math.round(left)}`,
      isSeen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    }
  })
}
