import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitAsAdmin } from '../../browser.ts'
import { assertAccessible } from '../accessibility.ts'
import { callEvents, makeDraft } from './world.ts'

const organizing = '/event-management/organizing'
const phone = { viewport: { width: 320, height: 640 } }

async function makePaidEvent(name: string): Promise<{ id: string; classId: string }> {
  const id = await makeDraft(name)
  const ticket_class = { name: 'Front row', cost: 'EUR,1250', quantity_total: 10 }
  const { id: classId } = await callEvents('POST', `/events/${id}/ticket_classes/`, { ticket_class })
  await callEvents('POST', `/events/${id}/publish/`)
  return { id, classId: String(classId) }
}

export function testPayments(): void {
  test('an organizer records a cash payment by keyboard, and the order is placed', async () => {
    const { id, classId } = await makePaidEvent('Quokka concert')
    const tickets = [{ ticket_class_id: classId, quantity: 2 }]
    const order = await callEvents('POST', `/events/${id}/orders/`, { order: { tickets } })
    const buyer = { first_name: 'Ada', last_name: 'Quill', email: 'ada@example.org' }
    await callEvents('POST', `/orders/${order.id}/`, { order: buyer })
    await callEvents('POST', `/orders/${order.id}/place/`, { order: { payment_method: 'cash' } })
    const { page, complaints } = await visitAsAdmin(`${organizing}/events/${id}/orders`, phone)
    const open = page.getByRole('button', { name: `Record the payment of Ada Quill, order ${order.id}` })
    await open.press('Enter')
    await page
      .getByRole('dialog')
      .getByText(/Ada Quill has paid €25\.00 by cash/)
      .waitFor()
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await open.press('Enter')
    await page.getByRole('button', { name: 'Record €25.00' }).press('Enter')
    await page.getByRole('row', { name: /Ada Quill.*Placed/ }).waitFor()
    assert.equal(await open.count(), 0)
    assert.equal((await callEvents('GET', `/orders/${order.id}/`)).status, 'placed')
    assert.deepEqual(complaints, [])
    await page.context().close()
  })

  test('an organizer enables and disables payment by invoice', async () => {
    const { id } = await makePaidEvent('Dugong ballet')
    const { page, complaints } = await visitAsAdmin(`${organizing}/events/${id}`, phone)
    const box = page.getByLabel('Offer payment by invoice')
    const settings = `/events/${id}/checkout_settings/`
    await box.focus()
    await page.keyboard.press('Space')
    await page.getByText(/^Payment methods: .*invoice/).waitFor()
    assert.equal((await callEvents('GET', settings)).invoice_enabled, true)
    await assertAccessible(page)
    await page.route(/checkout_settings/, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await box.press('Space')
    await page.getByRole('alert').waitFor()
    assert.equal(await box.isChecked(), true)
    await page.unroute(/checkout_settings/)
    await box.press('Space')
    await page.getByText('Payment methods: cash.').waitFor()
    assert.equal((await callEvents('GET', settings)).invoice_enabled, false)
    assert.deepEqual(complaints, [])
    await page.context().close()
  })
}
