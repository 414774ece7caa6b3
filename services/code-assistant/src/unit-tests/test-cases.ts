import type { Evaluation } from './evaluate-script.ts'

export interface TestedSymbol {
  name: string
  kind: 'function' | 'class'
  cases: TestCase[]
}

export interface TestCase {
  args: readonly unknown[]
  result: NonNullable<Evaluation>
}

const maxValues = 3
const maxErrors = 2

/** Picks calls with different results: a few values, and each error once. */
export function pickCases(
  candidates: readonly (readonly unknown[])[],
  evaluate: (args: readonly unknown[]) => Evaluation,
): TestCase[] {
  const values: TestCase[] = []
  const errors: TestCase[] = []
  const seenKeys = new Set<string>()
  for (const args of candidates) {
    const result = evaluate(args)
    if (!result) continue
    const key = 'thrown' in result ? `throws ${result.thrown}` : JSON.stringify(result.value)
    if (seenKeys.has(key)) continue
    seenKeys.add(key)
    if ('thrown' in result && errors.length < maxErrors) errors.push({ args, result })
    else if (!('thrown' in result) && isWritable(result.value) && values.length < maxValues)
      values.push({ args, result })
  }
  return [...values, ...errors]
}

/** Values that literals can express. */
function isWritable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isWritable)
  if (typeof value === 'number') return Math.abs(value) < 1e12 && !Object.is(value, -0)
  return value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean'
}
