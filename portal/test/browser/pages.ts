import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { listBarriers, overflowOf, type Visit, visit, visitAsKeeper, visitDouble } from '../browser.ts'

interface Subject {
  name: string
  open(): Promise<Visit>
  /** Something that is there only when the page is whole. */
  ready: string
}

const keeper = (path: string, ready: string): Subject => ({
  name: path,
  open: () => visitAsKeeper(path),
  ready,
})
const anybody = (path: string, ready: string): Subject => ({
  name: `${path}, not signed in`,
  open: () => visit(path),
  ready,
})

const subjects: readonly Subject[] = [
  keeper('/', '.card pre'),
  anybody('/', '.card pre'),
  anybody('/sign-in', 'form input'),
  anybody('/sign-in-failed', '.notice'),
  anybody('/nowhere', '.state'),
  anybody('/tokens', '.state'),
  keeper('/explorer', 'tbody tr'),
  keeper('/explorer/country-data', '.operation-link'),
  keeper('/explorer/country-data/getCountry?code=ch', 'form .button'),
  keeper('/tokens', '.state'),
  { name: '/tokens of a service', open: () => visitDouble('/tokens'), ready: 'tbody tr' },
  keeper('/health', '.chart'),
  keeper('/settings', 'tbody tr'),
  keeper('/sandbox/clock', '.clock time'),
  keeper('/sandbox/faults', 'form .button'),
  keeper('/sandbox/snapshots', 'form .button'),
  keeper('/sandbox/journal', 'h1'),
  anybody('/country-data', '.map .land'),
  anybody('/country-data?q=guinea', '.found-ring'),
  anybody('/country-data/countries/ch', '.record .origin a'),
  anybody('/country-data/countries/qq', '.state'),
  anybody('/country-data/compare', '.state'),
  anybody('/country-data/compare?a=jp&b=no', '.silhouette path'),
  anybody('/country-data/historical', 'tbody tr'),
]

export function testPages(): void {
  describe('every page', () => {
    for (const { name, open, ready } of subjects)
      test(`${name}: no barriers, nothing sideways, in both themes, narrow and wide`, async () => {
        const { page, complaints } = await open()
        await page.locator(ready).first().waitFor({ state: 'attached' })
        for (const width of [320, 640, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          assert.equal(await overflowOf(page), 0, `something is wider than ${width} pixels`)
        }
        for (const colorScheme of ['light', 'dark'] as const)
          for (const width of [320, 1280]) await assertNoBarriers(page, colorScheme, width)
        assert.deepEqual(complaints, [])
        await page.context().close()
      })
  })
}

async function assertNoBarriers(page: Page, colorScheme: 'light' | 'dark', width: number): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 800 })
  assert.deepEqual(await listBarriers(page), [], `${colorScheme}, ${width} pixels wide`)
}
