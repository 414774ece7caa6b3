import assert from 'node:assert/strict'
import { run } from '../../src/recipes/generate-code.ts'
import type { GenerateCodeInput, GeneratedCode } from '../../src/recipes/generate-code-task.ts'

/** Generates code, and asserts that all its checks passed. */
export async function generate(input: GenerateCodeInput): Promise<GeneratedCode> {
  const result = await run(input)
  if ('abstained' in result) assert.fail(`${input.prompt}: ${result.abstained}`)
  assert.deepEqual(
    result.checks.filter(({ ok }) => !ok),
    [],
    input.prompt,
  )
  return result
}
