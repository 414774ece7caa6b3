import ts from 'typescript-6'
import { hasNode, hasNodeInFunction } from '../../../typescript/nodes.ts'
import { indentAt, indentOf, newLineOf, reindent, usesSemicolons } from '../format-settings.ts'
import { type Refactoring, spanAt, type TypescriptOperation } from '../refactoring.ts'

/** A function with a Node-style callback, whose last statement is a call of `fs` with a callback, becomes async. */
export const convertCallbacksToAsync: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isFunctionDeclaration(node) || !node.body || !node.name) return
      const parameter = node.parameters.at(-1)
      if (
        !parameter ||
        !ts.isIdentifier(parameter.name) ||
        !/^(cb|callback|done|next)$/.test(parameter.name.text)
      )
        return
      const calls = refactoring
        .referencesTo(node.name)
        .filter((use) => ts.isCallExpression(use.parent) && use.parent.expression === use)
      if (calls.length > 0)
        return refactoring.reject(node.name, 'The function is called with a callback in this file.')
      if (node.asteriskToken || node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword))
        return
      const writer: Writer = {
        refactoring,
        callback: parameter.name.text,
        end: usesSemicolons(file.text) ? ';' : '',
        lines: [],
        indent: indentAt(file.text, node.getStart(file)) + indentOf(file.text),
      }
      const reason = writeStatements(writer, node.body.statements)
      if (reason) return refactoring.reject(node.name, reason)
      const newLine = newLineOf(file.text)
      const before = node.parameters.at(-2)
      const start = before ? before.end : parameter.getStart(file)
      const outer = indentAt(file.text, node.getStart(file))
      const functionKeyword = file.text.indexOf('function', node.getStart(file))
      refactoring.change(node, `Convert ${node.name.text} to async`, [
        [spanAt(file, functionKeyword), 'async '],
        [spanAt(file, start, parameter.end), ''],
        [node.body, `{${newLine}${writer.lines.join(newLine)}${newLine}${outer}}`],
      ])
      return
    })
}

interface Writer {
  refactoring: Refactoring
  callback: string
  end: string
  lines: string[]
  indent: string
}

/** Writes statements up to the call that continues in a callback, then those of the callback. */
function writeStatements(writer: Writer, statements: readonly ts.Statement[]): string | undefined {
  for (const [index, statement] of statements.entries()) {
    const isLast = index === statements.length - 1
    const call = isLast ? callIn(statement) : undefined
    if (call && isName(call.expression, writer.callback)) return writeResult(writer, statement, call)
    if (call) return writeAwait(writer, statement, call)
    const text = simpleStatement(writer, statement)
    if (text === undefined) return 'The function uses the callback before its last statement.'
    add(writer, statement, text)
  }
  return 'The function does not end with its callback.'
}

function callIn(statement: ts.Statement): ts.CallExpression | undefined {
  const expression =
    ts.isExpressionStatement(statement) || ts.isReturnStatement(statement) ? statement.expression : undefined
  return expression && ts.isCallExpression(expression) ? expression : undefined
}

/** A statement without the callback, or `if (x) return callback(error)`. */
function simpleStatement(writer: Writer, statement: ts.Statement): string | undefined {
  if (!usesCallback(writer, statement))
    return hasNodeInFunction(statement, ts.isReturnStatement) || ts.isReturnStatement(statement)
      ? undefined
      : statement.getText()
  if (!ts.isIfStatement(statement) || statement.elseStatement || usesCallback(writer, statement.expression))
    return undefined
  const exit = exitCall(writer, statement.thenStatement)
  if (!exit) return undefined
  const result = resultOf(writer, exit)
  return result && `if (${statement.expression.getText()}) ${result}`
}

/** The call in `return callback(…)` or `{ callback(…); return }`. */
function exitCall(writer: Writer, branch: ts.Statement): ts.CallExpression | undefined {
  const statements = ts.isBlock(branch) ? [...branch.statements] : [branch]
  const [first, second] = statements
  if (!first || statements.length > 2 || (second && !(ts.isReturnStatement(second) && !second.expression)))
    return undefined
  const call = callIn(first)
  if (!call || !isName(call.expression, writer.callback)) return undefined
  return second || ts.isReturnStatement(first) ? call : undefined
}

/** `throw error` for `callback(error)`, `return value` for `callback(null, value)`. */
function resultOf(writer: Writer, { arguments: values }: ts.CallExpression): string | undefined {
  const [error, value] = values
  if (values.length > 2 || values.some((each) => usesCallback(writer, each))) return undefined
  if (!error) return `return${writer.end}`
  const isNone = error.kind === ts.SyntaxKind.NullKeyword || error.getText() === 'undefined'
  if (isNone) return value ? `return ${value.getText()}${writer.end}` : `return${writer.end}`
  return value ? undefined : `throw ${error.getText()}${writer.end}`
}

