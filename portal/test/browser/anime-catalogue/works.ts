import assert from 'node:assert/strict'
import { test } from 'node:test'
import { view } from '../../browser.ts'

export function testWorks(): void {
  test('work: facts and links', async () => {
    const { page } = await view('/anime-catalogue/anime/cowboy-bebop')
    const facts = page.locator('.work-side .facts')
    await facts.getByText('26', { exact: true }).waitFor()
    await facts.filter({ hasText: /FormatTV.*Began3 April 1998.*StudioSunrise/ }).waitFor()
    await page
      .locator('.work-side')
      .filter({ hasText: /カウボーイビバップ.*MyAnimeList/ })
      .waitFor()
    await page.waitForFunction("document.querySelector('.work-side img')?.naturalWidth > 0")
    await page.getByRole('heading', { name: 'Related' }).waitFor()
    await page.getByRole('heading', { name: 'In order of release' }).waitFor()
    const released = page.locator('.franchise-row')
    await released.nth(1).waitFor()
    const years = (await released.allTextContents()).map((row) => row.slice(0, 4))
    assert.deepEqual(years, years.toSorted())
    await page.getByRole('link', { name: 'Space', exact: true }).first().click()
    await page.waitForURL('**/anime-catalogue?genres=space')
    await page.goBack()
    await page.getByRole('link', { name: 'Spring 1998' }).click()
    await page.getByRole('heading', { name: 'Spring 1998', level: 1 }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Sunrise' }).click()
    await page.getByRole('heading', { name: 'Sunrise', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Cowboy Bebop', exact: true }).waitFor()
  })

  test('rate limit: is waited out, and the page shows the remaining time', async () => {
    const { page } = await view('/anime-catalogue')
    const requestUrls: string[] = []
    await page.route(/\/anime\/death-note\?include/, (route) => {
      requestUrls.push(route.request().url())
      const headers = {
        'retry-after': '2',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': '*',
      }
      return requestUrls.length > 1 ? route.continue() : route.fulfill({ status: 429, headers })
    })
    // Shown for two seconds only.
    const retryNotice = page.getByText(/Retrying in \d+ s\./).waitFor()
    await page.locator('a[href$="/anime/death-note"]').first().click()
    await retryNotice
    await page.locator('.work-side .facts').getByText('37', { exact: true }).waitFor()
    assert.equal(requestUrls.length, 2)
  })

  test('characters: voice actors by language, with links', async () => {
    const { page } = await view('/anime-catalogue/anime/cowboy-bebop')
    await page.getByText('Kōichi Yamadera').waitFor()
    await page.getByLabel('Voices').selectOption('en')
    await page.getByText('Steve Blum').waitFor()
    await page.waitForURL('**?voices=en')
    await page.getByRole('link', { name: 'Spike Spiegel' }).click()
    await page.getByRole('heading', { name: 'Spike Spiegel', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Cowboy Bebop', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Kōichi Yamadera' }).click()
    await page.getByRole('heading', { name: 'Kōichi Yamadera', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Spike Spiegel' }).first().waitFor()
  })

  test('episodes: a long series is paginated', async () => {
    const { page } = await view('/anime-catalogue/anime/doraemon-1979?episodes=40')
    const rows = page.getByRole('table', { name: 'Episodes' }).getByRole('row')
    await rows.nth(20).waitFor()
    assert.equal(await rows.count(), 21)
    await page.getByText('781–800 of 1,787').waitFor()
    await page.getByLabel('Numbers').selectOption('90')
    await page.getByText('1781–1787 of 1,787').waitFor()
    assert.equal(await rows.count(), 8)
    await page.getByRole('link', { name: 'Previous' }).click()
    await page.waitForURL('**?episodes=89')
  })

  test('unknown work: suggests similar titles', async () => {
    const { page } = await view('/anime-catalogue/anime/cowboy-bebob')
    await page.getByText('Unknown work “cowboy-bebob”').waitFor()
    await page
      .getByRole('link', { name: /^Cowboy Bebop/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Cowboy Bebop', level: 1 }).waitFor()
    await page.goto(new URL('/anime-catalogue/characters/nobody-here', page.url()).href)
    await page.getByText('Unknown character').waitFor()
  })

  test('missing image: shows a placeholder', async () => {
    const { page } = await view('/nowhere')
    await page.route('**/media/**', (route) => route.abort())
    await page.goto(new URL('/anime-catalogue/anime/cowboy-bebop', page.url()).href)
    await page.locator('.work-side .facts').waitFor()
    await page.locator('.work-side .picture-none').waitFor()
    assert.equal(await page.locator('.work-side img').count(), 0)
  })
}
