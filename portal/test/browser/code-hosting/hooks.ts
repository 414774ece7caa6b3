import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import type { Page } from 'playwright-core'
import { view, viewAsAdmin } from '../../browser.ts'
import { assertAccessible } from '../accessibility.ts'
import { callHosting, makeRepository, startReceiver } from './world.ts'

export function testHooks(): void {
  test('webhook: added with a secret, pinged, redelivered and removed', async () => {
    const receiver = await startReceiver()
    const path = await makeRepository('hooked', {})
    const { page } = await viewAsAdmin(`${path}/settings/hooks`)
    await page.getByText('No webhooks yet').waitFor()
    await page.getByRole('button', { name: 'Add a webhook' }).click()
    await page.getByLabel('Address').fill(receiver.url)
    assert.match(await page.getByLabel('Secret').inputValue(), /^[0-9a-f]{40}$/)
    await page.getByLabel('issues', { exact: true }).check()
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await page.getByRole('link', { name: receiver.url }).click()
    await page.getByText('with a secret').waitFor()

    await page.getByRole('button', { name: 'Send a ping' }).click()
    const rows = page.locator('tbody tr')
    await refreshUntil(page, () => rows.count().then((count) => count >= 2))
    await rows.getByRole('link', { name: 'ping' }).first().click()
    await page.waitForURL('**?delivery=*')
    await page.getByText(/X-Hub-Signature-256: sha256=[0-9a-f]{64}/).waitFor()
    await page.locator('.delivery').getByText('"thanks"').waitFor()

    await page.getByRole('button', { name: 'Redeliver' }).click()
    await refreshUntil(page, () => rows.filter({ hasText: 'redelivery' }).count().then(Boolean))
    assert.deepEqual(receiver.events, ['ping', 'ping', 'ping'])

    await page.getByRole('link', { name: 'Failed' }).click()
    await page.getByText('No failed deliveries').waitFor()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('button', { name: 'Remove webhook' }).click()
    await page.waitForURL(`**${path}/settings/hooks`)
    await page.getByText('No webhooks yet').waitFor()
    assert.deepEqual(await callHosting('GET', '/repos/demo/hooked/hooks'), [])
    receiver.close()
  })

  test('webhooks: hidden from visitors', async () => {
    const { page } = await view('/code-hosting/demo/hello-octavo/settings/hooks')
    await page.getByText('Sign in to continue').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Webhooks', exact: true }).count(), 0)
  })
}

/** Refreshes the page until the condition holds, because deliveries are asynchronous. */
async function refreshUntil(page: Page, isThere: () => Promise<boolean>) {
  const again = page.getByRole('button', { name: 'Refresh' })
  await eventually('it is there', async () => {
    if (await isThere()) return true
    const deliveriesResponse = page.waitForResponse((response) => response.url().includes('/deliveries'))
    await again.click()
    await deliveriesResponse
    return false
  })
}