function writeResult(writer: Writer, statement: ts.Statement, call: ts.CallExpression): string | undefined {
  const result = resultOf(writer, call)
  if (!result) return 'The callback gets several results.'
  add(writer, statement, result)
  return undefined
}

function writeAwait(writer: Writer, statement: ts.Statement, call: ts.CallExpression): string | undefined {
  const handler = call.arguments.at(-1)
  const method = promiseMethod(writer, call.expression)
  if (!method || !handler) return 'The function does not end with a call of the module fs.'
  const values = call.arguments.slice(0, -1)
  if (values.some((each) => usesCallback(writer, each)))
    return 'The call uses the callback in another argument.'
  const awaited = `await ${method}(${values.map((each) => each.getText()).join(', ')})`
  if (isName(handler, writer.callback)) {
    add(writer, statement, `return ${awaited}${writer.end}`)
    return undefined
  }
  if (!(ts.isArrowFunction(handler) || ts.isFunctionExpression(handler)) || !ts.isBlock(handler.body))
    return 'The callback is not a function expression.'
  if (hasNodeInFunction(handler.body, (each) => each.kind === ts.SyntaxKind.ThisKeyword))
    return 'The callback uses this.'
  const [error, value] = handler.parameters
  const [check, ...rest] = handler.body.statements
  if (!error || handler.parameters.length > 2 || !check || !isErrorCheck(writer, check, error.name.getText()))
    return 'The callback does not begin with a check of its error.'
  if (rest.some((each) => hasNode(each, (node) => isName(node, error.name.getText()))))
    return 'The callback uses its error later.'
  add(writer, statement, `${value ? `const ${value.name.getText()} = ` : ''}${awaited}${writer.end}`)
  return writeStatements(writer, rest)
}

/** `if (error) return callback(error)` */
function isErrorCheck(writer: Writer, statement: ts.Statement, error: string): boolean {
  if (!ts.isIfStatement(statement) || statement.elseStatement || !isName(statement.expression, error))
    return false
  const call = exitCall(writer, statement.thenStatement)
  return call?.arguments.length === 1 && call.arguments[0] !== undefined && isName(call.arguments[0], error)
}

/** `fs.promises.readFile` for `fs.readFile`, if `fs` is the module. */
function promiseMethod({ refactoring }: Writer, callee: ts.Expression): string | undefined {
  if (!ts.isPropertyAccessExpression(callee) || !ts.isIdentifier(callee.expression)) return undefined
  return isFsModule(refactoring, callee.expression) && promiseMethods.has(callee.name.text)
    ? `${callee.expression.text}.promises.${callee.name.text}`
    : undefined
}

/** Snippets often leave out the import. */
function isFsModule(refactoring: Refactoring, name: ts.Identifier): boolean {
  if (!refactoring.project.checker.getSymbolAtLocation(name)) return name.text === 'fs'
  const declaration = refactoring.referencesTo(name)[0]?.parent
  if (!declaration) return false
  const statement = ts.isVariableDeclaration(declaration)
    ? declaration
    : (declaration.parent?.parent ?? declaration)
  return /(require\(|from )\s*['"](node:)?fs['"]/.test(statement.getText())
}

const promiseMethods = new Set(
  'access appendFile chmod chown copyFile cp link lstat mkdir mkdtemp open readFile readdir readlink realpath rename rm rmdir stat symlink truncate unlink utimes writeFile'.split(
    ' ',
  ),
)

const isName = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name

const usesCallback = ({ callback }: Writer, node: ts.Node): boolean =>
  isName(node, callback) || hasNode(node, (each) => isName(each, callback))

/** Adds a statement with the comments before it. */
function add({ lines, indent }: Writer, statement: ts.Statement, text: string): void {
  const file = statement.getSourceFile()
  for (const { pos, end } of ts.getLeadingCommentRanges(file.text, statement.getFullStart()) ?? [])
    lines.push(indent + file.text.slice(pos, end))
  const start = statement.getStart(file)
  const isCopy = text === statement.getText()
  const trailing = (ts.getTrailingCommentRanges(file.text, statement.end) ?? []).map(
    ({ pos, end }) => ` ${file.text.slice(pos, end)}`,
  )
  lines.push(
    indent +
      (isCopy ? reindent(statement, text, start, indentAt(file.text, start), indent) : text) +
      trailing.join(''),
  )
}
