import ts from 'typescript-6'
import { lineAt, shortText, visit } from '../documentation/typescript-source.ts'
import { isAsync, isFunction } from '../documentation/typescript-throws.ts'
import { hasNestedQuantifier } from '../explanation/explain-regex.ts'
import type { Report } from './finding.ts'
import { expectsValue, sqlStart } from './text-rules.ts'

const maxFunctionLines = 100

/** Rules that need only the syntax. */
export function checkTypeScriptSyntax(source: ts.SourceFile, report: Report): void {
  const line = (node: ts.Node) => lineAt(source, node.getStart(source))
  visit(source, (node) => {
    if (ts.isBinaryExpression(node)) checkOperator(node, line(node), report)
    else if (ts.isCatchClause(node)) checkCatch(node, line(node), report)
    else if (ts.isCallExpression(node)) checkCall(node, line(node), report)
    else if (ts.isNewExpression(node)) checkNew(node, line(node), report)
    else if (ts.isTemplateExpression(node)) checkSqlTemplate(node, line(node), report)
    else if (ts.isDebuggerStatement(node))
      report(line(node), 'debugger', 'A `debugger` statement stops the program.', 'Remove it.')
    else if (ts.isRegularExpressionLiteral(node))
      checkRegex(node.text.slice(1, node.text.lastIndexOf('/')), line(node), report)
    else if (ts.isSwitchStatement(node)) checkSwitch(node, report)
    else if (ts.isIfStatement(node) || ts.isWhileStatement(node)) checkCondition(node.expression, report)
    if (ts.isIfStatement(node)) checkCallbackTwice(node, report)
    if (isFunction(node)) checkLength(node, report)
  })
}

function checkOperator(node: ts.BinaryExpression, line: number, report: Report): void {
  const { left, right, operatorToken } = node
  const operator = operatorToken.getText()
  const isNullCheck = [left, right].some(({ kind }) => kind === ts.SyntaxKind.NullKeyword)
  if ((operator === '==' || operator === '!=') && !isNullCheck)
    report(
      line,
      'loose-equality',
      `\`${operator}\` converts its operands before it compares them.`,
      `Use \`${operator}=\`.`,
    )
  if (/^[!=]==?$/.test(operator)) {
    if ([left, right].some((side) => /^(Number\.)?NaN$/.test(side.getText())))
      report(line, 'nan-comparison', 'No value equals `NaN`.', 'Use `Number.isNaN`.')
    else if (left.getText() === right.getText() && !ts.isLiteralExpression(left) && !hasCall(left))
      report(
        line,
        'self-comparison',
        'Both sides of the comparison are the same.',
        'Compare with the intended value.',
      )
  }
  if (operator === '+' && !ts.isBinaryExpression(node.parent)) {
    const parts = concatenated(node)
    const [first] = parts
    const hasValue = parts.some((part, i) => {
      const before = parts[i - 1]
      const isConstant = ts.isStringLiteralLike(part) || isConstantName(part)
      return !isConstant && !!before && (!ts.isStringLiteralLike(before) || expectsValue(before.text))
    })
    if (first && ts.isStringLiteralLike(first) && sqlStart.test(first.text) && hasValue)
      report(line, 'sql-injection', 'A SQL statement is concatenated from values.', useParameters)
  }
  if (operator === '=' && ts.isPropertyAccessExpression(left) && /^(inner|outer)HTML$/.test(left.name.text)) {
    if (!ts.isStringLiteralLike(right))
      report(
        line,
        'html-injection',
        `\`${left.name.text}\` is set to a value that may contain markup.`,
        'Use `textContent`, or sanitize the value.',
      )
  }
}

const useParameters = 'Pass the values as parameters of the statement.'

function concatenated(node: ts.Expression): ts.Expression[] {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken
    ? [...concatenated(node.left), ...concatenated(node.right)]
    : [node]
}

/** Constants and placeholders of parameters, such as `TABLE` or `columns.join()`. */
function isConstantName(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && /^[A-Z][A-Z0-9_]*$/.test(node.text)
}

function checkSqlTemplate(node: ts.TemplateExpression, line: number, report: Report): void {
  if (ts.isTaggedTemplateExpression(node.parent)) return
  let text = node.head.text
  let hasValue = false
  for (const { expression, literal } of node.templateSpans) {
    const isConstant = isConstantName(expression) || /^(placeholders?|marks)\b/.test(expression.getText())
    hasValue ||= expectsValue(text) && !isConstant
    text += `x${literal.text}`
  }
  if (sqlStart.test(text) && hasValue)
    report(line, 'sql-injection', 'A SQL statement is built from values in a template.', useParameters)
}

