import assert from 'node:assert/strict'
import { test } from 'node:test'
import { view, viewAsAdmin } from '../../browser.ts'

export function testReviews(): void {
  test('the administrator creates, updates, collapses and deletes a review', async () => {
    const { page, complaints } = await viewAsAdmin('/anime-catalogue/anime/cowboy-bebop')
    await page.getByText('No reviews yet.').waitFor()
    await page.getByLabel('Write a review').fill('It *stays* with you. <script>alert(1)</script>')
    await page.getByLabel('Rating').selectOption('18')
    await page.getByRole('button', { name: 'Publish review' }).click()
    const review = page.getByRole('article', { name: 'Review by demo' })
    await review.locator('em', { hasText: 'stays' }).waitFor()
    await review.filter({ hasText: /9 of 10/ }).waitFor()

    await page.getByLabel('Your review').fill('In the end **nobody** laughs.')
    await page.getByLabel('Contains spoilers').check()
    await page.getByRole('button', { name: 'Update review' }).click()
    const fold = review.getByText('Contains spoilers. Show anyway')
    await fold.waitFor()
    assert.equal(await review.getByText('nobody').isVisible(), false)
    await fold.click()
    await review.locator('strong', { hasText: 'nobody' }).waitFor()

    await page.reload()
    assert.equal(await page.getByLabel('Your review').inputValue(), 'In the end **nobody** laughs.')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No reviews yet.').waitFor()
    assert.equal(await page.getByLabel('Write a review').inputValue(), '')
    assert.deepEqual(complaints, [])
  })

  test('a visitor reads, and must sign in to write', async () => {
    const { page } = await view('/anime-catalogue/anime/cowboy-bebop')
    await page.getByRole('link', { name: 'Sign in to write a review' }).waitFor()
    assert.equal(await page.getByLabel('Write a review').count(), 0)
  })

  test('a hostile review is inert', async () => {
    const { page, complaints } = await view('/nowhere')
    const attributes = {
      content: '',
      contentFormatted:
        '<p onclick="window.caught=1">Read <a href="javascript:window.caught=1">this</a>' +
        '<img src="x" onerror="window.caught=1"><script>window.caught=1</script><iframe srcdoc="x"></iframe></p>',
      rating: 2,
      spoiler: false,
      likesCount: 0,
      createdAt: '2026-01-01T00:00:00.000Z',
    }
    await page.route(/\/reviews\?/, (route) =>
      route.fulfill({
        contentType: 'application/vnd.api+json',
        headers: { 'access-control-allow-origin': '*' },
        json: { data: [{ type: 'reviews', id: '1', attributes }], included: [], meta: { count: 1 } },
      }),
    )
    await page.goto(new URL('/anime-catalogue/anime/cowboy-bebop', page.url()).href)
    const text = page.locator('.review .prose')
    await text.getByText('Read').click()
    await text.getByText('this').click()
    assert.equal(await text.locator('script, iframe, [onclick], [onerror], [href]').count(), 0)
    assert.equal(await page.evaluate(() => 'caught' in globalThis), false)
    assert.deepEqual(complaints, [])
  })
}
