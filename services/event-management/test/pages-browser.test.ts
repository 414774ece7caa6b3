import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listViolations } from '@octavo/testing/accessibility.ts'
import { launchChromium } from '@octavo/testing/chromium.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { password } from './consent.ts'
import { asOrganizer, ok } from './event-making.ts'
import { makeSale } from './order-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()

/** Generous, for busy machines. */
const timeoutMs = 30_000
let browser: Browser

before(async () => {
  browser = await launchChromium()
})
after(() => browser?.close())

const long = `${'A very long name that nobody would give to tickets, but somebody will '.repeat(2)}${'unbroken'.repeat(12)}`

/** Buys from the event page to the tickets by keyboard, taking screenshots. */
async function buyByKeyboard(
  context: BrowserContext,
  login: string,
  checkPage: (page: Page, name: string) => Promise<void>,
) {
  const tickets = [
    { name: 'A place' },
    { name: long, free: false, cost: 'EUR,2450', description: long },
    { name: 'Gift', free: false, donation: true },
  ]
  const { event } = await makeSale(service, login, tickets, { name: { html: `Jazz by ${login}` } })
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  await page.goto(`${service.url}/e/x-tickets-${event.id}`)
  await checkPage(page, 'event')
  await page.getByLabel('A place').selectOption('2')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.waitForURL('**/checkout/**')
  await checkPage(page, 'checkout')
  await page.getByRole('button', { name: 'Get the tickets' }).press('Enter')
  await page.locator('[role=alert].errors:focus').waitFor()
  await checkPage(page, 'what is missing')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Get the tickets' }).press('Enter')
  await page.waitForURL('**/mytickets/**')
  assert.equal(await page.getByRole('img', { name: /^Code of the ticket/ }).count(), 2)
  await checkPage(page, 'tickets')
  await page.goto(`${service.url}/e/x-tickets-${event.id}/waitlist`)
  await checkPage(page, 'waitlist')
  await page.goto(`${service.url}/?q=${login}`)
  await checkPage(page, 'finder')
  await page.getByRole('link', { name: `Jazz by ${login}` }).click()
  await page.getByRole('link', { name: login, exact: true }).click()
  await page.waitForURL('**/o/**')
  await checkPage(page, 'organizer')
  await page.close()
}

for (const [name, options] of Object.entries({
  'on a phone, in the dark': { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
  'on a screen': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
} as const))
  test(`tickets are bought by keyboard ${name}, without accessibility violations or overflow`, async () => {
    const context = await browser.newContext({ ...options, bypassCSP: true })
    await buyByKeyboard(context, `${options.colorScheme}-buyer`, async (page, where) => {
      assert.deepEqual(await listViolations(page), [], where)
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      assert.equal(await page.evaluate(overflow), 0, `${where} is wider than the screen`)
    })
    await context.close()
  })

for (const javaScriptEnabled of [true, false])
  test(`a password is entered by keyboard on a phone, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 640 },
      bypassCSP: javaScriptEnabled,
      javaScriptEnabled,
    })
    const checkPage = async (page: Page, where: string) => {
      if (!javaScriptEnabled) return
      assert.deepEqual(await listViolations(page), [], where)
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      assert.equal(await page.evaluate(overflow), 0, `${where} is wider than the screen`)
    }
    const login = `locked-${javaScriptEnabled}`
    const { event } = await makeSale(service, login, [{ name: 'A place' }], {
      password: 'open sesame',
      listed: false,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(timeoutMs)
    await page.goto(`${service.url}/e/x-tickets-${event.id}`)
    await checkPage(page, 'password')
    await page.getByLabel('Password').focus()
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await page.locator('[role=alert].errors').waitFor()
    await checkPage(page, 'wrong password')
    await page.getByLabel('Password').focus()
    await page.keyboard.type('open sesame')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByLabel('A place').selectOption('1')
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await page.waitForURL('**/checkout/**')
    await context.close()
  })

test('tickets are bought without script', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const { event } = await makeSale(service, 'no-script', [{ name: 'A place' }])
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  await page.goto(`${service.url}/e/x-tickets-${event.id}`)
  await page.getByLabel('A place').selectOption('1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Get the tickets' }).click()
  await page.getByRole('heading', { name: 'You are going' }).waitFor()
  await context.close()
})

test('readers in another time zone see their local time', async () => {
  const { event } = await makeSale(service, 'clocks', [{ name: 'A place' }], {
    start: { utc: '2030-12-04T18:00:00Z', timezone: 'Europe/Berlin' },
    end: { utc: '2030-12-04T21:00:00Z', timezone: 'Europe/Berlin' },
  })
  const hintFor = async (timezoneId: string) => {
    const context = await browser.newContext({ timezoneId })
    const page = await context.newPage()
    await page.goto(`${service.url}/e/x-tickets-${event.id}`)
    const hint = page.locator('[data-your-time]')
    const hintText = (await hint.isVisible()) ? await hint.innerText() : undefined
    await context.close()
    return hintText
  }
  assert.match((await hintFor('Asia/Tokyo')) ?? '', /^Where you are: Thursday.*3:00.*6:00/)
  assert.equal(await hintFor('Europe/Paris'), undefined)
})

for (const javaScriptEnabled of [true, false])
  test(`an invitation to an organization is accepted on a phone, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 640 },
      bypassCSP: javaScriptEnabled,
      javaScriptEnabled,
    })
    const login = `invited-${javaScriptEnabled}`
    await service.context.auth.createUser({ login, password, plan: 'free' })
    const owner = await asOrganizer(service, `inviter-${javaScriptEnabled}`)
    const { id } = ok(
      await owner.post('/organizations/', { organization: { name: `The ${'Ana'.repeat(30)} theatre` } }),
    )
    ok(await owner.post(`/organizations/${id}/members/`, { member: { login, role: 'manager' } }))
    const page = await context.newPage()
    page.setDefaultTimeout(timeoutMs)
    await page.goto(`${service.url}/organization-invitations`)
    await page.getByLabel('Login').fill(login)
    await page.getByLabel('Password').fill(password)
    await page.getByLabel('Password').press('Enter')
    await page.getByText('Event manager').waitFor()
    if (javaScriptEnabled) {
      assert.deepEqual(await listViolations(page), [])
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      assert.equal(await page.evaluate(overflow), 0, 'the page is wider than the screen')
    }
    await page.getByRole('button', { name: /^Accept/ }).press('Enter')
    await page.getByText(/^You are a member of The Ana/).waitFor()
    await context.close()
  })
