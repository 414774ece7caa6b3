import { after } from 'node:test'
import { type Browser, chromium } from 'playwright-core'

let opened: Promise<Browser> | undefined

/** One browser for all the tests of a file, closed when they are over. */
export function openBrowser(): Promise<Browser> {
  opened ??= launch()
  return opened
}

async function launch(): Promise<Browser> {
  // Without it the package keeps the libraries to itself that its Chromium needs.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const browser = await chromium.launch({
    executablePath: await packed.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
  after(() => browser.close())
  return browser
}
