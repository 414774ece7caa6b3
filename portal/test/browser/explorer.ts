import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'
import { visit, visitAsKeeper, visitDouble } from '../browser.ts'

const operation = '/explorer/country-data/getCountry'

export function testExplorer(): void {
  describe('the explorer', () => {
    test('a keeper runs a call through the portal and sees every header', async () => {
      const { page, complaints } = await visitAsKeeper(`${operation}?code=ch&fields=name,capital`)
      await page.getByRole('button', { name: 'Run' }).click()
      await page.getByText('200 OK', { exact: true }).waitFor()
      await page.getByText('through the portal').waitFor()
      await page
        .locator('.answer pre')
        .filter({ hasText: /"Switzerland"[\s\S]*"Bern"/ })
        .waitFor()
      await page.getByRole('tab', { name: 'Headers' }).click()
      await page.locator('.headers').getByText('cache-control').waitFor()
      assert.match(page.url(), /show=headers/)
      await page.getByRole('tab', { name: 'Request' }).click()
      await page.getByText('GET /alpha/ch?fields=name,capital HTTP/1.1').waitFor()
      assert.deepEqual(complaints, [])
      await page.context().close()
    })

    test('anybody runs a call from the page, where the service lets pages call it', async () => {
      const { page, complaints } = await visit(`${operation}?code=ee&fields=name`)
      await page.getByRole('button', { name: 'Run' }).click()
      await page.getByText('from this page').waitFor()
      await page
        .locator('.answer pre')
        .filter({ hasText: /Estonia/ })
        .waitFor()
      assert.deepEqual(complaints, [])
      await page.context().close()
    })

    test('what is filled in stands in the address, and the address fills it in', async () => {
      const { page } = await visit(operation)
      await page.getByLabel('code').fill('fi')
      await page.waitForURL('**?code=fi')
      await page.reload()
      assert.equal(await page.getByLabel('code').inputValue(), 'fi')
      await page.context().close()
    })

    test('what is needed and missing is asked for before anything is sent', async () => {
      const { page } = await visit(operation)
      await page.getByRole('button', { name: 'Run' }).click()
      await page.getByText('code is needed.').waitFor()
      assert.equal(await page.getByLabel('code').getAttribute('aria-invalid'), 'true')
      assert.equal(await page.locator('.answer').count(), 0)
      await page.context().close()
    })

    test('an error is shown as the service words it', async () => {
      const { page } = await visit(`${operation}?code=qq`)
      await page.getByLabel('code').press('Control+Enter')
      await page.getByText('404 Not Found', { exact: true }).waitFor()
      await page
        .locator('.answer pre')
        .filter({ hasText: /"message": "Not Found"/ })
        .waitFor()
      await page.context().close()
    })

    test('a picture is shown as a picture', async () => {
      const { page } = await visitAsKeeper('/explorer/country-data/getFlagPicture?code=ch&size=w320')
      await page.getByRole('button', { name: 'Run' }).click()
      const picture = page.getByAltText('What the service answered')
      await picture.waitFor()
      await page.waitForFunction((image) => Object(image).naturalWidth === 320, await picture.elementHandle())
      await page.context().close()
    })

    test('the copied curl gives what the page showed', async () => {
      const { page } = await visit(`${operation}?code=is&fields=capital`)
      await page.getByRole('button', { name: 'Copy the call as curl' }).click()
      await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor({ state: 'attached' })
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      const { stdout } = await promisify(execFile)('sh', ['-c', `${copied} --silent`])
      assert.deepEqual(JSON.parse(stdout), { capital: ['Reykjavik'] })
      await page.context().close()
    })

    test('the same call is written for fetch, the client and the SDK of the ecosystem', async () => {
      const { page } = await visit(`${operation}?code=is&fields=capital`)
      const written = page.locator('section', { hasText: 'The same call' }).locator('pre')
      await page.getByRole('tab', { name: 'client' }).click()
      await page.getByText("client.GET('/alpha/{code}'").waitFor()
      await page.getByRole('tab', { name: 'SDK' }).click()
      await page.getByText('getCountryByCode({').waitFor()
      await written.filter({ hasText: /code: 'IS', fields: \['capital'\]/ }).waitFor()
      await page.context().close()
    })

    test('a body starts from an example and is sent with the demo token, which the address never shows', async () => {
      const { page } = await visitDouble('/explorer/letters/sendLetter')
      await page.getByRole('button', { name: 'Fill in an example' }).click()
      await page.getByLabel('express').selectOption('true')
      await page.getByRole('button', { name: 'Use the demo token' }).click()
      await page.getByRole('button', { name: 'Run' }).click()
      await page.getByText('201 Created', { exact: true }).waitFor()
      const sent = JSON.parse((await page.locator('.answer pre').textContent()) ?? '')
      assert.deepEqual(
        { ...sent, body: JSON.parse(sent.body) },
        {
          service: 'letters',
          method: 'POST',
          path: '/letters?express=true',
          headers: { authorization: 'Bearer let_5f2c9a77b1', 'content-type': 'application/json' },
          body: { to: 'Ines', pages: 1 },
        },
      )
      assert.ok(!page.url().includes('let_5f2c9a77b1'))
      await page.context().close()
    })

    test('a call behind a view opens in the explorer, filled in', async () => {
      const { page } = await visit('/country-data/countries/ee')
      await page.getByRole('button', { name: 'Show the call' }).click()
      await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
      await page.waitForURL(`**${operation}?code=ee`)
      assert.equal(await page.getByLabel('code').inputValue(), 'ee')
      await page.context().close()
    })
  })
}
