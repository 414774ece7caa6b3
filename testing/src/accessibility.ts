import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

/** Half as long as `axe.source`, and every page compiles it. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The accessibility violations that axe finds on a loaded page, one per line; all rules by default. */
export async function listViolations(page: Page | Frame, rules?: readonly string[]): Promise<string[]> {
  // A page that is still loading cannot be judged.
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
