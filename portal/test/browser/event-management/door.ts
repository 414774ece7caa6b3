import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewAsAdmin, visitAsAdmin } from '../../browser.ts'
import { assertAccessible } from '../accessibility.ts'
import { makeEvent } from './world.ts'

const doorOf = (id: string) => `/event-management/organizing/events/${id}/door`

export function testDoor(): void {
  test('a scanner that types admits each ticket once, and the count is updated', async () => {
    const { id, barcodes } = await makeEvent('Potoroo night')
    const { page, complaints } = await visitAsAdmin(doorOf(id), { viewport: { width: 320, height: 640 } })
    const outcome = page.locator('.outcome')
    await page.getByText('0 of 2 inside').waitFor()
    const scan = async (code: string, title: string) => {
      // The field keeps the focus between two tickets.
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await outcome.getByText(title, { exact: true }).waitFor()
    }
    await scan(barcodes[0] ?? '', 'Checked in')
    await page.getByText('1 of 2 inside').waitFor()
    await outcome.filter({ hasText: /Ada Quill, A place/ }).waitFor()
    await scan(barcodes[0] ?? '', 'Already used')
    await scan('000', 'Not a ticket')
    await scan(barcodes[1] ?? '', 'Checked in')
    await page.getByText('2 of 2 inside').waitFor()
    assert.equal(await page.locator('.section .row').count(), 4)

    await page.getByRole('link', { name: 'Out', exact: true }).click()
    await page.getByLabel('Ticket code').fill(barcodes[0] ?? '')
    await page.keyboard.press('Enter')
    await outcome.getByText('Checked out', { exact: true }).waitFor()
    await page.getByText('1 of 2 inside').waitFor()
    await assertAccessible(page)
    assert.deepEqual(complaints, [])
    await page.context().close()
  })

  test('an attendee without a ticket is found by name and checked in by hand', async () => {
    const { id } = await makeEvent('Bettong supper')
    const { page, complaints } = await visitAsAdmin(doorOf(id), { viewport: { width: 320, height: 640 } })
    await page.getByText('0 of 2 inside').waitFor()
    await page.getByLabel('Find by name').fill('nobody')
    await page.getByText('No attendee with this name').waitFor()
    await page.getByLabel('Find by name').fill('quill')
    await page
      .getByRole('button', { name: /^Check in Ada Quill/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Check out Ada Quill/ }).waitFor()
    await page.getByText('1 of 2 inside').waitFor()
    // The field has the focus again, so the next scan presses no button.
    await page.locator('#door-code:focus').waitFor()
    await assertAccessible(page)
    assert.deepEqual(complaints, [])
    await page.context().close()
  })

  test('a scan without a network is retried, and counts once', async () => {
    const { id, barcodes } = await makeEvent('Dunnart evening')
    const { page } = await viewAsAdmin(doorOf(id))
    await page.getByText('0 of 2 inside').waitFor()
    // The service receives the request, but its response is lost.
    await page.route(/\/redeem\//, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await page.keyboard.type(barcodes[0] ?? '')
    await page.keyboard.press('Enter')
    await page.locator('.outcome').getByText('No response', { exact: true }).waitFor()
    await page.unroute(/\/redeem\//)
    await page.getByRole('button', { name: /^Send .* again$/ }).click()
    await page.locator('.outcome').getByText('Checked in', { exact: true }).waitFor()
  })

  test('the camera is offered if the browser detects codes, and its codes are scanned', async () => {
    const { id, barcodes } = await makeEvent('Quoll matinee')
    const { page } = await visitAsAdmin(doorOf(id))
    await page.getByText('0 of 2 inside').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Use the camera' }).count(), 0)

    await page.addInitScript((code) => {
      Object.assign(globalThis, {
        BarcodeDetector: class {
          detect = async () => [{ rawValue: code }]
        },
      })
      const stream = () => document.createElement('canvas').captureStream(5)
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => stream() } })
      // An empty canvas produces no video frames.
      HTMLMediaElement.prototype.play = async () => undefined
    }, barcodes[0] ?? '')
    await page.reload()
    await page.getByRole('button', { name: 'Use the camera' }).click()
    await page.locator('.outcome').getByText('Checked in', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Turn off the camera' }).click()
    assert.equal(await page.locator('video').count(), 0)
    assert.equal(await page.locator('.section .row').count(), 1)
    await page.context().close()
  })
}
