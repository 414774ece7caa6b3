import ts from 'typescript-6'
import { parenthesize } from '../../../typescript/expressions.ts'
import { hasNode, hasNodeInFunction, isStatementList, rootOf } from '../../../typescript/nodes.ts'
import { isPure, isSimpleAccess } from '../../../typescript/purity.ts'
import { indentAt, newLineOf, usesSemicolons } from '../format-settings.ts'
import { type Refactoring, spanAt, type TypescriptOperation } from '../refactoring.ts'
import { isAlways, kindsOf } from '../type-tests.ts'

/** `{ a: a }` becomes `{ a }`. */
export const useShorthandProperties: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name) || !ts.isIdentifier(node.initializer))
        return
      // `{ __proto__: __proto__ }` sets the prototype, the short form does not.
      if (node.name.text !== node.initializer.text || node.name.text === '__proto__') return
      refactoring.change(node, `Use a shorthand property: ${node.name.text}`, [
        [spanAt(file, node.name.end, node.end), ''],
      ])
    })
}

/** `==` becomes `===` if both sides have the same type. */
export const useStrictEquality: TypescriptOperation = (refactoring) => {
  const { checker } = refactoring.project
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isBinaryExpression(node)) return
      const { left, right, operatorToken } = node
      const operator = operatorToken.getText()
      if (operator !== '==' && operator !== '!=') return
      if (isNull(left) || isNull(right)) return
      const isTypeTest = (a: ts.Expression, b: ts.Expression) =>
        ts.isTypeOfExpression(a) && ts.isStringLiteralLike(b)
      const isTypeof = isTypeTest(left, right) || isTypeTest(right, left)
      if (!isTypeof) {
        const a = kindsOf(checker.getTypeAtLocation(left))
        const b = kindsOf(checker.getTypeAtLocation(right))
        const isSame =
          a &&
          b &&
          !a.isNullable &&
          !b.isNullable &&
          a.kinds.size === 1 &&
          b.kinds.size === 1 &&
          [...a.kinds][0] === [...b.kinds][0]
        if (!isSame) return refactoring.reject(node, 'The sides may have different types.')
      }
      refactoring.change(node, `Replace ${operator} with ${operator}=`, [[operatorToken, `${operator}=`]], {
        safety: isTypeof ? 'preserving' : 'syntactic',
      })
    })
}

const isNull = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === 'undefined')

/** `a !== null && a !== undefined ? a : b` becomes `a ?? b`. */
export const useNullishCoalescing: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (ts.isIfStatement(node)) {
        const test = readNullTest(node.expression)
        const body = ts.isBlock(node.thenStatement)
          ? node.thenStatement.statements.length === 1 && node.thenStatement.statements[0]
          : node.thenStatement
        if (!test?.isMissing || node.elseStatement || !body || !ts.isExpressionStatement(body)) return
        const { expression } = body
        if (!ts.isBinaryExpression(expression) || expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken)
          return
        if (expression.left.getText() !== test.value.getText()) return
        const end = usesSemicolons(file.text) ? ';' : ''
        refactoring.change(node, 'Use nullish assignment', [
          [node, `${test.value.getText()} ??= ${expression.right.getText()}${end}`],
        ])
        return
      }
      if (!ts.isConditionalExpression(node)) return
      const test = readNullTest(node.condition)
      if (!test) return
      const [present, missing] = test.isMissing
        ? [node.whenFalse, node.whenTrue]
        : [node.whenTrue, node.whenFalse]
      if (present.getText() !== test.value.getText()) return
      const text = `${test.value.getText()} ?? ${parenthesize(missing, ts.SyntaxKind.QuestionQuestionToken)}`
      refactoring.change(node, 'Use nullish coalescing', [
        [node, ts.isBinaryExpression(node.parent) && !isPlainAssignment(node.parent) ? `(${text})` : text],
      ])
    })
}

