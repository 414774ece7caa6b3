import ts from 'typescript-6'
import { indentAt } from '../refactoring/typescript/format-settings.ts'
import type { CodeParameter, CodeSymbol, ExistingComment, SymbolKind } from './code-symbol.ts'
import { lineAt, shortText } from './typescript-source.ts'
import { createThrowFinder, isFunction } from './typescript-throws.ts'
import { type InferredTypes, parameterType, readReturn } from './typescript-types.ts'

/** Lists the declarations of a file that can have documentation, in the order of the text. */
export function listTypeScriptSymbols(source: ts.SourceFile, inferred?: InferredTypes): CodeSymbol[] {
  const exported = findExportedNames(source)
  const hasExports = exported.size > 0 || source.statements.some(isExportedStatement)
  const throws = createThrowFinder(source)
  const symbols: CodeSymbol[] = []

  /** `node` has the signature, `outer` the comment. */
  function add(
    name: string,
    kind: SymbolKind,
    node: ts.Node,
    isExported: boolean,
    outer: ts.Node = node,
    implementation?: ts.SignatureDeclaration,
  ): void {
    const signature = ts.isFunctionLike(node) ? node : undefined
    const start = outer.getStart(source)
    const returns = signature && kind !== 'constructor' ? readReturn(signature, inferred) : undefined
    const expression = signature && bodyExpression(signature)
    const comment = findComment(outer, source)
    const deprecated = findDeprecation(comment)
    symbols.push({
      name,
      kind,
      signature: signatureText(node, outer),
      isExported,
      startLine: lineAt(source, start),
      endLine: lineAt(source, outer.getEnd()),
      parameters: signature ? readParameters(signature, inferred) : [],
      typeParameters: 'typeParameters' in node ? typeParametersOf(node) : [],
      ...(returns && { returns }),
      throws: signature ? throws.find(implementation ?? signature) : [],
      ...(deprecated !== undefined && { deprecated }),
      ...(expression && { expression }),
      placement: { offset: start, indent: indentAt(source.text, start), isInside: false },
      ...(comment && { comment }),
    })
  }

  function addFunction(
    name: string,
    kind: SymbolKind,
    node: ts.FunctionDeclaration | ts.MethodDeclaration | ts.ConstructorDeclaration,
    siblings: readonly ts.Node[],
    isExported: boolean,
  ): void {
    const same = siblings.filter(
      (sibling): sibling is typeof node => sibling.kind === node.kind && nameOf(sibling) === nameOf(node),
    )
    const implementation = same.find(({ body }) => body)
    // Editors show the comments of overloads, and not that of the implementation.
    if (same.length > 1 && node.body) return
    add(name, kind, node, isExported, node, implementation)
  }

  function addStatement(statement: ts.Node, prefix: string, siblings: readonly ts.Node[]): void {
    const isPublic = (name: string) => !hasExports || exported.has(name) || isExportedStatement(statement)
    if (ts.isFunctionDeclaration(statement)) {
      const name = statement.name?.text ?? 'default'
      addFunction(prefix + name, 'function', statement, siblings, isPublic(name))
    } else if (ts.isClassDeclaration(statement)) {
      const name = statement.name?.text ?? 'default'
      add(prefix + name, 'class', statement, isPublic(name))
      addMembers(`${prefix}${name}.`, statement, isPublic(name))
    } else if (ts.isInterfaceDeclaration(statement)) {
      const isExported = isPublic(statement.name.text)
      add(prefix + statement.name.text, 'interface', statement, isExported)
      for (const member of statement.members)
        if (ts.isMethodSignature(member))
          add(`${prefix}${statement.name.text}.${member.name.getText()}`, 'method', member, isExported)
    } else if (ts.isTypeAliasDeclaration(statement)) {
      add(prefix + statement.name.text, 'type', statement, isPublic(statement.name.text))
    } else if (ts.isEnumDeclaration(statement)) {
      add(prefix + statement.name.text, 'enum', statement, isPublic(statement.name.text))
    } else if (ts.isVariableStatement(statement)) {
      addVariables(statement, prefix, isPublic)
    } else if (ts.isExpressionStatement(statement)) {
      addAssignment(statement)
    } else if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)) {
      const { statements } = statement.body
      for (const inner of statements) addStatement(inner, `${prefix}${statement.name.text}.`, statements)
    }
  }

  function addVariables(
    statement: ts.VariableStatement,
    prefix: string,
    isPublic: (name: string) => boolean,
  ): void {
    const [declaration, second] = statement.declarationList.declarations
    if (!declaration || second || !ts.isIdentifier(declaration.name)) return
    const { name, initializer } = declaration
    const value = initializer && unwrap(initializer)
    if (value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)))
      add(prefix + name.text, 'function', value, isPublic(name.text), statement)
    else if (value && ts.isClassExpression(value)) {
      add(prefix + name.text, 'class', value, isPublic(name.text), statement)
      addMembers(`${prefix}${name.text}.`, value, isPublic(name.text))
    } else if (!value || !isRequire(value))
      add(prefix + name.text, 'constant', declaration, isPublic(name.text), statement)
  }

  /** `module.exports = function () {}`, `exports.name = () => {}`. */
  function addAssignment(statement: ts.ExpressionStatement): void {
    const { expression } = statement
    if (!ts.isBinaryExpression(expression) || expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken)
      return
    const target = /^(?:module\.)?exports(?:\.(\w+))?$/.exec(expression.left.getText())
    if (target && isFunction(expression.right))
      add(target[1] ?? 'exports', 'function', expression.right, true, statement)
  }

  function addMembers(prefix: string, node: ts.ClassLikeDeclaration, isOwnerExported: boolean): void {
    for (const member of node.members) {
      const isExported = isOwnerExported && !isPrivate(member)
      const name = member.name && !ts.isComputedPropertyName(member.name) ? member.name.getText() : undefined
      if (ts.isConstructorDeclaration(member) && member.parameters.length)
        addFunction(`${prefix}constructor`, 'constructor', member, node.members, isExported)
      else if (ts.isMethodDeclaration(member) && name)
        addFunction(prefix + name, 'method', member, node.members, isExported)
      else if (ts.isGetAccessorDeclaration(member) && name) add(prefix + name, 'accessor', member, isExported)
      else if (ts.isPropertyDeclaration(member) && name && member.initializer) {
        const value = unwrap(member.initializer)
        if (isFunction(value)) add(prefix + name, 'method', value, isExported, member)
      }
    }
  }

  for (const statement of source.statements) addStatement(statement, '', source.statements)
  return symbols
}

