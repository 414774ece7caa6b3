import { measureFunctions } from '../syntax/function-metrics.ts'
import { childOf, lineOf, namedChildrenOf, type SyntaxTree, textOf, walk } from '../syntax/syntax-tree.ts'
import type { Report } from './finding.ts'
import { sqlStart } from './text-rules.ts'

const maxFunctionLines = 100

/** Rules for all languages with a grammar but TypeScript and JavaScript. */
export function checkTree(tree: SyntaxTree, report: Report, isPartial: boolean): void {
  if (!isPartial)
    for (const { lines, startLine } of measureFunctions(tree))
      if (lines > maxFunctionLines)
        report(
          startLine,
          'long-function',
          `The function has ${lines} lines.`,
          'Split it into functions that each do one thing.',
        )
  if (tree.language === 'python') return
  for (const node of walk(tree.root)) {
    const line = lineOf(tree, node.start)
    if (node.type === 'catch_clause') {
      const body = childOf(node, 'body')
      if (body && namedChildrenOf(body).length === 0 && !/\/[/*]/.test(textOf(body)))
        report(
          line,
          'empty-catch',
          'Errors are caught and ignored.',
          'Handle the error, or say in a comment why it can be ignored.',
        )
    }
    // Concatenation in Java, C#, Go; interpolation in C#.
    if (
      node.type === 'binary_expression' &&
      node.parent?.type !== 'binary_expression' &&
      childOf(node, 'operator')?.type === '+'
    ) {
      const text = textOf(node)
      if (sqlStart.test(text.replace(/^["'`]+/, '')) && /["'`]\s*\+\s*[a-z]\w*/.test(text))
        report(
          line,
          'sql-injection',
          'A SQL statement is concatenated from values.',
          'Pass the values as parameters of the statement.',
        )
    }
    if (
      node.type === 'interpolated_string_expression' &&
      sqlStart.test(textOf(node).replace(/^[$@"]+/, '')) &&
      /\{[a-z]/.test(textOf(node))
    )
      report(
        line,
        'sql-injection',
        'A SQL statement is built from values in a string.',
        'Pass the values as parameters of the statement.',
      )
  }
}