const isPlainAssignment = ({ operatorToken }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.EqualsToken

/** `a == null ? undefined : a.b` becomes `a?.b`, and so does `a && a.b` as a condition if `a` is an object. */
export const useOptionalChaining: TypescriptOperation = (refactoring) => {
  const { checker } = refactoring.project
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (ts.isConditionalExpression(node)) {
        const test = readNullTest(node.condition)
        if (!test) return
        const [present, missing] = test.isMissing
          ? [node.whenFalse, node.whenTrue]
          : [node.whenTrue, node.whenFalse]
        const isUndefined = ts.isIdentifier(missing) && missing.text === 'undefined'
        const access = isUndefined && findAccess(present, test.value)
        if (access) refactoring.change(node, 'Use optional chaining', [[node, chain(present, access)]])
        return
      }
      if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken)
        return
      const { left, right } = node
      if (!isSimpleAccess(left)) return
      const access = findAccess(right, left)
      if (!access) return
      const kinds = kindsOf(checker.getTypeAtLocation(left))
      if (!kinds || [...kinds.kinds].some((kind) => kind !== 'object'))
        return refactoring.reject(node, `"${left.getText()}" may be a value other than an object.`)
      const isExact = isAlways(
        checker.getTypeAtLocation(left),
        ts.TypeFlags.Object | ts.TypeFlags.Undefined | ts.TypeFlags.Void,
      )
      if (!isExact && !isConditionOf(node)) return refactoring.reject(node, 'The result may be null.')
      refactoring.change(node, 'Use optional chaining', [[node, chain(right, access)]])
    })
}

const isConditionOf = (node: ts.Expression): boolean => {
  const { parent } = node
  return (
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isWhileStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node) ||
    (ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.ExclamationToken)
  )
}

/** The access at the start of `node` whose object is `value`. */
function findAccess(node: ts.Expression, value: ts.Expression): ts.Expression | undefined {
  if (
    !ts.isPropertyAccessExpression(node) &&
    !ts.isElementAccessExpression(node) &&
    !ts.isCallExpression(node)
  )
    return undefined
  if (node.questionDotToken) return undefined
  return node.expression.getText() === value.getText() && !ts.isCallExpression(node)
    ? node
    : findAccess(node.expression, value)
}

function chain(node: ts.Expression, access: ts.Expression): string {
  if (!ts.isPropertyAccessExpression(access) && !ts.isElementAccessExpression(access)) return node.getText()
  const file = node.getSourceFile()
  const at = access.expression.end
  const dot = ts.isPropertyAccessExpression(access) ? '?' : '?.'
  return file.text.slice(node.getStart(file), at) + dot + file.text.slice(at, node.end)
}

/** Reads `a == null`, `a !== undefined && a !== null` and the like. */
function readNullTest(node: ts.Expression): { value: ts.Expression; isMissing: boolean } | undefined {
  if (!ts.isBinaryExpression(node)) return undefined
  const { left, right, operatorToken } = node
  const operator = operatorToken.getText()
  if (operator === '==' || operator === '!=')
    return isNull(right) && isSimpleAccess(left) ? { value: left, isMissing: operator === '==' } : undefined
  if (operator !== '||' && operator !== '&&') return undefined
  const strict = operator === '||' ? '===' : '!=='
  const [a, b] = [left, right]
  if (!ts.isBinaryExpression(a) || !ts.isBinaryExpression(b)) return undefined
  const isPair =
    a.operatorToken.getText() === strict &&
    b.operatorToken.getText() === strict &&
    isNull(a.right) &&
    isNull(b.right) &&
    a.right.kind !== b.right.kind &&
    a.left.getText() === b.left.getText() &&
    isSimpleAccess(a.left)
  return isPair ? { value: a.left, isMissing: operator === '||' } : undefined
}

/** Function expressions that are passed to calls and do not use `this` become arrow functions. */
export const useArrowFunctions: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isFunctionExpression(node) || node.asteriskToken) return
      if (!ts.isCallExpression(node.parent) || !node.parent.arguments.includes(node)) return
      if (node.name && hasNode(node.body, (each) => ts.isIdentifier(each) && each.text === node.name?.text))
        return refactoring.reject(node, 'The function uses its own name.')
      const reason = findOwnBinding(node)
      if (reason) return refactoring.reject(node, reason)
      const head = `${node.modifiers?.length ? 'async ' : ''}`
      const isBuiltIn =
        ts.isPropertyAccessExpression(node.parent.expression) &&
        callbackMethods.has(node.parent.expression.name.text)
      refactoring.change(
        node,
        'Convert to an arrow function',
        [
          [spanAt(file, node.getStart(file), openParenthesis(node)), head + typeParameters(node)],
          [spanAt(file, node.body.getStart(file), node.body.getStart(file)), '=> '],
        ],
        // Other functions may call it with `new`, or read its prototype.
        { safety: isBuiltIn ? 'preserving' : 'syntactic' },
      )
    })
}

const callbackMethods = new Set(
  'map filter forEach reduce reduceRight some every find findIndex findLast flatMap sort toSorted then catch finally replace replaceAll'.split(
    ' ',
  ),
)

