import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, view, viewAsAdmin } from '../../browser.ts'
import { makeEvent } from './world.ts'

export function testFinder(): void {
  test('the search is in the URL, and leads to an event with its tickets', async () => {
    const { id } = await makeEvent('Quokka lecture')
    const { page, complaints } = await viewAsAdmin('/event-management')
    await page.getByLabel('Search events').fill('quokka')
    const eventLink = page.getByRole('link', { name: 'Quokka lecture' })
    await eventLink.waitFor()
    await page.waitForURL('**/event-management?q=quokka')
    // Keyboard navigation from the field into the list.
    await page.getByLabel('Search events').press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Quokka lecture' }).waitFor()
    assert.equal(new URL(page.url()).pathname, `/event-management/events/${id}`)
    await page.getByRole('row', { name: /A place.*Free.*On sale/ }).waitFor()
    const buy = await page.getByRole('link', { name: 'Buy tickets' }).getAttribute('href')
    assert.ok(buy?.startsWith(`${addressOf('event-management')}/e/`), `${buy}`)
    assert.deepEqual(complaints, [])
  })

  test('a category filters the search, and an unknown place is reported', async () => {
    const { page } = await viewAsAdmin('/event-management')
    await page.getByLabel('Category').selectOption({ label: 'Music' })
    await page.waitForURL(/category=103/)
    await page.getByLabel('Place').fill('Nowhere-at-all')
    await page.getByText('Unknown place “Nowhere-at-all”').waitFor()
    await page.getByLabel('Place').fill('Berlin')
    await page.locator('#events .row').first().waitFor()
  })

  test('the palette finds an event by its name', async () => {
    const { id } = await makeEvent('Echidna reading')
    const { page } = await viewAsAdmin('/event-management')
    await page.getByLabel('Search events').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Go to/ }).fill('echidna')
    await page.getByRole('option', { name: /Echidna reading/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/event-management/events/${id}`)
  })

  test('a visitor sees a sign-in link and a link to the public pages', async () => {
    const { page } = await view('/event-management/organizing')
    await page.getByText('Sign in to see this').waitFor()
    const href = await page.getByRole('link', { name: 'public pages' }).getAttribute('href')
    assert.equal(href, addressOf('event-management'))
  })

  test('an unknown event shows an error', async () => {
    const { page } = await viewAsAdmin('/event-management/events/5')
    await page.getByText('Event not found').waitFor()
  })
}
