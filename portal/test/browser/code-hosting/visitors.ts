import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, view, viewAsAdmin, visit } from '../../browser.ts'

const home = '/code-hosting/demo/hello-octavo'

export function testVisitors(): void {
  test('visitor: few requests, and unchanged resources are free', async () => {
    const { page } = await visit('/nowhere')
    const requestUrls: string[] = []
    page.on('response', (response) => {
      const isOfApi =
        response.url().startsWith(`${addressOf('code-hosting')}/`) && !/_avatars/.test(response.url())
      if (isOfApi && response.request().method() === 'GET' && response.status() !== 304)
        requestUrls.push(response.url())
    })
    await page.goto(new URL(home, page.url()).href)
    await page.getByRole('region', { name: 'Readme' }).getByText('Everything here is real').waitFor()
    await page.locator('.last-commit-text').waitFor()
    assert.ok(requestUrls.length <= 4, requestUrls.join('\n'))
    assert.equal(await page.getByRole('link', { name: 'Webhooks', exact: true }).count(), 0)

    await page
      .getByRole('link', { name: 'LICENSE' })
      .or(page.getByRole('link', { name: 'package.json' }))
      .first()
      .click()
    await page.locator('.line').first().waitFor()
    await page.locator('.last-commit-text').waitFor()
    const before = requestUrls.length
    await page.goBack()
    await page.getByRole('region', { name: 'Readme' }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(requestUrls.slice(before), [])
    await page.context().close()
  })

  test('visitor: must sign in to comment or to open an issue', async () => {
    const { page } = await view(`${home}/issues/2`)
    await page.getByRole('link', { name: 'Sign in to comment' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Comment' }).count(), 0)
  })

  test('palette finds repositories; request is shown with Octokit', async () => {
    const { page } = await viewAsAdmin(`${home}/issues?state=all`)
    await page.locator('#issues .row').first().waitFor()
    await page.keyboard.press('c')
    await page.getByRole('tab', { name: 'SDK' }).click()
    await page.getByRole('dialog').getByText("octokit.request('GET /repos/{owner}/{repo}/issues'").waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill('lighthouse')
    await page.getByRole('option', { name: /lantern-works\/beam/ }).click()
    await page.waitForURL('**/code-hosting/lantern-works/beam')
  })
}
