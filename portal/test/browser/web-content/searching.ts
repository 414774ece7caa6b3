import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Post } from '../../../src/views/web-content/records.ts'
import { view, viewAsAdmin } from '../../browser.ts'
import { callContent, findPost } from './world.ts'

const posts = (page: Page) => page.locator('#posts .row')
const field = (page: Page) => page.getByLabel('Search posts')

export function testContentSearch(): void {
  test('a query is explained while it is typed, and filters are in the URL and survive a reload', async () => {
    const { page, complaints } = await viewAsAdmin('/web-content')
    await posts(page).first().waitFor()
    await field(page).fill('market technology')
    await page.getByText('Posts where the title or text contains “market” in any form and').waitFor()
    await page
      .locator('#posts mark', { hasText: /^market/i })
      .first()
      .waitFor()
    await page.getByRole('link', { name: /^English / }).click()
    await page.getByRole('link', { name: /^News / }).click()
    await page.waitForURL('**/web-content?q=market+technology&language=english&type=news')
    const { total, filters } = await callContent(
      'GET',
      '/v1/filters?q=market+technology+site_type:news&language=english',
    )
    await page.getByText(`${total} posts`, { exact: true }).waitFor()
    await page.reload()
    await page.getByText(`${total} posts`, { exact: true }).waitFor()
    assert.equal(await field(page).inputValue(), 'market technology')
    const [sentiment] = filters.sentiments
    await page
      .getByRole('link', { name: new RegExp(`^${sentiment.value} ?${sentiment.count}$`, 'i') })
      .click()
    await page.getByText(`${sentiment.count} posts`, { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Remove filter Sentiment/ }).click()
    await page.getByText(`${total} posts`, { exact: true }).waitFor()
    await page.keyboard.press('c')
    await page.getByText(/curl[\s\S]*\/v1\/filters\?q=/).waitFor()
    await page.keyboard.press('Escape')
    await field(page).fill('zzqqx')
    await page.getByText('No posts match').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('an error of a query is marked where it is, and the posts before it stay', async () => {
    const { page } = await viewAsAdmin('/web-content?q=market')
    await posts(page).first().waitFor()
    await field(page).fill('market AND (gold OR silver')
    await page.getByText('The parenthesis is not closed.').waitFor()
    assert.equal(await page.locator('.content-wrong').textContent(), '(')
    assert.equal(await field(page).getAttribute('aria-invalid'), 'true')
    await posts(page).first().waitFor()
    await page.getByRole('button', { name: 'Go to character 12' }).click()
    assert.equal(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart), 11)
    await field(page).fill('market AND')
    await page.locator('.content-wrong', { hasText: /^(\u00a0|AND|A)/ }).waitFor()
    await field(page).fill('market')
    await page.locator('.content-wrong').waitFor({ state: 'detached' })
  })

  test('bars of the charts narrow the search', async () => {
    const { page } = await viewAsAdmin('/web-content?date=last_week')
    const day = page.locator('.content-days a').nth(2)
    const words = page
      .locator('.content-days a')
      .filter({ hasText: /: [1-9]/ })
      .nth(2)
    const count = /: ([\d,]+ posts?)$/.exec((await words.textContent()) ?? '')?.[1] ?? assert.fail()
    await day.click()
    await page.waitForURL(/date=\d{4}-\d{2}-\d{2}$/)
    await page.getByText(count, { exact: true }).waitFor()
    const site = page.locator('.content-sites a').first()
    const name = await page.locator('.content-site-name').first().textContent()
    await site.click()
    await page.waitForURL(`**&source=${name}`)
    await page.getByText(`Site: ${name}`).waitFor()
  })

  test('pages follow the cursor of the API', async () => {
    const { page } = await viewAsAdmin('/web-content?q=market&order=crawled')
    const first = await posts(page).first().textContent()
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await page.waitForURL('**&cursor=*')
    await page.waitForFunction((text) => document.querySelector('#posts .row')?.textContent !== text, first)
    await page.getByRole('link', { name: 'First page' }).click()
    await page.waitForFunction((text) => document.querySelector('#posts .row')?.textContent === text, first)
  })

  test('an article shows its names, copies, links and thread', async () => {
    const { posts: copies } = await callContent('GET', '/filterWebContent?q=syndicated:true&ts=0')
    const copy = copies.find(({ syndication }: Post) => !syndication.first_syndicated)
    const { page } = await viewAsAdmin(`/web-content/posts/${copy.uuid}`)
    await page.getByRole('heading', { level: 1, name: copy.title }).waitFor()
    await page.getByRole('region', { name: 'Copies' }).getByText('the first that was crawled').waitFor()

    const { posts: replies } = await callContent('GET', '/filterWebContent?q=ord_in_thread:>0&ts=0')
    const threads = Object.groupBy(replies, ({ thread }: Post) => thread.url)
    const [reply, other] = Object.values(threads).find((of = []) => of.length > 1) ?? []
    if (!reply || !other) throw new Error('No thread has two replies.')
    await page.goto(new URL(`/web-content/posts/${reply.uuid}`, page.url()).href)
    const thread = page.getByRole('region', { name: 'The thread' })
    await thread.locator(`a[href$="${other.uuid}"]`).waitFor()

    const post = await findPost('organization:"Pinecrest Airlines"')
    await page.goto(new URL(`/web-content/posts/${post.uuid}`, page.url()).href)
    await page.getByRole('link', { name: 'Pinecrest Airlines', exact: true }).click()
    await page.waitForURL('**/web-content?q=organization*')
    assert.equal(await field(page).inputValue(), 'organization:"Pinecrest Airlines"')
    await posts(page).first().waitFor()
  })

  test('keyboard: from the search to an article', async () => {
    const { page } = await viewAsAdmin('/web-content?q=market')
    await posts(page).first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const title = await page.evaluate(() => document.activeElement?.textContent ?? '')
    assert.equal(title, await posts(page).nth(1).locator('[data-item]').textContent())
    await page.keyboard.press('Enter')
    await page.waitForURL('**/web-content/posts/*')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await page.goBack()
    await page.waitForURL('**/web-content?q=market')
  })

  test('visitors see how many requests are left, and nothing that their plan lacks', async () => {
    const { page, complaints } = await view('/web-content?q=market')
    await page.getByText(/posts · \d+ requests left today$/).waitFor()
    assert.equal(await page.getByText('Sentiment', { exact: true }).count(), 0)
    assert.equal(await page.getByRole('button', { name: 'Save this query' }).count(), 0)
    await field(page).fill('sentiment:positive')
    await page.getByRole('alert').filter({ hasText: 'plan' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('the palette finds posts, sources and pages', async () => {
    const { page } = await viewAsAdmin('/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('kelton courier')
    await page.getByRole('option', { name: /^The Kelton Courier source/ }).click()
    await page.waitForURL(/\/web-content\/sources\/\d+$/)
  })
}
