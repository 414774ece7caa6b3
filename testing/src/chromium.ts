import { type Browser, chromium } from 'playwright-core'

/** Starts the Chromium that the npm packages install. */
export async function launchChromium(): Promise<Browser> {
  // Without it the package does not expose the libraries that its Chromium needs.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return chromium.launch({
    executablePath: await packed.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
}
