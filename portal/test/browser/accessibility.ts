import assert from 'node:assert/strict'
import { listViolations } from '@octavo/testing/accessibility.ts'
import type { Page } from 'playwright-core'
import { overflowOf } from '../browser.ts'

/** All rules once, because they take longer than loading the page; then those that theme and width affect. */
const circumstances = [
  { width: 1280, colorScheme: 'light', rules: undefined },
  {
    width: 320,
    colorScheme: 'dark',
    rules: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
  },
] as const

/** Asserts no axe violations and no horizontal overflow, in both themes, wide and narrow. */
export async function assertAccessible(page: Page): Promise<void> {
  for (const { width, colorScheme, rules } of circumstances) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    assert.equal(await overflowOf(page), 0, `something is wider than ${width} pixels`)
    assert.deepEqual(await listViolations(page, rules), [], `${colorScheme}, ${width} pixels wide`)
  }
  // 1280 px at a zoom of 200 %.
  await page.setViewportSize({ width: 640, height: 400 })
  assert.equal(await overflowOf(page), 0, 'something is wider than 640 pixels')
}
