import ts from 'typescript-6'
import { negate } from '../../../typescript/expressions.ts'
import {
  findAncestor,
  hasComments,
  hasNode,
  isExit,
  isInside,
  isStatementList,
  visit,
} from '../../../typescript/nodes.ts'
import { indentAt, indentOf, newLineOf, reindent, textMovedTo, usesSemicolons } from '../format-settings.ts'
import { spanAt, type TypescriptOperation } from '../refactoring.ts'
import { selectedNode } from '../selection.ts'

/** `if (a) { … }` at the end of a function becomes `if (!a) return`. */
export const useGuardClauses: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isIfStatement(node) || node.elseStatement || !ts.isBlock(node.thenStatement)) return
      const { thenStatement: body, parent } = node
      if (body.statements.length < 2 || !ts.isBlock(parent) || parent.statements.at(-1) !== node) return
      if (!canReturnNothing(parent.parent)) return
      const reason = findCollision(body, parent)
      if (reason) return refactoring.reject(node, reason)
      const between = file.text.slice(node.expression.end, body.getStart(file))
      if (hasComments(between)) return refactoring.reject(node, 'There are comments before the block.')
      const end = usesSemicolons(file.text) ? ';' : ''
      refactoring.change(node, 'Return early', [
        [node, `if (${negate(node.expression)}) return${end}${insideOf(body, node)}`],
      ])
      return
    })
}

/** A function that returns nothing at its end. */
const canReturnNothing = (node: ts.Node): boolean => ts.isFunctionLike(node)

/** `if (a) { return b } else { … }` needs no `else`. */
export const removeElseAfterReturn: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isIfStatement(node) || !node.elseStatement || !isExit(node.thenStatement)) return
      const { elseStatement: branch, parent, thenStatement } = node
      if (!isStatementList(parent)) return
      if (hasComments(file.text.slice(thenStatement.end, branch.getStart(file))))
        return refactoring.reject(branch, 'There are comments before the branch.')
      if (ts.isBlock(branch)) {
        const reason = findCollision(branch, parent)
        if (reason) return refactoring.reject(branch, reason)
      }
      const newLine = newLineOf(file.text)
      const text = ts.isBlock(branch)
        ? insideOf(branch, node)
        : `${newLine}${indentAt(file.text, node.getStart(file))}${textMovedTo(branch, node)}`
      refactoring.change(branch, 'Remove else after return', [
        [spanAt(file, thenStatement.end, branch.end), text],
      ])
      return
    })
}

/** Variables of a block must not meet others when they move to the surrounding block. */
function findCollision(body: ts.Block, parent: ts.Node): string | undefined {
  const names = new Set<string>()
  for (const statement of body.statements) {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return 'The block declares functions or classes.'
    if (ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.BlockScoped)
      visit(statement.declarationList, (node) => {
        if (ts.isVariableDeclaration(node) || ts.isBindingElement(node)) collect(node.name)
        return !ts.isFunctionLike(node)
      })
  }
  if (names.size === 0) return undefined
  const owner =
    findAncestor(parent, (node): node is ts.Node => ts.isFunctionLike(node) || ts.isSourceFile(node)) ??
    parent
  const collision = [...names].find((name) =>
    hasNode(
      owner,
      (node) => ts.isIdentifier(node) && node.text === name && !isInside(node, body) && !isProperty(node),
    ),
  )
  return collision && `"${collision}" would meet another "${collision}".`

  function collect(name: ts.BindingName): void {
    if (ts.isIdentifier(name)) names.add(name.text)
  }
}

const isProperty = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) &&
  node.parent.name === node

/** The statements of a block, with the indentation of `target`. Starts with the rest of the line of the brace. */
function insideOf(block: ts.Block, target: ts.Node): string {
  const file = block.getSourceFile()
  const { text } = file
  const start = block.getStart(file) + 1
  const inside = text.slice(start, block.end - 1)
  const [first] = block.statements
  const to = indentAt(text, target.getStart(file))
  if (!first) return inside.trimEnd()
  if (!inside.slice(0, first.getStart(file) - start).includes('\n'))
    return `${newLineOf(text)}${to}${inside.trim()}`
  const from = indentAt(text, first.getStart(file))
  return reindent(block, inside, start, from, to).trimEnd()
}

/** `if (a) b else c` becomes `if (!a) c else b`. */
export const invertIf: TypescriptOperation = (refactoring) => {
  const node = selectedNode(refactoring, ts.isIfStatement)
  if (!node) return
  const { thenStatement, elseStatement, expression } = node
  if (!elseStatement) return refactoring.reject(node, 'The statement has no else.')
  if (ts.isIfStatement(elseStatement)) return refactoring.reject(node, 'The statement has else if.')
  const isOpen = (branch: ts.Statement) =>
    !ts.isBlock(branch) && (ts.isIfStatement(branch) || hasNode(branch, ts.isIfStatement))
  if (isOpen(thenStatement) || isOpen(elseStatement))
    return refactoring.reject(node, 'A branch has no braces.')
  refactoring.change(node, 'Invert the condition', [
    [expression, negate(expression)],
    [thenStatement, elseStatement.getText()],
    [elseStatement, thenStatement.getText()],
  ])
}

/** Adds braces to branches and loop bodies. */
export const addBraces: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      const bodies = ts.isIfStatement(node)
        ? [
            node.thenStatement,
            ...(node.elseStatement && !ts.isIfStatement(node.elseStatement) ? [node.elseStatement] : []),
          ]
        : ts.isIterationStatement(node, false)
          ? [node.statement]
          : []
      for (const body of bodies) {
        if (ts.isBlock(body) || ts.isEmptyStatement(body) || ts.isFunctionDeclaration(body)) continue
        const { text } = file
        const before = body.getFullStart()
        const comments = ts.getTrailingCommentRanges(text, body.end) ?? []
        const end = comments.at(-1)?.end ?? body.end
        const newLine = newLineOf(text)
        const outer = indentAt(text, node.getStart(file))
        const inner = outer + indentOf(text)
        const lead = text.slice(before, body.getStart(file))
        const content = lead.includes('\n')
          ? `${lead.trimEnd()}${newLine}${inner}${reindent(body, body.getText(), body.getStart(file), indentAt(text, body.getStart(file)), inner)}`
          : `${newLine}${inner}${lead.trim()}${lead.trim() && ' '}${reindent(body, body.getText(), body.getStart(file), outer, inner)}`
        const isElseNext = ts.isIfStatement(node) && body === node.thenStatement && node.elseStatement
        refactoring.change(body, 'Add braces', [
          [
            spanAt(file, before, isElseNext ? end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0) : end),
            ` {${content}${text.slice(body.end, end)}${newLine}${outer}}${isElseNext ? ' ' : ''}`,
          ],
        ])
      }
    })
}
