import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { addressOf, view, visit } from '../../browser.ts'

const titles = (page: Page) => page.locator('#works .work-title')
const first = (page: Page, title: string) => titles(page).first().getByText(title, { exact: true }).waitFor()
const search = (page: Page) => page.getByLabel('Search anime')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

export function testBrowsing(): void {
  test('search: while typing, by abbreviation, in kana, with typos', async () => {
    const { page } = await view('/anime-catalogue?page=3')
    await page.getByText(/^41–60 of/).waitFor()
    for (const [text, title] of [
      ['fmab', 'Fullmetal Alchemist: Brotherhood'],
      ['カウボーイビバップ', 'Cowboy Bebop'],
      ['attak on titan', 'Attack on Titan'],
      ['deth note', 'Death Note'],
    ] as const) {
      await search(page).fill(text)
      await first(page, title)
    }
    await page.waitForURL('**/anime-catalogue?q=deth+note')
    await search(page).fill('qqqqxxxx')
    await page.getByText('No results for “qqqqxxxx”').waitFor()
  })

  test('search: a late response is ignored', async () => {
    const { page } = await view('/anime-catalogue')
    await titles(page).first().waitFor()
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const cowboyRequest = page.waitForRequest((request) => request.url().includes('cowboy'))
    await page.route(/filter\[text\]=cowboy/, async (route) => {
      await gate
      // It may have been aborted.
      await route.continue().catch(() => {})
    })
    await search(page).fill('cowboy')
    await cowboyRequest
    await search(page).fill('death note')
    await first(page, 'Death Note')
    release()
    await page.waitForLoadState('networkidle')
    await first(page, 'Death Note')
  })

  test('keyboard: slash focuses the search, arrows move in the grid, Enter opens', async () => {
    const { page } = await view('/anime-catalogue')
    await titles(page).nth(19).waitFor()
    const titleTexts = await titles(page).allTextContents()
    const columns = await page
      .locator('#works .work')
      .evaluateAll(
        (works) =>
          works.filter((work) => work.getBoundingClientRect().top === works[0]?.getBoundingClientRect().top)
            .length,
      )
    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    assert.equal(await focused(page), titleTexts[0])
    await page.keyboard.press('ArrowDown')
    assert.equal(await focused(page), titleTexts[columns])
    await page.keyboard.press('ArrowRight')
    assert.equal(await focused(page), titleTexts[columns + 1])
    await page.keyboard.press('ArrowUp')
    assert.equal(await focused(page), titleTexts[1])
    await page.keyboard.press('ArrowUp')
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT')
    await page.keyboard.type('cowboy bebop')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/anime-catalogue/anime/cowboy-bebop')
    await page.getByRole('heading', { name: 'Cowboy Bebop', level: 1 }).waitFor()
  })

  test('filters: are in the URL, combine genres with AND, and can be removed', async () => {
    const { page } = await view('/anime-catalogue')
    await page.getByText('Filters').click()
    await page.getByLabel('Genres').selectOption('space')
    await page.getByLabel('Genres').selectOption('comedy')
    await page.waitForURL('**?genres=space%2Ccomedy')
    await page.getByLabel('TV', { exact: true }).check()
    await page.getByLabel('Years from').fill('1995')
    await page.getByLabel('Years to').fill('1999')
    await page.getByLabel('Episodes from').fill('20')
    await titles(page).getByText('Cowboy Bebop', { exact: true }).waitFor()
    await page.waitForURL('**?genres=space%2Ccomedy&format=TV&from=1995&to=1999&least=20')
    await page.reload()
    const activeFilters = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
    await activeFilters.getByText('Space').waitFor()
    assert.deepEqual((await activeFilters.allTextContents()).slice(0, 5), [
      '1995–1999',
      'TV',
      'Space',
      'Comedy',
      'from 20 episodes',
    ])
    await page.getByRole('button', { name: 'Remove filter Comedy' }).click()
    await page.waitForURL('**?genres=space&format=TV**')
    await page.getByRole('link', { name: 'Remove all filters' }).click()
    await page.waitForURL('**/anime-catalogue')
    await page.getByText('Filters').click()
    await page.getByLabel('Any rating').fill('95')
    await page.waitForURL('**?rating=95')
    await page.getByText('No matching works').waitFor()
  })

  test('pagination: forward and back, in the URL', async () => {
    const { page } = await view('/anime-catalogue?sort=oldest')
    await page.getByText(/^1–20 of/).waitFor()
    const [before] = await titles(page).allTextContents()
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**?sort=oldest&page=2')
    await page.getByText(/^21–40 of/).waitFor()
    assert.equal(await titles(page).count(), 20)
    await page.getByRole('link', { name: 'Previous' }).click()
    await first(page, before ?? '')
    await page.goto(new URL('/anime-catalogue?page=9999', page.url()).href)
    await page.getByText('No more results on this page').waitFor()
    await page.getByRole('link', { name: 'Go to the first page' }).click()
    await page.getByText(/^1–20 of/).waitFor()
  })

  test('table: headers sort the whole catalogue', async () => {
    const { page } = await view('/anime-catalogue?q=cowboy+bebop')
    await titles(page).first().waitFor()
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await page.waitForURL('**view=list')
    const row = page.getByRole('row', { name: /^Cowboy Bebop カウボーイ|^Cowboy Bebopカウボーイ/ })
    await row.filter({ hasText: /1998TV26/ }).waitFor()
    await page.getByRole('link', { name: 'Year' }).click()
    await page.waitForURL('**sort=newest')
    await page.locator('th[aria-sort=descending]', { hasText: 'Year' }).waitFor()
    await page.getByRole('link', { name: 'Year' }).click()
    await page.waitForURL('**sort=oldest')
  })

  test('titles: the language is in the URL and remembered', async () => {
    const { page } = await visit('/anime-catalogue?q=attack+on+titan')
    await first(page, 'Attack on Titan')
    await page.getByRole('button', { name: 'Romaji' }).click()
    await first(page, 'Shingeki no Kyojin')
    await page.waitForURL('**titles=romaji')
    await page.getByRole('button', { name: 'Native' }).click()
    await page.locator('#works [lang=ja]').first().waitFor()
    await page.goto(new URL('/anime-catalogue/anime/attack-on-titan', page.url()).href)
    await page.getByRole('heading', { name: '進撃の巨人', level: 1 }).waitFor()
    await page.goto(new URL('/anime-catalogue/anime/attack-on-titan?titles=en', page.url()).href)
    await page.getByRole('heading', { name: 'Attack on Titan', level: 1 }).waitFor()
    await page.context().close()
  })

  test('season: works by format, with adjacent seasons', async () => {
    const { page } = await view('/anime-catalogue/seasons/1998/spring')
    await page.getByRole('heading', { name: /^TV \d+$/ }).waitFor()
    await page.getByRole('link', { name: /Cowboy Bebop/ }).waitFor()
    await page.getByRole('link', { name: 'Winter 1998' }).click()
    await page.waitForURL('**/seasons/1998/winter')
    await page.getByRole('heading', { name: 'Winter 1998', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Fall 1997' }).click()
    await page.getByRole('heading', { name: 'Fall 1997', level: 1 }).waitFor()
  })

  test('palette: finds works, characters and seasons', async () => {
    const { page } = await view('/anime-catalogue')
    const isThere = (name: RegExp) => page.getByRole('option', { name }).first().waitFor()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('combobox', { name: /^Go to/ })
    await palette.fill('fall 2016')
    await isThere(/^Fall 2016/)
    await palette.fill('spike spiegel')
    await isThere(/^Spike Spiegel ?character/)
    await palette.fill('fmab')
    await isThere(/^Fullmetal Alchemist: Brotherhood/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/anime/fullmetal-alchemist-brotherhood')
  })

  test('random work: matches the filters', async () => {
    const { page } = await view('/anime-catalogue?q=cowboy+bebop&format=movie')
    await titles(page).first().waitFor()
    await page.getByRole('link', { name: 'Random work' }).click()
    await page.getByRole('heading', { name: /^Cowboy Bebop: The Movie/, level: 1 }).waitFor()
    await page.goBack()
    await page.waitForURL('**?q=cowboy+bebop&format=movie')
  })

  test('request behind the view: is the one that was sent', async () => {
    const { page } = await view('/anime-catalogue')
    await titles(page).first().waitFor()
    const requestPromise = page.waitForRequest((request) => request.url().includes('filter[text]=bebop'))
    await search(page).fill('bebop')
    const searchRequest = await requestPromise
    await first(page, 'Cowboy Bebop')
    await page.getByRole('button', { name: 'Show the request' }).click()
    const shownCall = (await page.locator('.dialog pre').textContent()) ?? ''
    const url = /'(.*)'/.exec(shownCall)?.[1] ?? ''
    assert.ok(url.startsWith(`${addressOf('anime-catalogue')}/anime?filter[text]=bebop`), url)
    assert.equal(decodeURIComponent(url), decodeURIComponent(searchRequest.url()))
    await page.getByRole('tab', { name: 'SDK' }).click()
    await page.getByText(`import Kitsu from 'kitsu'`).waitFor()
  })
}
