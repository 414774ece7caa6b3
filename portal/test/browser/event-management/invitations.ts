import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewAsAdmin, visitAsAdmin } from '../../browser.ts'
import { assertAccessible } from '../accessibility.ts'
import { callEvents, makeDraft, makeEvent } from './world.ts'

const invitationsOf = (id: string) => `/event-management/organizing/events/${id}/invitations`

export function testInvitations(): void {
  test('an organizer invites a guest by keyboard, gets the link once, and revokes the invitation', async () => {
    const id = await makeDraft('Bandicoot salon')
    await callEvents('POST', `/events/${id}/`, {
      event: { invite_only: true, listed: false, shareable: false },
    })
    await callEvents('POST', `/events/${id}/ticket_classes/`, {
      ticket_class: { name: 'A place', free: true, quantity_total: 5 },
    })
    await callEvents('POST', `/events/${id}/publish/`)
    const { page, complaints } = await visitAsAdmin(invitationsOf(id), {
      viewport: { width: 320, height: 640 },
    })
    await page.getByText('No invitations yet').waitFor()
    await page.getByRole('button', { name: 'Invite a guest' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('nowhere')
    await dialog.getByLabel('Tickets').fill('2')
    await dialog.getByLabel('Expires').fill('2031-04-30T12:00')
    await dialog.getByRole('button', { name: 'Invite' }).press('Enter')
    await dialog.getByRole('alert').waitFor()
    await dialog.getByLabel('Name').fill('Grace Quill')
    await dialog.getByLabel('Email').fill('grace@example.org')
    await assertAccessible(page)
    await dialog.getByLabel('Email').press('Enter')
    const link = (await dialog.locator('code').textContent()) ?? ''
    assert.match(link, /[?&]invite_token=\w+/)
    const response = await fetch(link, { redirect: 'manual' })
    assert.equal(response.status, 303)
    await assertAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).press('Enter')
    const row = page.getByRole('row', { name: /Grace Quill.*0 of 2.*Open/ })
    await row.getByRole('button', { name: 'Revoke the invitation of Grace Quill' }).press('Enter')
    await page.getByRole('button', { name: 'Revoke invitation' }).press('Enter')
    await page.getByRole('row', { name: /Grace Quill.*Revoked/ }).waitFor()
    assert.equal((await fetch(link, { redirect: 'manual' })).status, 403)
    assert.deepEqual(complaints, [])
    await page.context().close()
  })

  test('a public event offers no invitations, and explains why', async () => {
    const { id } = await makeEvent('Possum parade')
    const { page } = await viewAsAdmin(invitationsOf(id))
    await page.getByText('Everybody can see this one').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Invite a guest' }).count(), 0)
  })
}
