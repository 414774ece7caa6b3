import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxFirstLoadBytes } from '../../build/first-load.ts'
import { servedOctavo, visit } from '../browser.ts'

export function testFirstLoad(): void {
  test('the first page: everything it fetches is under 100 kB', async () => {
    const { page } = await visit('/nowhere')
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.setCacheDisabled', { cacheDisabled: true })
    let bytes = 0
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.goto(servedOctavo().portal, { waitUntil: 'networkidle' })
    await page.locator('.card pre').first().waitFor()
    assert.ok(bytes > 50_000, 'the fonts and scripts were counted')
    assert.ok(bytes < maxFirstLoadBytes, `${bytes} bytes`)
    await page.context().close()
  })
}
