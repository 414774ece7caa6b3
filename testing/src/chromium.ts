import { type Browser, chromium } from 'playwright-core'

/** The Chromium that comes with the packages. */
export async function launchChromium(): Promise<Browser> {
  // Without it the package keeps the libraries to itself that its Chromium needs.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return chromium.launch({
    executablePath: await packed.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
}
