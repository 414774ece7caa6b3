import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { listViolations } from '@octavo/testing/accessibility.ts'
import { launchChromium } from '@octavo/testing/chromium.ts'
import type { Browser, Page } from 'playwright-core'
import { systemClock } from '../../src/clock.ts'
import { authorizePath, newVerifier, noteDialect, password, startOAuthServer } from './oauth-harness.ts'

const site = { title: 'Doors', home: '/', hue: 235, logoCell: 1 }
const server = await startOAuthServer({ ...noteDialect, site }, { clock: systemClock })
const patienceMs = 30_000
let browser: Browser

/** The app: it redirects to another address once the user is signed in, as real apps do. */
const visits: URL[] = []
const app = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://app')
  visits.push(url)
  if (url.pathname === '/callback') response.writeHead(302, { location: '/welcome' }).end()
  else response.end('Welcome')
})

before(async () => {
  await new Promise<void>((listening) => app.listen(0, '127.0.0.1', listening))
  browser = await launchChromium()
})
after(async () => {
  await browser?.close()
  app.close()
  app.closeAllConnections()
})

test('a user without JavaScript signs in after a typo, allows access, and returns to the app', async () => {
  const redirectUri = `http://127.0.0.1:${(app.address() as AddressInfo).port}/callback`
  const name = `Notes for desks ${'andchairs'.repeat(8)}`
  const { clientId } = await server.addApp({ name, redirectUris: [redirectUri], isPublic: true })
  const pkce = { code_challenge: newVerifier().challenge, code_challenge_method: 'S256' }
  const parameters = { client_id: clientId, scope: 'read write share', state: 'here', ...pkce }
  const { page, complaints } = await openPage()
  await page.goto(server.url + authorizePath(parameters))
  await assertOpenToAll(page)
  await page.getByLabel('Login').fill('ada')
  await page.getByLabel('Password').fill('a slip')
  await page.getByRole('button', { name: 'Sign in to Doors' }).click()
  await page.getByRole('alert').waitFor()
  await assertOpenToAll(page)
  // Uses the keyboard only.
  await page.getByLabel('Password').focus()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByText('show them to others').waitFor()
  await assertOpenToAll(page)
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.waitForURL('**/welcome')
  const response = visits.find(({ pathname }) => pathname === '/callback')
  assert.ok(response?.searchParams.get('code'))
  assert.equal(response?.searchParams.get('state'), 'here')
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a user connects a device, and a broken link shows an error', async () => {
  const { clientId } = await server.addApp({ isPublic: true, redirectUris: [] })
  const { json } = await server.post('/oauth/device_authorization', { client_id: clientId, scope: 'read' })
  const { page, complaints } = await openPage()
  await page.goto(json.verification_uri_complete)
  await page.getByLabel('Login').fill('ada')
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  assert.equal(await page.getByLabel('Code').inputValue(), json.user_code)
  await assertOpenToAll(page)
  await page.getByLabel('Code').fill('BBBB-BBBB')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await assertOpenToAll(page)
  await page.getByLabel('Code').fill(json.user_code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Go on only if').waitFor()
  await assertOpenToAll(page)
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByText('Your device is connected').waitFor()
  await assertOpenToAll(page)
  await page.goto(`${server.url}${authorizePath({ client_id: 'nobody' })}`)
  await assertOpenToAll(page)
  assert.deepEqual(complaints, [])
  await page.context().close()
})

async function openPage() {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!/status of 4\d\d/.test(message.text())) complaints.push(message.text())
  })
  return { page, complaints }
}

/** Runs the accessibility checker on the page in a separate browser context. */
async function assertOpenToAll(original: Page): Promise<void> {
  const page = await browser.newPage()
  // The content security policy of the original page would block the checker, so it runs on a copy.
  await page.setContent((await original.content()).replace(/<link[^>]*>/, ''))
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    assert.deepEqual(
      [await listViolations(page), overflow],
      [[], 0],
      `${original.url()} ${width} ${colorScheme}`,
    )
  }
  await page.close()
}
