import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { viewAsAdmin } from '../browser.ts'

export function testCodeAssistant(): void {
  describe('the view of code-assistant', () => {
    test('a message gets a reply, and its conversation is stored, reopened and deleted', async () => {
      const { page, complaints } = await viewAsAdmin('/code-assistant')
      const message = page.getByLabel('Message')
      await message.fill('Write a debounce function in TypeScript')
      await message.press('Control+Enter')
      await page.locator('.assistant-response .hljs-keyword').first().waitFor()
      await page.getByText('Rules, no language model').waitFor()
      await page.waitForURL(/conversation=/)
      const address = page.url()

      await page.getByRole('button', { name: 'New conversation' }).click()
      assert.equal(await page.locator('.assistant-response').count(), 0)
      await page.goto(address)
      await page.locator('.assistant-response code', { hasText: 'debounce' }).first().waitFor()
      await page.getByText('Stored conversations').click()
      const rows = page.locator('.assistant-stored-list li')
      await rows.first().waitFor()
      const count = await rows.count()
      await rows.first().getByRole('button').click()
      await page.waitForFunction(
        (before) => document.querySelectorAll('.assistant-stored-list li').length < before,
        count,
      )
      assert.deepEqual(complaints, [])
    })

    test('an answer about a repository cites passages that open', async () => {
      const { page, complaints } = await viewAsAdmin('/code-assistant?repository=lending-library')
      await page.getByLabel('Message').fill('Where is `fineOf` defined?')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.locator('.assistant-citations a').first().click()
      await page.locator('main .code', { hasText: 'fineOf' }).waitFor()
      assert.deepEqual(complaints, [])
    })

    test('a refactoring is shown as a diff, and a part of it is accepted', async () => {
      const { page, complaints } = await viewAsAdmin('/code-assistant/refactor?operation=replace-var')
      const code = page.locator('#code')
      const lines = Array.from({ length: 20 }, (_, index) => `line(${index})`)
      await code.fill(['var first = 1', ...lines, 'var last = 2', ''].join('\n'))
      await page.getByRole('button', { name: 'Replace var', exact: false }).last().click()
      await page.getByText('Accept change 2 of 2').click()
      await page.getByRole('button', { name: 'Accept 1 change' }).click()
      assert.equal(await code.inputValue(), ['const first = 1', ...lines, 'var last = 2', ''].join('\n'))
      assert.deepEqual(complaints, [])
    })

    test('a key is created, shown once and revoked', async () => {
      const { page, complaints } = await viewAsAdmin('/code-assistant/usage')
      await page.getByLabel('Name of a new key').fill('Editor')
      await page.getByRole('button', { name: 'Create' }).click()
      await page.locator('code', { hasText: /^ca_live_/ }).waitFor()
      await page.getByRole('button', { name: 'Revoke Editor' }).click()
      await page.getByRole('button', { name: 'Revoke Editor' }).waitFor({ state: 'detached' })
      assert.deepEqual(complaints, [])
    })
  })
}
