import { type Browser, chromium } from 'playwright-core'

interface UnpackedChromium {
  executablePath: string
  env: NodeJS.ProcessEnv
}

let unpacked: Promise<UnpackedChromium> | undefined

/** Starts the Chromium that the npm packages install. */
export async function launchChromium(): Promise<Browser> {
  unpacked ??= unpackChromium()
  return chromium.launch({
    ...(await unpacked),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
}

/** The package sets variables for its libraries and fonts, which other child processes of the tests must not get. */
async function unpackChromium(): Promise<UnpackedChromium> {
  const before = { ...process.env }
  // Without it the package does not expose the libraries that its Chromium needs.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  const env = { ...process.env }
  for (const name of ['AWS_EXECUTION_ENV', 'FONTCONFIG_PATH', 'HOME', 'LD_LIBRARY_PATH']) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
  return { executablePath, env }
}
