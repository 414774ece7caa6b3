import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewAsAdmin } from '../../browser.ts'
import { callContent, serveSite } from './world.ts'

export function testSources(): void {
  test('a source is added, read, searched, paused, changed and deleted', async () => {
    await using site = await serveSite('Wombat letters')
    site.publish(
      'A wombat <img src=x onerror=alert(1)> moves in',
      'The <em>burrow</em> of this wombat is deep.',
    )
    const { page, complaints } = await viewAsAdmin('/web-content/sources')
    await page
      .getByRole('row', { name: /The Kelton Courier.*Healthy/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Add a source' }).click()
    await page.getByLabel('Address').fill(site.feed)
    await page.getByLabel('Folder').fill('Animals')
    await page.getByLabel('Type of site').selectOption('blogs')
    await page.getByRole('button', { name: 'Add source', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Wombat letters' }).waitFor()
    await page.getByText('Healthy').waitFor()
    const latest = page.getByRole('region', { name: 'Latest posts of this site' })
    await latest.getByRole('link', { name: 'A wombat <img src=x onerror=alert(1)> moves in' }).waitFor()

    await page.getByRole('button', { name: 'Pause Wombat letters' }).click()
    await page.getByText('Paused', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByLabel('Title').fill('Letters about wombats')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Letters about wombats' }).waitFor()
    const source = await callContent('GET', new URL(page.url()).pathname.replace('/web-content', '/v1'))
    assert.equal(source.state, 'paused')
    assert.deepEqual(source.settings, { site_type: 'blogs' })

    await page.goto(new URL('/web-content?q=wombat', page.url()).href)
    const title = page.getByRole('link', { name: 'A wombat <img src=x onerror=alert(1)> moves in' })
    assert.equal(await title.locator('mark').textContent(), 'wombat')
    assert.equal(await page.locator('#posts img').count(), 0)

    await page.goto(new URL(`/web-content/sources/${source.id}`, page.url()).href)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete source' }).click()
    await page.waitForURL('**/web-content/sources')
    assert.equal((await callContent('GET', `/v1/sources/${source.id}`)).code, 'source_not_found')
    assert.deepEqual(complaints, [])
  })

  test('sources are exported and imported as OPML, and a wrong address is refused', async () => {
    const { page } = await viewAsAdmin('/web-content/sources')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export OPML' }).click()
    const download = await downloading
    assert.equal(download.suggestedFilename(), 'sources.opml')
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
    assert.match(Buffer.concat(chunks).toString(), /<outline [^>]*xmlUrl="http:\/\/kelton-courier\.example/)

    const outlines = ['http://127.0.0.1:9/imported.xml', 'http://kelton-courier.example/feed.xml']
    const opml = `<opml version="2.0"><body><outline text="From elsewhere">${outlines.map((url) => `<outline type="rss" text="Imported" xmlUrl="${url}"/>`).join('')}</outline></body></opml>`
    await page.getByLabel('OPML file').setInputFiles({
      name: 'feeds.opml',
      mimeType: 'text/x-opml',
      buffer: Buffer.from(opml),
    })
    await page.getByText('1 source added, 1 already known.').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.goto(new URL('/web-content/sources?folder=From+elsewhere', page.url()).href)
    await page.getByRole('row', { name: /^Imported http:\/\/127\.0\.0\.1:9\/imported\.xml/ }).waitFor()

    await page.getByRole('button', { name: 'Add a source' }).click()
    await page.getByLabel('Address').fill('not an address')
    await page.getByRole('button', { name: 'Add source', exact: true }).click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
  })
}
