import ts from 'typescript-6'
import type { ThrownError } from './code-symbol.ts'
import { mergeThrownErrors } from './merge-thrown-errors.ts'
import { shortText } from './typescript-source.ts'

type FunctionNode = ts.FunctionLikeDeclaration

/** Finds the errors that functions of a file throw, also through calls of each other. */
export interface ThrowFinder {
  find(node: ts.SignatureDeclaration): ThrownError[]
}

const maxConditionLength = 80

export function createThrowFinder(source: ts.SourceFile): ThrowFinder {
  const functions = findNamedFunctions(source)
  const errorsByNode = new Map<ts.Node, ThrownError[]>()

  function find(node: ts.SignatureDeclaration): ThrownError[] {
    const cached = errorsByNode.get(node)
    if (cached) return cached
    // Ends recursion of functions that call themselves.
    errorsByNode.set(node, [])
    const body = 'body' in node ? node.body : undefined
    const errors = body ? mergeThrownErrors(collect(body, [])) : []
    errorsByNode.set(node, errors)
    return errors
  }

  function collect(node: ts.Node, conditions: readonly string[]): ThrownError[] {
    if (ts.isThrowStatement(node))
      return [readThrow(node, conditions), ...collect(node.expression, conditions)]
    if (ts.isTryStatement(node)) {
      const { tryBlock, catchClause, finallyBlock } = node
      return [
        ...(catchClause ? collect(catchClause.block, conditions) : collect(tryBlock, conditions)),
        ...(finallyBlock ? collect(finallyBlock, conditions) : []),
      ]
    }
    if (ts.isIfStatement(node)) {
      const { expression, thenStatement, elseStatement } = node
      const text = shortText(expression, maxConditionLength)
      return [
        ...collect(expression, conditions),
        ...collect(thenStatement, text ? [`if \`${text}\``] : []),
        ...(elseStatement ? collect(elseStatement, text ? [`unless \`${text}\``] : []) : []),
      ]
    }
    if (ts.isSwitchStatement(node)) {
      const text = shortText(node.expression, maxConditionLength)
      return [
        ...collect(node.expression, conditions),
        ...node.caseBlock.clauses.flatMap((clause) => {
          const value = ts.isCaseClause(clause) ? shortText(clause.expression, maxConditionLength) : undefined
          const own = ts.isDefaultClause(clause)
            ? `if \`${text}\` has another value`
            : `if \`${text}\` is \`${value}\``
          return clause.statements.flatMap((statement) => collect(statement, text ? [own] : []))
        }),
      ]
    }
    if (isFunction(node)) return isCalledAtOnce(node) && node.body ? collect(node.body, []) : []
    if (ts.isCallExpression(node) || ts.isNewExpression(node))
      return [...throughCall(node), ...collectChildren(node, conditions)]
    return collectChildren(node, conditions)
  }

  function collectChildren(node: ts.Node, conditions: readonly string[]): ThrownError[] {
    const errors: ThrownError[] = []
    ts.forEachChild(node, (child) => {
      errors.push(...collect(child, conditions))
    })
    return errors
  }

  function throughCall(call: ts.CallExpression | ts.NewExpression): ThrownError[] {
    const name = calledName(call.expression)
    const target = name && functions.get(name)
    if (!target || (isAsync(target) && !isAwaited(call))) return []
    return find(target).map(({ type }) => ({
      ...(type && { type }),
      condition: `if \`${name?.replace(/^.*\./, '')}\` throws it`,
    }))
  }

  function readThrow({ expression }: ts.ThrowStatement, conditions: readonly string[]): ThrownError {
    const type = thrownType(expression)
    const condition = conditions.at(-1)
    return { ...(type && { type }), ...(condition && { condition }) }
  }

  function thrownType(expression: ts.Expression): string | undefined {
    if (ts.isNewExpression(expression)) return shortText(expression.expression, 60)
    if (!ts.isCallExpression(expression)) return undefined
    if (ts.isIdentifier(expression.expression) && /^[A-Z]\w*Error$/.test(expression.expression.text))
      return expression.expression.text
    const target = functions.get(calledName(expression.expression) ?? '')
    return target && returnedErrorType(target)
  }

  return { find }
}

function returnedErrorType(target: FunctionNode): string | undefined {
  if (target.type && ts.isTypeReferenceNode(target.type)) return target.type.getText()
  const { body } = target
  if (!body) return undefined
  const expression = ts.isBlock(body)
    ? body.statements
        .map((statement) => (ts.isReturnStatement(statement) ? statement.expression : undefined))
        .at(-1)
    : body
  return expression && ts.isNewExpression(expression) ? expression.expression.getText() : undefined
}

/** Functions by name, methods as `Class.method`; `this.method` is found by the class it stands in. */
function findNamedFunctions(source: ts.SourceFile): Map<string, FunctionNode> {
  const functions = new Map<string, FunctionNode>()
  const add = (name: string | undefined, node: ts.Node | undefined) => {
    if (name && node && isFunction(node) && node.body) functions.set(name, node)
  }
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) add(statement.name?.text, statement)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) add(name.text, initializer)
    if (ts.isClassDeclaration(statement))
      for (const member of statement.members) {
        const owner = statement.name?.text
        if (ts.isConstructorDeclaration(member)) add(owner, member)
        else if (member.name && !ts.isComputedPropertyName(member.name))
          add(`${owner}.${member.name.getText()}`, member)
      }
  }
  return functions
}

function calledName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  const { expression: object, name } = expression
  if (ts.isIdentifier(object)) return `${object.text}.${name.text}`
  if (object.kind !== ts.SyntaxKind.ThisKeyword) return undefined
  let at: ts.Node = expression
  while (at && !ts.isClassLike(at)) at = at.parent
  return at && ts.isClassLike(at) && at.name ? `${at.name.text}.${name.text}` : undefined
}

export function isFunction(node: ts.Node): node is FunctionNode {
  return ts.isFunctionLike(node) && !ts.isFunctionTypeNode(node) && !ts.isConstructorTypeNode(node)
}

export function isAsync(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)
  )
}

function isAwaited(node: ts.Node): boolean {
  let { parent } = node
  while (ts.isParenthesizedExpression(parent)) parent = parent.parent
  return ts.isAwaitExpression(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent)
}

const callbackMethods =
  /^(forEach|map|filter|some|every|find|findIndex|findLast|flatMap|reduce|reduceRight|sort|toSorted)$/

/** Callbacks of array methods, whose errors reach the caller. */
function isCalledAtOnce(node: FunctionNode): boolean {
  const { parent } = node
  if (ts.isParenthesizedExpression(parent) && ts.isCallExpression(parent.parent)) return true
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    callbackMethods.test(parent.expression.name.text) &&
    !isAsync(node)
  )
}
