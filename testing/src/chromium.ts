import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

/** Unpacked once per installation. */
const folder = fileURLToPath(new URL('../../node_modules/.cache/octavo-chromium', import.meta.url))

/** Starts the Chromium that the npm packages install. */
export async function launchChromium(): Promise<Browser> {
  if (!existsSync(folder)) await unpackChromium()
  const { FONTCONFIG_PATH = join(folder, 'fonts'), LD_LIBRARY_PATH = '', HOME = folder } = process.env
  const libraries = [join(folder, 'al2023', 'lib'), ...LD_LIBRARY_PATH.split(':').filter(Boolean)]
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    env: { ...process.env, HOME, FONTCONFIG_PATH, LD_LIBRARY_PATH: libraries.join(':') },
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
}

/** Replaces the configuration of the package, which has wrong paths. Without fonts, Chromium shows no text and may crash. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

/** Unpacks to a draft, because several processes may need it at once. */
async function unpackChromium(): Promise<void> {
  const { default: packed } = await import('@sparticuz/chromium')
  await mkdir(join(folder, '..'), { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  // The package unpacks to the temporary folder, and only for this runtime the libraries that its Chromium needs.
  const variables = { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  await withEnvironment(variables, () => packed.executablePath())
  await writeFile(join(draft, 'fonts/fonts.conf'), fontConfiguration)
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

/** Sets variables only until the call returns, even when it returns a promise. */
function withEnvironment<T>(variables: Record<string, string>, call: () => T): T {
  const before = { ...process.env }
  Object.assign(process.env, variables)
  try {
    return call()
  } finally {
    for (const name of Object.keys(variables)) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}
