import assert from 'node:assert/strict'
import { listViolations } from '@octavo/testing/accessibility.ts'
import type { Page } from 'playwright-core'
import { overflowOf } from '../browser.ts'

/** Each layout and each theme once, because axe takes longer than loading the page. */
const circumstances = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

/** Asserts no axe violations and no horizontal overflow, in both themes, narrow and wide. */
export async function assertAccessible(page: Page): Promise<void> {
  for (const { width, colorScheme } of circumstances) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    assert.equal(await overflowOf(page), 0, `something is wider than ${width} pixels`)
    assert.deepEqual(await listViolations(page), [], `${colorScheme}, ${width} pixels wide`)
  }
  // 1280 px at a zoom of 200 %.
  await page.setViewportSize({ width: 640, height: 400 })
  assert.equal(await overflowOf(page), 0, 'something is wider than 640 pixels')
}