function openParenthesis(node: ts.FunctionExpression): number {
  const { text } = node.getSourceFile()
  return text.lastIndexOf('(', node.parameters.pos)
}

const typeParameters = (node: ts.FunctionExpression): string =>
  node.typeParameters ? `<${node.typeParameters.map((each) => each.getText()).join(', ')}>` : ''

function findOwnBinding(node: ts.FunctionExpression): string | undefined {
  const own = (each: ts.Node): boolean =>
    each.kind === ts.SyntaxKind.ThisKeyword ||
    each.kind === ts.SyntaxKind.SuperKeyword ||
    ts.isMetaProperty(each) ||
    (ts.isIdentifier(each) && each.text === 'arguments') ||
    (ts.isCallExpression(each) && ts.isIdentifier(each.expression) && each.expression.text === 'eval')
  const roots: readonly ts.Node[] = [...node.parameters, node.body]
  return roots.some((root) => hasNodeInFunction(root, own, { intoArrows: true }))
    ? 'The function uses this, arguments, super or new.target.'
    : undefined
}

/** `var a = 1, b = 2` becomes one statement for each variable. */
export const splitDeclarations: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (
        !ts.isVariableStatement(node) ||
        node.declarationList.declarations.length < 2 ||
        !isStatementList(node.parent)
      )
        return
      const { declarations } = node.declarationList
      const [first] = declarations
      if (!first) return
      const head = file.text.slice(node.getStart(file), first.getStart(file)).trimEnd()
      const end = usesSemicolons(file.text) ? ';' : ''
      const line = newLineOf(file.text) + indentAt(file.text, node.getStart(file))
      const edits = declarations.slice(1).map((declaration, index) => {
        const previous = declarations[index] ?? first
        const gap = file.text.slice(previous.end, declaration.getStart(file))
        const comma = gap.indexOf(',')
        const rest = gap.slice(0, comma) + gap.slice(comma + 1)
        const comment = /\/[/*]/.test(rest) ? ` ${rest.trim()}` : ''
        return [
          spanAt(file, previous.end, declaration.getStart(file)),
          `${end}${comment}${line}${head} `,
        ] as const
      })
      refactoring.change(node, 'Split the declaration', edits)
    })
}

/** `f.apply(null, list)` becomes `f(...list)`. */
export const useSpreadCalls: TypescriptOperation = (refactoring) => {
  const { checker } = refactoring.project
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isCallExpression(node) || node.questionDotToken || node.arguments.length !== 2) return
      const { expression } = node
      if (
        !ts.isPropertyAccessExpression(expression) ||
        expression.name.text !== 'apply' ||
        expression.questionDotToken
      )
        return
      const [receiver, list] = node.arguments
      const callee = expression.expression
      if (!receiver || !list || !isSimpleAccess(callee)) return
      // `eval(…)` would see local variables.
      const isPlainCall = ts.isIdentifier(callee) && callee.text !== 'eval' && isNull(receiver)
      const isMethodCall =
        ts.isPropertyAccessExpression(callee) && callee.expression.getText() === receiver.getText()
      if (!isPlainCall && !isMethodCall) return
      const type = checker.getTypeAtLocation(list)
      const isArray = checker.isArrayType(type) || checker.isTupleType(type)
      if (!isArray)
        return refactoring.reject(node, `"${list.getText()}" may be something other than an array.`)
      if (!isPure(list) && !isSimpleAccess(list)) return
      refactoring.change(node, 'Use spread in a call', [[node, `${callee.getText()}(...${list.getText()})`]])
    })
}

/** `Object.prototype.hasOwnProperty.call(a, b)` becomes `Object.hasOwn(a, b)`. */
export const useHasOwn: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isCallExpression(node) || node.arguments.length !== 2) return
      const { expression } = node
      const root = rootOf(expression)
      if (root && isOwnName(refactoring, root)) return
      const isOwnTest = /^(Object\.prototype|\{\})\.hasOwnProperty\.call$/.test(
        expression.getText().replace(/\s/g, ''),
      )
      if (isOwnTest) refactoring.change(node, 'Use Object.hasOwn', [[expression, 'Object.hasOwn']])
    })
}

/** True if a file of the request declares the name, rather than the language. */
export function isOwnName({ project }: Refactoring, name: ts.Identifier): boolean {
  const declarations = project.checker.getSymbolAtLocation(name)?.declarations ?? []
  return declarations.some((each) => project.sourceFiles.includes(each.getSourceFile()))
}
