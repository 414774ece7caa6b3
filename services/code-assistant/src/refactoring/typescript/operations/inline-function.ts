import ts from 'typescript-6'
import { AnalysisProblem } from '../../../analysis/analysis-problem.ts'
import { findAncestor, hasNode, isInside } from '../../../typescript/nodes.ts'
import { isLiteral, isReadOnly } from '../../../typescript/purity.ts'
import { isWritten } from '../../../typescript/references.ts'
import { type NodeEdit, type Refactoring, spanAt, type TypescriptOperation } from '../refactoring.ts'
import { selectedName } from '../selection.ts'

type Inlinable = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression

/** Replaces the calls of a function that only returns an expression, and removes the function. */
export const inlineFunction: TypescriptOperation = (refactoring) => {
  const name = selectedName(refactoring)
  const symbol = name && refactoring.project.checker.getSymbolAtLocation(name)
  const declaration = symbol?.valueDeclaration
  if (!name || !declaration)
    throw new AnalysisProblem('request_invalid', 'There is no function at the start of the range.', 'range')
  const outcome = readFunction(declaration)
  if (typeof outcome === 'string') return refactoring.reject(name, outcome)
  const { node, result, statement } = outcome
  const own = ts.getNameOfDeclaration(declaration)
  const uses = refactoring.referencesTo(name).filter((use) => use !== own)
  const calls: ts.CallExpression[] = []
  for (const use of uses) {
    const call = use.parent
    if (isInside(use, node)) return refactoring.reject(use, 'The function calls itself.')
    if (!ts.isCallExpression(call) || call.expression !== use || call.questionDotToken)
      return refactoring.reject(use, 'The function is used for more than calls.')
    const reason = findObstacle(refactoring, node, result, call)
    if (reason) return refactoring.reject(call, reason)
    calls.push(call)
  }
  if (calls.length === 0) return refactoring.reject(name, 'The function is not called in this file.')
  if (calls.some((call) => calls.some((other) => other !== call && isInside(call, other))))
    return refactoring.reject(name, 'A call is an argument of another call.')
  const file = name.getSourceFile()
  const edits: NodeEdit[] = calls.map((call) => [call, inlinedText(refactoring, node, result, call)])
  const end = statement.end + (/^[ \t]*\r?\n(?:\r?\n)?/.exec(file.text.slice(statement.end))?.[0].length ?? 0)
  refactoring.change(name, `Inline ${name.text}, ${calls.length} calls`, [
    ...edits,
    [spanAt(file, statement.getStart(file), end), ''],
  ])
}

function readFunction(
  declaration: ts.Declaration,
): { node: Inlinable; result: ts.Expression; statement: ts.Statement } | string {
  const isVariable = ts.isVariableDeclaration(declaration)
  const node = isVariable ? declaration.initializer : declaration
  const statement = findAncestor(
    declaration,
    (each): each is ts.Statement => ts.isFunctionDeclaration(each) || ts.isVariableStatement(each),
  )
  if (
    !node ||
    !statement ||
    !(ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node))
  )
    return 'The name is not a function.'
  if (
    isVariable &&
    ts.isVariableDeclarationList(declaration.parent) &&
    declaration.parent.declarations.length > 1
  )
    return 'The statement declares other variables.'
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return 'The function is exported.'
  if (node.asteriskToken || node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword))
    return 'The function is async or a generator.'
  const { body } = node
  if (!body) return 'The function has no body.'
  const [only] = ts.isBlock(body) ? body.statements : []
  const result = ts.isBlock(body)
    ? body.statements.length === 1 && only && ts.isReturnStatement(only)
      ? only.expression
      : undefined
    : body
  return result ? { node, result, statement } : 'The function does more than return an expression.'
}

function findObstacle(
  { project, referencesTo }: Refactoring,
  node: Inlinable,
  result: ts.Expression,
  call: ts.CallExpression,
): string | undefined {
  const own = (each: ts.Node) =>
    each.kind === ts.SyntaxKind.ThisKeyword ||
    (ts.isIdentifier(each) && each.text === 'arguments') ||
    ts.isFunctionLike(each)
  if (own(result) || hasNode(result, own)) return 'The function uses this, arguments or inner functions.'
  if (call.arguments.some(ts.isSpreadElement)) return 'A call spreads its arguments.'
  for (const [index, parameter] of node.parameters.entries()) {
    if (!ts.isIdentifier(parameter.name) || parameter.initializer || parameter.dotDotDotToken)
      return 'A parameter has a default or a pattern.'
    const argument = call.arguments[index]
    if (!argument) return 'A call leaves out an argument.'
    const uses = referencesTo(parameter.name).filter((use) => use !== parameter.name)
    if (uses.some(isWritten)) return 'The function assigns to a parameter.'
    const isConstant =
      isLiteral(argument) || (ts.isIdentifier(argument) && !referencesTo(argument).some(isWritten))
    if (!isConstant && !(isReadOnly(argument) && isReadOnly(result)))
      return 'An argument has side effects or may change.'
  }
  if (
    call.arguments.length > node.parameters.length &&
    !call.arguments.slice(node.parameters.length).every(isReadOnly)
  )
    return 'A call has too many arguments.'
  let obstacle: string | undefined
  const check = (each: ts.Node): void => {
    if (ts.isIdentifier(each) && !(ts.isPropertyAccessExpression(each.parent) && each.parent.name === each)) {
      const symbol = project.checker.getSymbolAtLocation(each)
      const isParameter =
        symbol?.valueDeclaration && node.parameters.some((parameter) => parameter === symbol.valueDeclaration)
      const atCall = project.checker.resolveName(each.text, call, ts.SymbolFlags.Value, false)
      if (symbol && !isParameter && atCall !== symbol)
        obstacle = `"${each.text}" means something else at a call.`
    }
    ts.forEachChild(each, check)
  }
  check(result)
  return obstacle
}

function inlinedText(
  { referencesTo }: Refactoring,
  node: Inlinable,
  result: ts.Expression,
  call: ts.CallExpression,
): string {
  const file = node.getSourceFile()
  const start = result.getStart(file)
  const replacements = node.parameters.flatMap((parameter, index) => {
    const argument = call.arguments[index]
    if (!ts.isIdentifier(parameter.name) || !argument) return []
    return referencesTo(parameter.name)
      .filter((use) => isInside(use, result))
      .map((use) => ({ use, argument }))
  })
  let text = ''
  let at = start
  for (const { use, argument } of replacements.sort((a, b) => a.use.pos - b.use.pos)) {
    const isAtom =
      ts.isIdentifier(argument) ||
      ts.isLiteralExpression(argument) ||
      ts.isPropertyAccessExpression(argument) ||
      argument.kind === ts.SyntaxKind.ThisKeyword
    const isShort = ts.isShorthandPropertyAssignment(use.parent)
    text +=
      file.text.slice(at, use.getStart(file)) +
      (isShort ? `${use.text}: ` : '') +
      (isAtom ? argument.getText() : `(${argument.getText()})`)
    at = use.end
  }
  text += file.text.slice(at, result.end)
  const { parent } = call
  const isAlone =
    ts.isIdentifier(result) ||
    ts.isLiteralExpression(result) ||
    (ts.isVariableDeclaration(parent) && !ts.isObjectLiteralExpression(result)) ||
    ts.isReturnStatement(parent) ||
    (ts.isCallExpression(parent) && parent.expression !== call)
  return isAlone ? text : `(${text})`
}
