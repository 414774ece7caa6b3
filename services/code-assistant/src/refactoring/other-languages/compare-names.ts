import { listImports } from '../../syntax/imports.ts'
import { type SyntaxTree, textOf, walk } from '../../syntax/syntax-tree.ts'
import type { CompareNames } from '../parsed-code/verify.ts'
import { isVariableToken, localNames, roleOf } from './variables.ts'

/** Finds uses of variables and imports that are no longer declared. */
export const compareNames: CompareNames = (before, after) => {
  const declared = declaredNames(after)
  const removed = new Set([...declaredNames(before)].filter((name) => !declared.has(name)))
  const usedBefore = uses(before)
  const usedAfter = uses(after)
  const problems = [...removed]
    .filter((name) => (usedAfter.get(name) ?? 0) > 0)
    .map((name) => `\`${name}\` would no longer be declared.`)
  const total = [...usedBefore.values()].reduce((sum, count) => sum + count, 0)
  return { count: total, problems }
}

function declaredNames(tree: SyntaxTree): Set<string> {
  return new Set([...localNames(tree.root).keys(), ...listImports(tree).flatMap(({ names }) => names)])
}

function uses(tree: SyntaxTree): Map<string, number> {
  const counts = new Map<string, number>()
  for (const node of walk(tree.root)) {
    const isName = isVariableToken(node) || node.type === 'type_identifier' || node.type === 'name'
    if (!isName || roleOf(node) !== 'variable') continue
    counts.set(textOf(node), (counts.get(textOf(node)) ?? 0) + 1)
  }
  return counts
}
