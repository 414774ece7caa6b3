import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { untyped } from '@octavo/testing/untyped.ts'
import type { Page } from 'playwright-core'
import { addressOf, servedOctavo, view, visitAsAdmin } from '../browser.ts'
import { assertAccessible } from './accessibility.ts'

const cards = (page: Page) => page.locator('.photo-card')
const lightbox = (page: Page) => page.locator('dialog.lightbox')

/** Calls the API with the token of the demo user. */
export async function callPhoto(path: string) {
  const response = await fetch(addressOf('photo') + path, {
    headers: { authorization: `Bearer ${servedOctavo().tokens.photo}` },
  })
  return untyped(await response.json())
}

export function testPhoto(): void {
  describe('the view of photo', () => {
    test('without a token the pages lead to signing in and to the public pages', async () => {
      const { page } = await view('/photo')
      await page.getByRole('link', { name: 'public pages' }).waitFor()
    })

    test('the wall reserves the space of every photo before it loads', async () => {
      const { page } = await visitAsAdmin('/photo')
      await page.route(`${addressOf('photo')}/photo-*`, (route) => route.abort())
      await page.reload()
      await cards(page).first().waitFor()
      const boxes = await cards(page).evaluateAll((items) =>
        items.slice(0, 6).map((item) => {
          const { top, left, height } = item.getBoundingClientRect()
          return { top, left, height }
        }),
      )
      assert.ok(boxes.every(({ height }) => height > 80))
      assert.ok(
        boxes.every(({ top }, index) => index === 0 || top >= (boxes[index - 1]?.top ?? 0)),
        'later photos never begin above earlier ones',
      )
      const layoutShift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              // TypeScript has no type for this entry.
              resolve(list.getEntries().reduce((sum, entry) => sum + Number(Object(entry).value), 0)),
            ).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
          }),
      )
      assert.ok(layoutShift < 0.1, String(layoutShift))
      await page.context().close()
    })

    test('searches and filters are in the URL, and survive a reload', async () => {
      const { page } = await visitAsAdmin('/photo')
      await cards(page).first().waitFor()
      await page.getByLabel('Search photos').fill('mountain')
      await page.waitForURL('**/photo?q=mountain')
      await page.getByRole('link', { name: 'Landscape', exact: true }).click()
      await page.waitForURL('**/photo?q=mountain&orientation=landscape')
      const { total } = await callPhoto('/search/photos?query=mountain&orientation=landscape')
      await page.getByRole('link', { name: 'Blue', exact: true }).click()
      await page.waitForURL('**&color=blue')
      await page.reload()
      const { total: ofColor } = await callPhoto(
        '/search/photos?query=mountain&orientation=landscape&color=blue',
      )
      assert.ok(ofColor > 0 && ofColor < total)
      await page.getByText(new RegExp(`^${ofColor} photos?$`)).waitFor()
      assert.equal(await page.getByLabel('Search photos').inputValue(), 'mountain')
      await page.getByRole('button', { name: 'Show the request' }).click()
      await page.getByText(/curl '.*\/search\/photos\?query=mountain&color=blue/).waitFor()
      await page.keyboard.press('Escape')
      await page.getByLabel('Search photos').fill('zzzzqq')
      await page.getByText('No photos of “zzzzqq”').waitFor()
      await page.context().close()
    })

    test('keyboard: from the search to the wall, the lightbox, the next photo and back', async () => {
      const { page } = await visitAsAdmin('/photo')
      await cards(page).first().waitFor()
      const focused = () =>
        page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.photo ?? 'none')
      const [first, second, third] = (await callPhoto('/photos?per_page=3')).map(
        ({ id }: { id: string }) => id,
      )
      await page.keyboard.press('/')
      await page.keyboard.press('ArrowDown')
      assert.equal(await focused(), first)
      await page.keyboard.press('ArrowRight')
      assert.equal(await focused(), second)
      await page.keyboard.press('Enter')
      await lightbox(page).waitFor()
      assert.equal(new URL(page.url()).searchParams.get('photo'), second)
      for (let at = 0; at < 12; at++) await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      )
      assert.ok(isInside, 'the focus stays in the dialog')
      await page.keyboard.press('ArrowRight')
      await page.waitForURL(`**/photo?photo=${third}`)
      await page.keyboard.press('Escape')
      await lightbox(page).waitFor({ state: 'detached' })
      assert.equal(new URL(page.url()).search, '')
      await page.waitForFunction((id) => document.activeElement?.matches(`[data-photo="${id}"]`), third)
      await page.context().close()
    })

    test('a photo is liked, and its credit and address are copied', async () => {
      const [{ id }] = await callPhoto('/photos?order_by=oldest&per_page=1')
      const before = await callPhoto(`/photos/${id}`)
      const { page } = await visitAsAdmin(`/photo/photos/${id}`)
      const like = page.getByRole('button', { name: /^Like / }).first()
      await like.click()
      const after = String(!before.liked_by_user)
      await page.locator(`.page-head .like[aria-pressed="${after}"]`).waitFor()
      await page.getByRole('tab', { name: 'Markdown' }).click()
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      await page.getByRole('button', { name: 'Copy the credit as Markdown' }).click()
      assert.match(await copied(), /^Photo by \[.+\]\(http.+\/@.+\) on \[/)
      await page.getByRole('button', { name: 'Copy the address of Small' }).click()
      assert.match(await copied(), new RegExp(`^${addressOf('photo')}/photo-.+&w=640$`))
      assert.equal((await callPhoto(`/photos/${id}`)).liked_by_user, !before.liked_by_user)
      await page.context().close()
    })

    test('upload: an alternative text is needed, progress is shown, and the photo is published', async () => {
      const { page } = await visitAsAdmin('/photo/upload')
      const image = await page.screenshot({ type: 'jpeg' })
      await page.getByLabel(/^Choose a photo/).setInputFiles({
        name: 'pond.jpg',
        mimeType: 'image/jpeg',
        buffer: image,
      })
      await page.getByText(/^pond\.jpg, /).waitFor()
      await page.getByText('The position in the file stays private').waitFor()
      await page.getByRole('button', { name: 'Publish photo' }).click()
      await page.getByText('Describe what the photo shows.').waitFor()
      await page.getByLabel('Alternative text').fill('A pond with lilies')
      // Not by intercepting the request, because the browser then sends no file.
      await page.evaluate(() => {
        const note = () => {
          if (document.querySelector('progress')) document.body.dataset.hadProgress = 'yes'
        }
        new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
      })
      await page.getByRole('button', { name: 'Publish photo' }).click()
      await page.getByRole('heading', { name: 'A pond with lilies is published' }).waitFor()
      assert.equal(await page.locator('body').getAttribute('data-had-progress'), 'yes')
      await page.getByRole('link', { name: 'See the photo' }).click()
      await page.getByRole('heading', { level: 1, name: 'A pond with lilies' }).waitFor()
      const [newest] = await callPhoto('/photos?per_page=1')
      assert.equal(newest.alt_description, 'A pond with lilies')
      await page.context().close()
    })

    test('the public pages: accessible in both themes, narrow and wide, and the credit is copied', async () => {
      const { page, complaints } = await view('/photo')
      const site = addressOf('photo')
      // Rendering the pictures takes long, and the pages have to be accessible before as well.
      await page.route(`${site}/photo-*`, (route) => route.abort())
      const [{ id }] = await callPhoto('/photos?order_by=oldest&per_page=1')
      for (const path of ['/', '/s/mountain?color=blue', `/p/${id}`, '/@studio_ridge', '/c/1']) {
        await page.goto(site + path)
        await assertAccessible(page)
      }
      await page.goto(`${site}/p/${id}`)
      await page.getByRole('button', { name: 'Copy HTML' }).click()
      await page.getByText('Copied.').waitFor()
      assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^Photo by <a href="http/)
      assert.deepEqual(complaints, [])
    })
  })
}
