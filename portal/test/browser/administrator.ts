import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { servedOctavo, viewAsAdmin, viewFakePortal, visit, visitAsAdmin } from '../browser.ts'

export function testAdministrator(): void {
  describe('the administrator', () => {
    test('signs in with the admin token and returns to the requested page', async () => {
      const { page } = await visit('/settings')
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
      await page.getByLabel('Admin token').fill('not it')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('Wrong admin token').waitFor()
      await page.getByLabel('Admin token').fill(servedOctavo().adminToken)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL('**/settings')
      await page.getByText('Sign out').waitFor()
      await page.context().close()
    })

    test('is not redirected to another site after signing in', async () => {
      for (const next of ['//example.org', '/\\example.org', 'https://example.org']) {
        const { page } = await viewAsAdmin(`/sign-in?next=${encodeURIComponent(next)}`)
        const href = await page.getByRole('link', { name: 'Continue' }).getAttribute('href')
        assert.equal(href, '/')
      }
    })

    test('signs out', async () => {
      const { page } = await visitAsAdmin('/settings')
      await page.getByText('Sign out').click()
      await page.getByText('Sign in to continue').waitFor()
      await page.context().close()
    })

    test('sees effective settings and their origin', async () => {
      const { page } = await viewAsAdmin('/settings')
      const row = page.getByRole('row', { name: /^port / })
      await row.filter({ hasText: /Flag--portOCTAVO_PORT/ }).waitFor()
      await page.getByLabel('Only changed settings').check()
      await page.getByRole('row', { name: /^host / }).waitFor({ state: 'detached' })
      await page.getByLabel('Search settings').fill('nothing like this')
      await page.getByText('No settings match').waitFor()
    })

    test('sees metrics as charts and as a table', async () => {
      const { page } = await viewAsAdmin('/health')
      await page.getByText('Metrics of Country data as a table').click()
      const table = page.getByRole('table', { name: /Country data, the last two minutes/ })
      await table.getByRole('columnheader', { name: 'p95' }).waitFor()
    })

    test('creates a token, which is shown once, and revokes it', async () => {
      const { page } = await viewFakePortal('/tokens')
      await page.getByRole('button', { name: 'Create token' }).click()
      await page.getByLabel('User').fill('robin')
      await page.getByLabel('Plan').selectOption('paid')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByText('let_shown_once').waitFor()
      await page.getByRole('button', { name: 'Done' }).click()
      const row = page.getByRole('row', { name: /robin/ })
      await row.getByRole('button', { name: 'Revoke' }).click()
      await page.getByRole('button', { name: 'Revoke token' }).click()
      await row.getByText('Revoked').waitFor()
    })

    test('sees why a token cannot be created', async () => {
      const { page } = await viewFakePortal('/tokens')
      await page.getByRole('button', { name: 'Create token' }).click()
      await page.getByLabel('Label').fill('refuse me')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('alert').getByText('The token cannot be created.').waitFor()
    })

    test('pages through a long list of tokens', async () => {
      const { page } = await viewFakePortal('/tokens')
      await page.getByRole('link', { name: 'Older' }).click()
      await page.waitForURL('**before=**')
      await page.getByRole('link', { name: 'Newest' }).waitFor()
    })

    test('sees the demo token only after revealing it', async () => {
      const { page } = await viewFakePortal('/')
      await page.getByRole('button', { name: /Reveal/ }).waitFor()
      assert.equal(await page.getByText('let_5f2c9a77b1').count(), 0)
      await page.getByRole('button', { name: /Reveal/ }).click()
      await page.getByText('let_5f2c9a77b1').waitFor()
    })
  })
}
