import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'
import { view, viewAsAdmin, viewFakePortal } from '../browser.ts'

const operation = '/explorer/country-data/getCountry'

export function testExplorer(): void {
  describe('the explorer', () => {
    test('the administrator sends a request through the portal and sees all headers', async () => {
      const { page, complaints } = await viewAsAdmin(`${operation}?code=ch&fields=name,capital`)
      await page.getByRole('button', { name: 'Run' }).click()
      await page.getByText('200 OK', { exact: true }).waitFor()
      await page.getByText('through the portal').waitFor()
      await page
        .locator('.response pre')
        .filter({ hasText: /"Switzerland"[\s\S]*"Bern"/ })
        .waitFor()
      await page.getByRole('tab', { name: 'Headers' }).click()
      await page.locator('.headers').getByText('cache-control').waitFor()
      assert.match(page.url(), /show=headers/)
      await page.getByRole('tab', { name: 'Request' }).click()
      await page.getByText('GET /alpha/ch?fields=name,capital HTTP/1.1').waitFor()
      assert.deepEqual(complaints, [])
    })

    test('a visitor sends a request from the page if CORS allows it', async () => {
      const { page, complaints } = await view(`${operation}?code=ee&fields=name`)
      await page.getByRole('button', { name: 'Run' }).click()
      await page.getByText('from this page').waitFor()
      await page
        .locator('.response pre')
        .filter({ hasText: /Estonia/ })
        .waitFor()
      assert.deepEqual(complaints, [])
    })

    test('the form is stored in the URL and restored from it', async () => {
      const { page } = await view(operation)
      await page.getByLabel('code').fill('fi')
      await page.waitForURL('**?code=fi')
      await page.reload()
      assert.equal(await page.getByLabel('code').inputValue(), 'fi')
    })

    test('missing required parameters are reported before sending', async () => {
      const { page } = await view(operation)
      await page.getByRole('button', { name: 'Run' }).click()
      await page.getByText('code is required.').waitFor()
      assert.equal(await page.getByLabel('code').getAttribute('aria-invalid'), 'true')
      assert.equal(await page.locator('.response').count(), 0)
    })

    test('an error is shown in the format of the service', async () => {
      const { page } = await view(`${operation}?code=qq`)
      await page.getByLabel('code').press('Control+Enter')
      await page.getByText('404 Not Found', { exact: true }).waitFor()
      await page
        .locator('.response pre')
        .filter({ hasText: /"message": "Not Found"/ })
        .waitFor()
    })

    test('an image is shown as an image', async () => {
      const { page } = await viewAsAdmin('/explorer/country-data/getFlagImage?code=ch&size=w320')
      await page.getByRole('button', { name: 'Run' }).click()
      const picture = page.getByAltText('Response of the service')
      await picture.waitFor()
      const image = await picture.elementHandle()
      await page.waitForFunction(
        (element) => element instanceof HTMLImageElement && element.naturalWidth === 320,
        image,
      )
    })

    test('the copied curl command returns the same response', async () => {
      const { page } = await view(`${operation}?code=is&fields=capital`)
      await page.getByRole('button', { name: 'Copy the request as curl' }).click()
      await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor({ state: 'attached' })
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      const { stdout } = await promisify(execFile)('sh', ['-c', `${copied} --silent`])
      assert.deepEqual(JSON.parse(stdout), { capital: ['Reykjavik'] })
    })

    test('the request is shown as fetch, client and SDK code', async () => {
      const { page } = await view(`${operation}?code=is&fields=capital`)
      const codeBlock = page
        .locator('section', { has: page.getByRole('heading', { name: 'Code', exact: true }) })
        .locator('pre')
      await page.getByRole('tab', { name: 'client' }).click()
      await page.getByText("client.GET('/alpha/{code}'").waitFor()
      await page.getByRole('tab', { name: 'SDK' }).click()
      await page.getByText('getCountryByCode({').waitFor()
      await codeBlock.filter({ hasText: /code: 'IS', fields: \['capital'\]/ }).waitFor()
    })

    test('a body from the example is sent with the demo token, which is not in the URL', async () => {
      const { page } = await viewFakePortal('/explorer/letters/sendLetter')
      await page.getByRole('button', { name: 'Use example' }).click()
      await page.getByLabel('express').selectOption('true')
      await page.getByRole('button', { name: 'Use the demo token' }).click()
      await page.getByRole('button', { name: 'Run' }).click()
      await page.getByText('201 Created', { exact: true }).waitFor()
      const sentRequest = JSON.parse((await page.locator('.response pre').textContent()) ?? '')
      assert.deepEqual(
        { ...sentRequest, body: JSON.parse(sentRequest.body) },
        {
          service: 'letters',
          method: 'POST',
          path: '/letters?express=true',
          headers: { authorization: 'Bearer let_5f2c9a77b1', 'content-type': 'application/json' },
          body: { to: 'Ines', pages: 1 },
        },
      )
      assert.ok(!page.url().includes('let_5f2c9a77b1'))
    })

    test('the request behind a view opens in the explorer, filled in', async () => {
      const { page } = await view('/country-data/countries/ee')
      await page.getByRole('button', { name: 'Show the request' }).click()
      await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
      await page.waitForURL(`**${operation}?code=ee`)
      assert.equal(await page.getByLabel('code').inputValue(), 'ee')
    })
  })
}
