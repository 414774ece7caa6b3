import assert from 'node:assert/strict'
import { listViolations } from '@octavo/testing/accessibility.ts'
import type { Page } from 'playwright-core'
import { overflowOf } from '../browser.ts'

/** Rules that depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Asserts no axe violations and no horizontal overflow, in both themes, narrow and wide. */
export async function assertAccessible(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    assert.equal(await overflowOf(page), 0, `something is wider than ${width} pixels`)
    await page.emulateMedia({ colorScheme: 'light' })
    assert.deepEqual(await listViolations(page), [], `light, ${width} pixels wide`)
    await page.emulateMedia({ colorScheme: 'dark' })
    assert.deepEqual(await listViolations(page, colourRules), [], `dark, ${width} pixels wide`)
  }
  // 1280 px at a zoom of 200 %.
  await page.setViewportSize({ width: 640, height: 400 })
  assert.equal(await overflowOf(page), 0, 'something is wider than 640 pixels')
}