function readParameters(node: ts.SignatureDeclaration, inferred: InferredTypes | undefined): CodeParameter[] {
  return node.parameters
    .filter(({ name }) => name.getText() !== 'this')
    .map((parameter, index) => {
      const { name } = parameter
      const type = parameterType(parameter, inferred)
      return {
        name: ts.isIdentifier(name)
          ? name.text
          : index === 0 && node.parameters.length > 1
            ? 'input'
            : 'options',
        ...(type && { type }),
        isOptional: !!parameter.questionToken || !!parameter.initializer,
        isRest: !!parameter.dotDotDotToken,
        ...(parameter.initializer && { default: shortText(parameter.initializer, 60) ?? '…' }),
        ...(ts.isObjectBindingPattern(name) && {
          properties: readProperties(name, parameter.type, !!parameter.initializer),
        }),
      }
    })
}

function readProperties(
  pattern: ts.ObjectBindingPattern,
  type: ts.TypeNode | undefined,
  isOptional: boolean,
): CodeParameter[] {
  const members = type && ts.isTypeLiteralNode(type) ? type.members : []
  return pattern.elements.flatMap((element) => {
    const name = (element.propertyName ?? element.name).getText()
    if (element.dotDotDotToken || !/^[\w$]+$/.test(name)) return []
    const member = members.find((member) => member.name?.getText() === name)
    const memberType = member && ts.isPropertySignature(member) ? member.type?.getText() : undefined
    const own = memberType ?? parameterType(element, undefined)
    return {
      name,
      ...(own && { type: own }),
      isOptional: isOptional || !!element.initializer || !!member?.questionToken,
      isRest: false,
      ...(element.initializer && { default: shortText(element.initializer, 60) ?? '…' }),
    }
  })
}

function typeParametersOf(node: ts.Node & { typeParameters?: unknown }): string[] {
  const { typeParameters } = node as { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> }
  return typeParameters?.map(({ name }) => name.text) ?? []
}

