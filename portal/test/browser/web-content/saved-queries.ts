import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { viewAsAdmin } from '../../browser.ts'
import { callContent, serveSite } from './world.ts'

export function testSavedQueries(): void {
  test('a search is saved; a new match arrives live, at a webhook and in a feed', async () => {
    await using site = await serveSite('Numbat notes')
    site.publish('A first note', 'Nothing of interest.')
    const source = await callContent('POST', '/v1/sources', { url: site.feed })
    const { page, complaints } = await viewAsAdmin('/web-content?q=numbat+OR+quokka&type=news')
    await page.getByRole('button', { name: 'Save this query' }).click()
    await page.getByRole('dialog').getByLabel(/^Name/).fill('Small marsupials')
    const query = page.getByRole('dialog').getByLabel('Query', { exact: true })
    assert.equal(await query.inputValue(), '(numbat OR quokka) site_type:news')
    await page.getByRole('button', { name: 'Save query', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Small marsupials' }).waitFor()
    await page.getByText('No posts match yet').waitFor()

    await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
    await page.getByRole('button', { name: 'Add a webhook' }).click()
    await page.getByLabel('Address').fill(site.hooks)
    await page.getByRole('button', { name: 'Add webhook', exact: true }).click()
    await page.getByText('It is shown only once').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('row', { name: /Not used yet/ }).waitFor()

    await page.getByRole('link', { name: 'Live', exact: true }).click()
    await page.getByText('Listening').waitFor()
    await eventually('the feed was read', async () => {
      const { health } = await callContent('GET', `/v1/sources/${source.id}`)
      return health.posts === 1
    })
    site.publish('A numbat was seen', 'It was small, and it had stripes.')
    await callContent('POST', `/v1/sources/${source.id}/refresh`)
    await page.getByRole('link', { name: 'A numbat was seen' }).waitFor()

    await eventually('the webhook was called', () => site.deliveries.length === 1)
    assert.match(site.deliveries[0] ?? '', /A numbat was seen/)
    await page.getByRole('link', { name: 'Deliveries', exact: true }).click()
    await eventually('the delivery is listed', async () => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      return (await page.locator('#deliveries a').count()) > 0
    })
    await page.locator('#deliveries a').first().click()
    await page
      .getByRole('region', { name: 'Request' })
      .getByText(/A numbat was seen/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Deliver again' }).click()
    await eventually('the webhook was called again', () => site.deliveries.length === 2)

    await page.getByRole('link', { name: 'Feeds', exact: true }).click()
    const address = await page.getByRole('region', { name: 'Atom' }).locator('code').textContent()
    const feed = await fetch(address ?? '')
    assert.equal(feed.status, 200)
    assert.match(await feed.text(), /A numbat was seen/)
    assert.deepEqual(complaints, [])
  })

  test('a saved query is renamed and deleted', async () => {
    const { id } = await callContent('POST', '/v1/queries', { name: 'To rename', q: 'market' })
    const { page } = await viewAsAdmin('/web-content/queries')
    await page.getByRole('link', { name: 'To rename' }).click()
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByRole('dialog').getByLabel(/^Name/).fill('Renamed')
    await page.getByRole('dialog').getByLabel('Query', { exact: true }).fill('market AND (')
    await page.locator('.field-error').waitFor()
    assert.ok(await page.getByRole('button', { name: 'Save query', exact: true }).isDisabled())
    await page.getByRole('dialog').getByLabel('Query', { exact: true }).fill('market OR gold')
    await page.getByRole('button', { name: 'Save query', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Renamed' }).waitFor()
    assert.equal((await callContent('GET', `/v1/queries/${id}`)).q, 'market OR gold')
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete query' }).click()
    await page.waitForURL('**/web-content/queries')
    await page.getByRole('heading', { level: 1, name: 'Saved queries' }).waitFor()
    assert.equal((await callContent('GET', `/v1/queries/${id}`)).code, 'query_not_found')
  })
}
