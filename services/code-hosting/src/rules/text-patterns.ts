import { compileRegex, type StepBudget } from './linear-regex.ts'
import type { TextPattern } from './schema/ruleset-rules.ts'

/** Whether texts meet the condition, including its negation. */
export function compilePattern({ operator, pattern, negate = false }: TextPattern) {
  const matches = matcherOf(operator, pattern)
  return (text: string, budget: StepBudget): boolean => matches(text, budget) !== negate
}

function matcherOf(operator: TextPattern['operator'], pattern: string) {
  if (operator === 'starts_with') return (text: string) => text.startsWith(pattern)
  if (operator === 'ends_with') return (text: string) => text.endsWith(pattern)
  if (operator === 'contains') return (text: string) => text.includes(pattern)
  return compileRegex(pattern).test
}

/** The condition as a sentence, such as “Commit message must match a given regex pattern: ^fix”. */
export function describePattern(subject: string, { operator, pattern, negate, name }: TextPattern): string {
  const verb = {
    starts_with: 'start with a matching pattern',
    ends_with: 'end with a matching pattern',
    contains: 'contain a matching pattern',
    regex: 'match a given regex pattern',
  }[operator]
  return `${subject} must ${negate ? 'not ' : ''}${verb}: ${name || pattern}`
}
