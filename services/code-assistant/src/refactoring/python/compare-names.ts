import { type SyntaxNode, type SyntaxTree, textOf } from '../../syntax/syntax-tree.ts'
import type { CompareNames } from '../parsed-code/verify.ts'
import type { Binding } from './binding.ts'
import { analyzeScopes } from './scopes.ts'

/** Finds names that are no longer bound, or that mean another variable, such as one that a new variable shadows. */
export const compareNames: CompareNames = (before, after, toAfter) => {
  const old = analyzeScopes(before)
  const revised = analyzeScopes(after)
  const problems: string[] = []
  const namesAfter = new Map([...revised.names.keys()].map((name) => [name.start, name]))
  let count = 0
  for (const name of old.names.keys()) {
    const start = toAfter(name.start)
    const match = start === undefined ? undefined : namesAfter.get(start)
    if (!match) continue
    count++
    const expected = old.resolve(name)
    const actual = revised.resolve(match)
    if (!expected && !actual) continue
    const line = lineText(after, match)
    if (!actual) problems.push(`\`${textOf(match)}\` would no longer be bound: ${line}`)
    else if (!expected || !isSame(expected, actual))
      problems.push(`\`${textOf(match)}\` would mean another variable: ${line}`)
  }
  const oldTexts = new Set(old.unresolved.map(textOf))
  for (const name of revised.unresolved) {
    if (!oldTexts.has(textOf(name))) problems.push(`\`${textOf(name)}\` would not be bound.`)
  }
  return { count, problems }

  function isSame(expected: Binding, actual: Binding): boolean {
    if (expected.scope.kind !== actual.scope.kind) return false
    if (expected.scope.kind !== 'module') {
      const start = toAfter(expected.scope.node.start)
      if (start !== undefined && start !== actual.scope.node.start) return false
    }
    if (expected.name === actual.name) return true
    const sites = new Set(actual.sites.map(({ node }) => node.start))
    return expected.sites.some(({ node }) => sites.has(toAfter(node.start) ?? -1))
  }
}

function lineText({ text }: SyntaxTree, { start }: SyntaxNode): string {
  const from = text.lastIndexOf('\n', start) + 1
  return (
    text
      .slice(from, from + 80)
      .split('\n', 1)[0]
      ?.trim() ?? ''
  )
}
