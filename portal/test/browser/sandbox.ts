import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addressOf, viewAsAdmin } from '../browser.ts'

export function testSandbox(): void {
  describe('the sandbox', () => {
    test('clock: moves and resets', async () => {
      const { page } = await viewAsAdmin('/sandbox/clock')
      await page.getByRole('button', { name: '1 day' }).click()
      await page.getByText('1 day ahead of the real time.').waitFor()
      await page.getByRole('button', { name: 'Back to the real time' }).click()
      await page.getByText('The same as the real time.').waitFor()
    })

    test('fault: applies to its route and count', async () => {
      const { page } = await viewAsAdmin('/sandbox/faults')
      await page.getByLabel('Kind').selectOption('status')
      await page.getByLabel('Status').selectOption('503')
      await page.getByLabel('Route').fill('/alpha/:code')
      await page.getByLabel('Count').fill('1')
      await page.getByRole('button', { name: 'Add fault' }).click()
      await page.getByRole('rowheader', { name: 'Responds with 503' }).waitFor()
      const readStatus = async () => (await fetch(`${addressOf('country-data')}/alpha/ch?fields=cca2`)).status
      assert.equal(await readStatus(), 503)
      assert.equal(await readStatus(), 200)
      await page.getByRole('button', { name: 'Remove all' }).or(page.getByText('No faults')).first().waitFor()
    })

    test('snapshot: saved, forked and deleted', async () => {
      const { page } = await viewAsAdmin('/sandbox/snapshots')
      await page.getByLabel('Name of the snapshot').fill('before')
      await page.getByRole('button', { name: 'Save snapshot' }).click()
      const row = page.getByRole('row', { name: /before/ })
      await row.getByRole('button', { name: 'Fork before' }).click()
      const fork = page.getByRole('table', { name: 'Forks' })
      const url = await fork.locator('li', { hasText: 'country-data' }).locator('code').textContent()
      assert.equal((await fetch(`${url}/alpha/ch?fields=cca2`)).status, 200)
      await page.getByRole('link', { name: 'country-data' }).click()
      await page.locator('.operation-link', { hasText: '/alpha/{code}' }).first().click()
      await page.getByLabel('code').fill('is')
      assert.match((await page.getByLabel('Send to').locator(':checked').textContent()) ?? '', /^Fork /)
      await page.getByText(`curl '${url}/alpha/is'`).waitFor()
      await page.getByRole('button', { name: 'Run' }).click()
      await page.getByText('200 OK', { exact: true }).waitFor()
      await page.getByText('through the portal').waitFor()
      const here = page.url()
      await page.goto(new URL('/sandbox/snapshots', here).href)
      await fork.getByRole('button', { name: /Remove/ }).click()
      await fork.waitFor({ state: 'detached' })
      await page.goto(here)
      await page.getByText(/Fork \w+ does not exist/).waitFor()
      await page.goto(new URL('/sandbox/snapshots', here).href)
      await row.getByRole('button', { name: 'Delete before' }).click()
      await page.getByRole('button', { name: 'Delete snapshot' }).click()
      await row.waitFor({ state: 'detached' })
    })

    test('journal: finds a request, with response and curl command', async () => {
      await fetch(`${addressOf('country-data')}/alpha/nz?fields=capital`, {
        headers: { accept: 'text/x-for-this-test' },
      })
      const { page } = await viewAsAdmin('/sandbox/journal')
      await page.getByLabel('Search paths and bodies').fill('/alpha/nz')
      const entry = page.getByRole('link', { name: /alpha\/nz/ })
      await entry.first().click()
      await page.getByRole('heading', { name: 'GET /alpha/nz?fields=capital' }).waitFor()
      await page.getByText('"Wellington"').waitFor()
      await page.getByRole('tab', { name: 'Request' }).click()
      await page.getByText('text/x-for-this-test').waitFor()
      await page.getByRole('tab', { name: 'Replay' }).click()
      await page.getByText('curl ').first().waitFor()
    })
  })
}
