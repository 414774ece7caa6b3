import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

/** The accessibility violations that axe finds. */
export async function listBarriers(page: Page | Frame): Promise<string[]> {
  // A page that is still loading cannot be judged.
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await Object(globalThis).axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    )
  })
}