function checkCatch(node: ts.CatchClause, line: number, report: Report): void {
  const { statements } = node.block
  const hasComment = /\/[/*]/.test(node.block.getFullText())
  if (statements.length === 0 && !hasComment)
    report(
      line,
      'empty-catch',
      'Errors are caught and ignored.',
      'Handle the error, or say in a comment why it can be ignored.',
    )
}

function checkCall(node: ts.CallExpression, line: number, report: Report): void {
  const callee = node.expression.getText()
  const [first] = node.arguments
  if (callee === 'eval' && first && !ts.isStringLiteralLike(first))
    report(
      line,
      'eval',
      '`eval` runs a value as code.',
      'Parse the value, or look it up in a table of functions.',
    )
  if (
    /^(setTimeout|setInterval)$/.test(callee) &&
    first &&
    (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))
  )
    report(line, 'eval', `\`${callee}\` runs a string as code.`, 'Pass a function.')
  if (
    /(^|\.)(exec|execSync)$/.test(callee) &&
    /^(child_process\.|cp\.|exec)/.test(callee) &&
    first &&
    isBuilt(first)
  )
    report(
      line,
      'command-injection',
      'A shell command is built from values.',
      'Use `execFile` with a list of arguments.',
    )
  if (callee === 'document.write' && first && !ts.isStringLiteralLike(first))
    report(
      line,
      'html-injection',
      '`document.write` inserts a value that may contain markup.',
      'Create elements and set `textContent`.',
    )
  if (/\.forEach$/.test(callee) && first && isFunction(first) && isAsync(first))
    report(
      line,
      'async-callback',
      '`forEach` does not wait for its asynchronous callback.',
      'Use `for … of` with `await`, or `Promise.all` with `map`.',
    )
  const isQuery =
    /(\.(query|findOne|findUnique|findFirst|findById|findByPk|executeTakeFirst(OrThrow)?)|^fetch)$/.test(
      callee,
    )
  if (isQuery && ts.isAwaitExpression(node.parent) && isInLoop(node) && !isPaging(node))
    report(
      line,
      'query-in-loop',
      `\`${callee.replace(/^[\s\S]*\s\./, '….')}\` is awaited in a loop, once for each item.`,
      'Load all items with one query, or send the requests with `Promise.all`.',
    )
}

function isBuilt(node: ts.Expression): boolean {
  return (
    ts.isTemplateExpression(node) ||
    (ts.isBinaryExpression(node) && !concatenated(node).every(ts.isStringLiteralLike))
  )
}

/** The loop over items that contains a node, within the same function. */
function isInLoop(node: ts.Node): boolean {
  for (let at = node.parent; at && !isFunction(at); at = at.parent)
    if (ts.isForOfStatement(at) || ts.isForInStatement(at) || ts.isForStatement(at))
      return at.getStart() < node.getStart()
  return false
}

/** Requests of pages and retries depend on each other. */
function isPaging(node: ts.Node): boolean {
  for (let at = node.parent; at && !isFunction(at); at = at.parent) {
    if (ts.isForStatement(at)) return /page|cursor|offset|attempt|retr|next/i.test(at.getText())
    if (ts.isForOfStatement(at)) return !!at.awaitModifier || ts.isTryStatement(at.statement)
  }
  return false
}

function checkNew(node: ts.NewExpression, line: number, report: Report): void {
  const name = node.expression.getText()
  const [first] = node.arguments ?? []
  if (name === 'Function' && first && !ts.isStringLiteralLike(node.arguments?.at(-1) ?? first))
    report(line, 'eval', '`new Function` runs a value as code.', 'Look the function up in a table.')
  if (name === 'Promise' && first && isFunction(first) && isAsync(first))
    report(
      line,
      'async-promise-executor',
      'Errors of an asynchronous executor are lost.',
      'Use an async function instead of `new Promise`.',
    )
  if (name === 'RegExp' && first && ts.isStringLiteralLike(first)) checkRegex(first.text, line, report)
}

function checkRegex(pattern: string, line: number, report: Report): void {
  if (hasNestedQuantifier(pattern))
    report(
      line,
      'slow-regex',
      'A repeated group contains a repetition, which can need exponential time.',
      'Remove one of the repetitions, or limit the length of the input.',
    )
}

function checkSwitch({ caseBlock }: ts.SwitchStatement, report: Report): void {
  const { clauses } = caseBlock
  const source = caseBlock.getSourceFile()
  for (const [i, clause] of clauses.entries()) {
    const next = clauses[i + 1]
    const last = clause.statements.at(-1)
    if (!next || !last || leaves(last)) continue
    const between = source.text.slice(last.getEnd(), next.getStart(source))
    if (/\/[/*]/.test(between)) continue
    report(
      lineAt(source, next.getStart(source)),
      'fallthrough-case',
      'The case before this one continues here.',
      'End it with `break`, or say in a comment that it falls through.',
    )
  }
}

/** True if control does not reach the end of the statement. Some calls end the process. */
function leaves(statement: ts.Statement): boolean {
  if (ts.isBlock(statement)) {
    const last = statement.statements.at(-1)
    return !!last && leaves(last)
  }
  if (ts.isIfStatement(statement))
    return !!statement.elseStatement && leaves(statement.thenStatement) && leaves(statement.elseStatement)
  if (ts.isTryStatement(statement))
    return leaves(statement.tryBlock) && (!statement.catchClause || leaves(statement.catchClause.block))
  if (ts.isSwitchStatement(statement) || ts.isWhileStatement(statement) || ts.isForStatement(statement))
    return true
  return (
    ts.isReturnStatement(statement) ||
    ts.isThrowStatement(statement) ||
    ts.isBreakStatement(statement) ||
    ts.isContinueStatement(statement) ||
    /^(process\.exit|assertNever)\b/.test(statement.getText())
  )
}

function checkCondition(node: ts.Expression, report: Report): void {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return
  const isSimple =
    ts.isIdentifier(node.left) && (ts.isLiteralExpression(node.right) || ts.isIdentifier(node.right))
  const text = shortText(node, 60)
  if (isSimple)
    report(
      lineAt(node.getSourceFile(), node.getStart()),
      'assignment-in-condition',
      `The condition${text ? ` \`${text}\`` : ''} assigns a value.`,
      'Use `===` to compare.',
    )
}

/** `if (error) callback(error)` without `return`, and a second call after it. */
function checkCallbackTwice(
  { expression, thenStatement, elseStatement, parent }: ts.IfStatement,
  report: Report,
) {
  if (elseStatement || !ts.isIdentifier(expression) || !ts.isBlock(parent)) return
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement
  if (!last || !ts.isExpressionStatement(last) || !ts.isCallExpression(last.expression)) return
  const { expression: callee, arguments: passed } = last.expression
  const isErrorPassed = passed.length === 1 && passed[0]?.getText() === expression.text
  if (!ts.isIdentifier(callee) || !isErrorPassed) return
  const isCalledAgain = parent.statements.some(
    (statement) =>
      statement.pos >= thenStatement.end &&
      ts.isExpressionStatement(statement) &&
      ts.isCallExpression(statement.expression) &&
      statement.expression.expression.getText() === callee.text,
  )
  if (isCalledAgain)
    report(
      lineAt(parent.getSourceFile(), last.getStart()),
      'callback-twice',
      `After an error, \`${callee.text}\` is called a second time.`,
      `Return after \`${callee.text}(${expression.text})\`.`,
    )
}

function checkLength(node: ts.FunctionLikeDeclaration, report: Report): void {
  if (!node.body || !ts.isBlock(node.body)) return
  const source = node.getSourceFile()
  const start = lineAt(source, node.getStart(source))
  const lines = lineAt(source, node.getEnd()) - start + 1
  // Callbacks of tests and modules are long for other reasons.
  const isCallback = ts.isCallExpression(node.parent)
  if (lines > maxFunctionLines && !isCallback)
    report(
      start,
      'long-function',
      `The function has ${lines} lines.`,
      'Split it into functions that each do one thing.',
    )
}

function hasCall(node: ts.Node): boolean {
  let isFound = false
  visit(node, (inner) => {
    isFound ||=
      ts.isCallExpression(inner) || ts.isPostfixUnaryExpression(inner) || ts.isPrefixUnaryExpression(inner)
  })
  return isFound
}
