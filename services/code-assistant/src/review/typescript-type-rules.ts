import ts from 'typescript-6'
import { lineAt, shortText, visit } from '../documentation/typescript-source.ts'
import { isFunction } from '../documentation/typescript-throws.ts'
import { findSuggestions } from '../typescript/diagnostics.ts'
import type { Project } from '../typescript/project.ts'
import type { Report } from './finding.ts'

/** Rules that need types and scopes. */
export function checkTypeScriptTypes(project: Project, source: ts.SourceFile, report: Report): void {
  checkUnused(project, source, report)
  checkPromises(project.checker, source, report)
  checkShadowing(source, report)
}

const unusedCodes = new Set([6133, 6192, 6196, 6198, 6199])
const unreachableCode = 7027

function checkUnused(project: Project, source: ts.SourceFile, report: Report): void {
  for (const { start, code, messageText } of findSuggestions(project, source.fileName)) {
    const line = lineAt(source, start)
    if (code === unreachableCode) report(line, 'unreachable', 'This code never runs.', 'Remove it.')
    if (!unusedCodes.has(code) || isParameter(source, start) || isOfSnippet(source, start)) continue
    const name = /'([^']+)'/.exec(ts.flattenDiagnosticMessageText(messageText, ' '))?.[1]
    if (name?.startsWith('_') || (name === 'React' && /\.[jt]sx$/.test(source.fileName))) continue
    report(line, 'unused', name ? `\`${name}\` is never used.` : 'None of these names is used.', 'Remove it.')
  }
}

/** A file that exports nothing is a script or a snippet: what it declares may be used elsewhere. */
function isOfSnippet(source: ts.SourceFile, start: number): boolean {
  if (/\bexports?\b/.test(source.text)) return false
  let isDeclaredAtTop = true
  visit(source, (node) => {
    if (node.pos > start || node.end <= start) return false
    if (ts.isBlock(node) || ts.isClassElement(node) || ts.isImportDeclaration(node)) isDeclaredAtTop = false
    return true
  })
  return isDeclaredAtTop
}

function isParameter(source: ts.SourceFile, start: number): boolean {
  let isFound = false
  visit(source, (node) => {
    if (node.pos > start || node.end <= start) return false
    if (ts.isParameter(node) || ts.isTypeParameterDeclaration(node)) isFound = true
    else if (isFunction(node)) isFound = false
    return true
  })
  return isFound
}

function checkPromises(checker: ts.TypeChecker, source: ts.SourceFile, report: Report): void {
  const isPromise = (node: ts.Expression): boolean => {
    const type = checker.getTypeAtLocation(node)
    return type.symbol?.name === 'Promise' && (type.flags & ts.TypeFlags.Object) !== 0
  }
  visit(source, (node) => {
    const line = lineAt(source, node.getStart(source))
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const call = node.expression
      if (isPromise(call) && !handlesRejection(call)) {
        const name = shortText(call.expression, 60)
        report(
          line,
          'floating-promise',
          `The promise${name ? ` of \`${name}\`` : ''} is not awaited, so its errors are lost.`,
          'Add `await`, or handle errors with `.catch()`.',
        )
      }
    }
    const condition =
      ts.isIfStatement(node) || ts.isWhileStatement(node)
        ? node.expression
        : ts.isConditionalExpression(node)
          ? node.condition
          : undefined
    const tested = condition && ts.isPrefixUnaryExpression(condition) ? condition.operand : condition
    if (tested && ts.isCallExpression(tested) && isPromise(tested))
      report(line, 'missing-await', 'The condition is a promise, which is always true.', 'Add `await`.')
  })
}

function handlesRejection(call: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(call.expression)) return false
  const { name, expression } = call.expression
  if (name.text === 'catch') return true
  if (name.text === 'then') return call.arguments.length > 1
  return name.text === 'finally' && ts.isCallExpression(expression) && handlesRejection(expression)
}

/** A variable that hides one that the same function, or one around it, has declared before. */
function checkShadowing(source: ts.SourceFile, report: Report): void {
  const walk = (node: ts.Node, outer: readonly Set<string>[], outerFunction: number): void => {
    let scopes = outer
    let inFunction = outerFunction
    if (isFunction(node)) {
      scopes = [...outer, new Set(node.parameters.flatMap(({ name }) => boundNames(name)))]
      inFunction = outer.length
    }
    // The body of a function shares the scope of its parameters.
    else if (isScope(node)) scopes = [...outer, new Set()]
    if (ts.isVariableDeclaration(node) && scopes.length) {
      // A `var` in a block belongs to the function: it is the same variable as one outside the block.
      const isBlockScoped = ts.getCombinedNodeFlags(node) & ts.NodeFlags.BlockScoped
      const at = isBlockScoped ? scopes.length - 1 : inFunction
      const own = scopes[at]
      for (const name of boundNames(node.name)) {
        if (scopes.slice(0, Math.max(at, 0)).some((scope) => scope.has(name)))
          report(
            lineAt(source, node.getStart(source)),
            'shadowing',
            `\`${name}\` hides a variable of the same name in an outer scope.`,
            'Rename one of them.',
          )
        own?.add(name)
      }
    }
    ts.forEachChild(node, (child) => walk(child, scopes, inFunction))
  }
  walk(source, [], -1)
}

const isScope = (node: ts.Node): boolean =>
  (ts.isBlock(node) && !ts.isFunctionLike(node.parent)) ||
  ts.isForOfStatement(node) ||
  ts.isForInStatement(node) ||
  ts.isForStatement(node) ||
  ts.isCatchClause(node) ||
  ts.isCaseBlock(node)

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))
}
