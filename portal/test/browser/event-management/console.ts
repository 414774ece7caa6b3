import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewAsAdmin } from '../../browser.ts'
import { callEvents, makeDraft, makeEvent } from './world.ts'

const organizing = '/event-management/organizing'

export function testConsole(): void {
  test('an organizer finds an event and sees its sales', async () => {
    const { id } = await makeEvent('Wombat supper')
    const { page, complaints } = await viewAsAdmin(organizing)
    await page.getByLabel('Search by name').fill('wombat')
    await page.getByRole('row', { name: /Wombat supper.*Live.*2 of 10 tickets/ }).waitFor()
    await page.getByRole('link', { name: 'Wombat supper' }).click()
    await page.getByRole('row', { name: /A place.*Free.*On sale.*2.*10/ }).waitFor()
    assert.equal(new URL(page.url()).pathname, `${organizing}/events/${id}`)
    await page.locator('.stock', { hasText: /Sold\s*2\s*Pending\s*0\s*Capacity\s*10/ }).waitFor()

    await page.getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('row', { name: /Ada Quill.*2 × A place.*Placed/ }).waitFor()
    await page.getByRole('link', { name: 'Inventory' }).click()
    await page.getByText('The inventory is consistent').waitFor()
    const pool = page.getByRole('row', { name: /A place.*Ticket class/ })
    await pool.filter({ hasText: /2 sold, 0 pending.*2 sold, 0 pending.*2 sold, 0 pending.*Yes/s }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('publishing reports what a draft lacks; then the event is published and unpublished', async () => {
    const id = await makeDraft('Numbat walk')
    const { page } = await viewAsAdmin(`${organizing}/events/${id}`)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'event.ticket_classes - MISSING' }).waitFor()
    await callEvents('POST', `/events/${id}/ticket_classes/`, {
      ticket_class: { name: 'A place', free: true, quantity_total: 5 },
    })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const unpublish = page.getByRole('button', { name: 'Unpublish' })
    await unpublish.waitFor()
    assert.equal((await callEvents('GET', `/events/${id}/`)).status, 'live')
    await unpublish.click()
    await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
    assert.equal((await callEvents('GET', `/events/${id}/`)).status, 'draft')
  })

  test('an attendee is checked in and out by hand', async () => {
    const { id } = await makeEvent('Bilby dance')
    const { page } = await viewAsAdmin(`${organizing}/events/${id}/attendees`)
    await page.getByLabel('Find by name or address').fill('nobody')
    await page.getByText('No matching attendees').waitFor()
    await page.getByLabel('Find by name or address').fill('qui')
    const first = page.getByRole('row', { name: /Ada Quill/ }).first()
    await first.getByRole('button', { name: /^Check in Ada Quill/ }).click()
    await first.getByText('Checked in').waitFor()
    await first.getByRole('button', { name: /^Check out Ada Quill/ }).click()
    await first.getByRole('button', { name: /^Check in Ada Quill/ }).waitFor()
  })
}
