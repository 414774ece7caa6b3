import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewAsAdmin } from '../../browser.ts'
import { getMail, makeEvent } from './world.ts'

export function testMails(): void {
  test('a mail to a buyer is shown, and its attachments are downloaded', async () => {
    const { id } = await makeEvent('Pademelon picnic')
    const mail = await getMail(id)
    const { page, complaints } = await viewAsAdmin('/event-management/organizing/mails')
    await page
      .getByRole('link', { name: /Pademelon picnic/ })
      .first()
      .click()
    await page.getByText('Ada Quill, ada@example.org', { exact: true }).waitFor()
    assert.equal(new URL(page.url()).pathname, `/event-management/organizing/mails/${mail}`)
    await page.locator('.mail-text a').first().waitFor()
    assert.equal(await page.getByRole('link', { name: id }).count(), 1)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save event.ics' }).click()
    assert.equal((await saving).suggestedFilename(), 'event.ics')
    assert.deepEqual(complaints, [])
  })
}