function bodyExpression(node: ts.SignatureDeclaration): string | undefined {
  if (!('body' in node) || !node.body) return undefined
  const body = node.body
  const expression = ts.isBlock(body) ? lastReturn(body) : body
  return expression && isPlain(expression) ? shortText(expression, 40) : undefined
}

/** The value of a body that only checks its input before it returns. */
function lastReturn({ statements }: ts.Block): ts.Expression | undefined {
  const last = statements.at(-1)
  const isGuard = (statement: ts.Statement) => {
    if (!ts.isIfStatement(statement) || statement.elseStatement) return false
    const { thenStatement: body } = statement
    return ts.isThrowStatement(ts.isBlock(body) ? (body.statements[0] ?? body) : body)
  }
  return last && ts.isReturnStatement(last) && statements.slice(0, -1).every(isGuard)
    ? last.expression
    : undefined
}

/** Objects, functions and calls are not clearer than the code itself. */
const isPlain = (node: ts.Expression): boolean =>
  ts.isBinaryExpression(node) ||
  ts.isPropertyAccessExpression(node) ||
  ts.isElementAccessExpression(node) ||
  ts.isLiteralExpression(node)

function signatureText(node: ts.Node, outer: ts.Node): string {
  const source = outer.getSourceFile()
  const end = bodyStart(node) ?? outer.getEnd()
  const text = source.text.slice(outer.getStart(source), end)
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*(\{|=>|;|=)$/, '')
  return line.length > 300 ? `${line.slice(0, 299)}…` : line
}

function bodyStart(node: ts.Node): number | undefined {
  if ('body' in node && node.body) return (node.body as ts.Node).getStart()
  if (ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node))
    return node.members.pos - 1
  return undefined
}

function findComment(node: ts.Node, source: ts.SourceFile): ExistingComment | undefined {
  const range = ts
    .getLeadingCommentRanges(source.text, node.getFullStart())
    ?.findLast(({ pos }) => source.text.startsWith('/**', pos) && !source.text.startsWith('/**/', pos))
  if (!range) return undefined
  // The comment of a file stands before its first statement, with an empty line after it.
  const between = source.text.slice(range.end, node.getStart(source))
  if (
    /\n\s*\n/.test(between) ||
    /@(file|fileoverview|license|module|packageDocumentation)\b/.test(source.text.slice(range.pos, range.end))
  )
    return undefined
  const text = source.text
    .slice(range.pos + 3, range.end - 2)
    .replace(/^[ \t]*\*[ \t]?/gm, '')
    .trim()
  return { start: range.pos, end: range.end, text }
}

function findDeprecation(comment: ExistingComment | undefined): string | undefined {
  return /@deprecated\b[ \t]*(.*)/.exec(comment?.text ?? '')?.[1]?.trim()
}

function findExportedNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  for (const statement of source.statements) {
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    )
      for (const { propertyName, name } of statement.exportClause.elements)
        names.add((propertyName ?? name).text)
    else if (ts.isExportAssignment(statement)) addReferences(statement.expression, names)
    else if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)) {
      const { left, right } = statement.expression
      if (/^(module\.)?exports(\.\w+)?$/.test(left.getText())) {
        names.add(left.getText())
        addReferences(right, names)
      }
    }
  }
  return names
}

function addReferences(expression: ts.Expression, names: Set<string>): void {
  if (ts.isIdentifier(expression)) names.add(expression.text)
  if (!ts.isObjectLiteralExpression(expression)) return
  for (const property of expression.properties) {
    if (ts.isShorthandPropertyAssignment(property)) names.add(property.name.text)
    else if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.initializer))
      names.add(property.initializer.text)
  }
}

function isExportedStatement(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}

function isPrivate(member: ts.ClassElement): boolean {
  const isHidden = (kind: ts.SyntaxKind) =>
    kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword
  return (
    (!!member.name && ts.isPrivateIdentifier(member.name)) ||
    (ts.canHaveModifiers(member) && !!ts.getModifiers(member)?.some(({ kind }) => isHidden(kind)))
  )
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node)
    ? unwrap(node.expression)
    : node
}

const isRequire = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === 'require'

const nameOf = (node: ts.Node): string | undefined =>
  'name' in node && node.name ? (node.name as ts.Node).getText() : undefined
