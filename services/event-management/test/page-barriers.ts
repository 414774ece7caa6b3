import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

/** What on a page keeps somebody from using it, as far as a program can tell. */
export async function listBarriers(page: Page | Frame): Promise<string[]> {
  // Of half a page it cannot be told.
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await Object(globalThis).axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    )
  })
}
