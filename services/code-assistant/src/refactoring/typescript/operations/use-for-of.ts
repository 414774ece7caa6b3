import ts from 'typescript-6'
import { isFreeName } from '../../../typescript/expressions.ts'
import { hasNode, isInside, rootOf } from '../../../typescript/nodes.ts'
import { isSimpleAccess } from '../../../typescript/purity.ts'
import { isWritten } from '../../../typescript/references.ts'
import { type Refactoring, spanAt, type TypescriptOperation } from '../refactoring.ts'

/** `for (let i = 0; i < list.length; i++)` that only reads `list[i]` becomes `for (const item of list)`. */
export const useForOf: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isForStatement(node)) return
      const counter = readCounter(node)
      if (!counter) return
      const reason = rewrite(refactoring, node, counter)
      if (reason) refactoring.reject(node, reason)
    })
}

interface Counter {
  index: ts.Identifier
  list: ts.Expression
}

/** Reads `let i = 0; i < list.length; i++`. */
function readCounter({ initializer, condition, incrementor }: ts.ForStatement): Counter | undefined {
  if (!initializer || !ts.isVariableDeclarationList(initializer) || initializer.declarations.length !== 1)
    return undefined
  const [declaration] = initializer.declarations
  const index = declaration?.name
  if (!index || !ts.isIdentifier(index) || declaration.initializer?.getText() !== '0') return undefined
  if (
    !condition ||
    !ts.isBinaryExpression(condition) ||
    condition.operatorToken.kind !== ts.SyntaxKind.LessThanToken
  )
    return undefined
  const { left, right } = condition
  if (left.getText() !== index.text || !ts.isPropertyAccessExpression(right) || right.name.text !== 'length')
    return undefined
  const step = incrementor?.getText().replace(/\s/g, '') ?? ''
  return [`${index.text}++`, `++${index.text}`, `${index.text}+=1`].includes(step)
    ? { index, list: right.expression }
    : undefined
}

function rewrite(
  refactoring: Refactoring,
  loop: ts.ForStatement,
  { index, list }: Counter,
): string | undefined {
  const { checker } = refactoring.project
  const file = loop.getSourceFile()
  if (!isSimpleAccess(list)) return 'The list is computed in each iteration.'
  const type = checker.getTypeAtLocation(list)
  if (!checker.isArrayType(type) && !checker.isTupleType(type))
    return `"${list.getText()}" may be something other than an array.`

  const uses = refactoring.referencesTo(index)
  if (uses.some((use) => !isInside(use, loop))) return `"${index.text}" is used after the loop.`
  const inBody = uses.filter((use) => isInside(use, loop.statement))
  const reads = inBody.map(({ parent }) => parent)
  const isRead = (node: ts.Node): node is ts.ElementAccessExpression =>
    ts.isElementAccessExpression(node) &&
    ts.isIdentifier(node.argumentExpression) &&
    node.expression.getText() === list.getText() &&
    !node.questionDotToken
  if (!reads.every(isRead)) return `"${index.text}" is used for more than reading the list.`
  if (reads.some((read) => isWritten(read))) return 'The loop writes to the list.'
  if (reads.length === 0) return `"${list.getText()}[${index.text}]" is not used.`
  if (isChanged(refactoring, list, loop, reads)) return 'The list is used for more than reading its elements.'
  // A method gets the list as `this`.
  if (reads.some((read) => ts.isCallExpression(read.parent) && read.parent.expression === read))
    return 'The elements are called as methods of the list.'

  const named = namedElement(loop, reads)
  const element = named?.name ?? freeName(file, list)
  if (!element) return 'There is no free name for the elements.'
  const edits = named
    ? [[spanAt(file, lineStart(file, named.statement), lineEnd(file, named.statement)), ''] as const]
    : reads.map((read) => [read, element] as const)
  const start = loop.initializer?.getStart() ?? loop.getStart()
  const end = loop.incrementor?.end ?? loop.getStart()
  const keyword = named?.isMutable ? 'let' : 'const'
  refactoring.change(spanAt(file, loop.getStart(), end), `Iterate over ${list.getText()} with for-of`, [
    [spanAt(file, start, end), `${keyword} ${element} of ${list.getText()}`],
    ...edits,
  ])
  return undefined
}

function isChanged(
  refactoring: Refactoring,
  list: ts.Expression,
  loop: ts.ForStatement,
  reads: readonly ts.Node[],
): boolean {
  const text = list.getText()
  const root = rootOf(list)
  if (root && refactoring.referencesTo(root).some((use) => isWritten(use) && isInside(use, loop))) return true
  return hasNode(loop.statement, (node) => {
    if (node.kind !== list.kind || node.getText() !== text) return false
    return !reads.includes(node.parent)
  })
}

/** `const item = list[i]` as the first statement names the elements. */
function namedElement(loop: ts.ForStatement, reads: readonly ts.Node[]) {
  if (reads.length !== 1 || !ts.isBlock(loop.statement)) return undefined
  const [statement] = loop.statement.statements
  if (!statement || !ts.isVariableStatement(statement)) return undefined
  const { declarations, flags } = statement.declarationList
  const [declaration] = declarations
  if (
    declarations.length !== 1 ||
    !declaration ||
    declaration.initializer !== reads[0] ||
    !(flags & ts.NodeFlags.BlockScoped)
  )
    return undefined
  if (declaration.type) return undefined
  return {
    statement,
    name: declaration.name.getText(),
    isMutable: (flags & ts.NodeFlags.Const) !== ts.NodeFlags.Const,
  }
}

function lineStart(file: ts.SourceFile, node: ts.Node): number {
  const start = node.getStart(file)
  const from = file.text.lastIndexOf('\n', start - 1) + 1
  return file.text.slice(from, start).trim() === '' && from > 0 ? from : start
}

function lineEnd(file: ts.SourceFile, node: ts.Node): number {
  if (lineStart(file, node) === node.getStart(file)) return node.end
  const rest = /^[ \t]*\r?\n/.exec(file.text.slice(node.end))
  return node.end + (rest?.[0].length ?? 0)
}

/** `item` for `items`. */
function freeName(file: ts.SourceFile, list: ts.Expression): string | undefined {
  const text = ts.isPropertyAccessExpression(list) ? list.name.text : list.getText()
  const singular = /[^s]s$/.test(text)
    ? text.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|s$/, '')
    : undefined
  return [singular, 'item', 'element', 'entry', 'each'].find(
    (name) => name && name.length > 1 && isFreeName(file, name),
  )
}
