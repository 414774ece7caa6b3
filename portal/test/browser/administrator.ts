import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { servedHouse, visit, visitAsKeeper, visitDouble } from '../browser.ts'

export function testKeeper(): void {
  describe('the keeper', () => {
    test('signs in with the admin token, and is led to where they wanted to go', async () => {
      const { page } = await visit('/settings')
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
      await page.getByLabel('Admin token').fill('not it')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('This is not the admin token').waitFor()
      await page.getByLabel('Admin token').fill(servedHouse().adminToken)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL('**/settings')
      await page.getByText('Sign out').waitFor()
      await page.context().close()
    })

    test('is not led to another site after signing in', async () => {
      for (const next of ['//example.org', '/\\example.org', 'https://example.org']) {
        const { page } = await visitAsKeeper(`/sign-in?next=${encodeURIComponent(next)}`)
        const href = await page.getByRole('link', { name: 'Go on' }).getAttribute('href')
        assert.equal(href, '/')
        await page.context().close()
      }
    })

    test('signs out', async () => {
      const { page } = await visitAsKeeper('/settings')
      await page.getByText('Sign out').click()
      await page.getByText('Sign in to see this').waitFor()
      await page.context().close()
    })

    test('sees the settings in force, and where they came from', async () => {
      const { page } = await visitAsKeeper('/settings')
      const row = page.getByRole('row', { name: /^port / })
      await row.filter({ hasText: /Flag--portOCTAVO_PORT/ }).waitFor()
      await page.getByLabel('Only what was changed').check()
      await page.getByRole('row', { name: /^host / }).waitFor({ state: 'detached' })
      await page.getByLabel('Search settings').fill('nothing like this')
      await page.getByText('No setting has').waitFor()
      await page.context().close()
    })

    test('sees live figures as charts and as a table', async () => {
      const { page } = await visitAsKeeper('/health')
      await page.getByText('The figures of Country data as a table').click()
      const table = page.getByRole('table', { name: /Country data, the last two minutes/ })
      await table.getByRole('columnheader', { name: '95 % within' }).waitFor()
      await page.context().close()
    })

    test('makes a token, which is shown once, and revokes it', async () => {
      const { page } = await visitDouble('/tokens')
      await page.getByRole('button', { name: 'Create a token' }).click()
      await page.getByLabel('User').fill('robin')
      await page.getByLabel('Plan').selectOption('paid')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByText('let_shown_once').waitFor()
      await page.getByRole('button', { name: 'Done' }).click()
      const row = page.getByRole('row', { name: /robin/ })
      await row.getByRole('button', { name: 'Revoke' }).click()
      await page.getByRole('button', { name: 'Revoke it' }).click()
      await row.getByText('Revoked').waitFor()
      await page.context().close()
    })

    test('is told why a token cannot be made', async () => {
      const { page } = await visitDouble('/tokens')
      await page.getByRole('button', { name: 'Create a token' }).click()
      await page.getByLabel('Label').fill('refuse me')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('alert').getByText('This token cannot be made.').waitFor()
      await page.context().close()
    })

    test('turns the pages of a long list of tokens', async () => {
      const { page } = await visitDouble('/tokens')
      await page.getByRole('link', { name: 'Older' }).click()
      await page.waitForURL('**before=**')
      await page.getByRole('link', { name: 'Newest' }).waitFor()
      await page.context().close()
    })

    test('sees the demo token only after asking for it', async () => {
      const { page } = await visitDouble('/')
      await page.getByRole('button', { name: /Reveal/ }).waitFor()
      assert.equal(await page.getByText('let_5f2c9a77b1').count(), 0)
      await page.getByRole('button', { name: /Reveal/ }).click()
      await page.getByText('let_5f2c9a77b1').waitFor()
      await page.context().close()
    })
  })
}
