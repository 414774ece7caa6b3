import ts from 'typescript-6'
import {
  findAncestor,
  functionAround,
  hasNode,
  isInside,
  isLoop,
  isStatementList,
  type StatementList,
} from '../../../typescript/nodes.ts'
import { isWritten } from '../../../typescript/references.ts'
import { type Refactoring, spanAt, type TypescriptOperation } from '../refactoring.ts'

/** Replaces `var` where a block-scoped variable provably behaves the same. */
export const replaceVar: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isVariableDeclarationList(node) || node.flags & ts.NodeFlags.BlockScoped) return
      if (node.flags & ts.NodeFlags.Using || isAmbient(node)) return
      const names = namesOf(node)
      const reason = names
        .map((name) => findObstacle(refactoring, node, name))
        .find((each) => each !== undefined)
      if (reason) return refactoring.reject(node, reason)
      const keyword = canBeConst(refactoring, node, names) ? 'const' : 'let'
      const start = node.getStart(file)
      refactoring.change(node, `Replace var with ${keyword}: ${textOf(names)}`, [
        [spanAt(file, start, start + 'var'.length), keyword],
      ])
    })
}

/** Replaces `let` of variables that are never assigned again. */
export const preferConst: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isVariableDeclarationList(node) || (node.flags & ts.NodeFlags.BlockScoped) !== ts.NodeFlags.Let)
        return
      const names = namesOf(node)
      if (isAmbient(node) || !canBeConst(refactoring, node, names)) return
      const start = node.getStart(file)
      refactoring.change(node, `Replace let with const: ${textOf(names)}`, [
        [spanAt(file, start, start + 'let'.length), 'const'],
      ])
    })
}

const textOf = (names: readonly ts.Identifier[]): string => names.map(({ text }) => text).join(', ')

export function namesOf(list: ts.VariableDeclarationList): ts.Identifier[] {
  const collect = (name: ts.BindingName): ts.Identifier[] =>
    ts.isIdentifier(name)
      ? [name]
      : name.elements.flatMap((element) => (ts.isBindingElement(element) ? collect(element.name) : []))
  return list.declarations.flatMap(({ name }) => collect(name))
}

const isAmbient = (list: ts.VariableDeclarationList): boolean =>
  findAncestor(
    list,
    (node): node is ts.Node =>
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) === true,
  ) !== undefined

function canBeConst(
  refactoring: Refactoring,
  list: ts.VariableDeclarationList,
  names: readonly ts.Identifier[],
): boolean {
  const isHead = ts.isForInStatement(list.parent) || ts.isForOfStatement(list.parent)
  if (!isHead && !list.declarations.every(({ initializer }) => initializer)) return false
  return names.every((name) =>
    refactoring.referencesTo(name).every((reference) => reference === name || !isWritten(reference)),
  )
}

function findObstacle(
  refactoring: Refactoring,
  list: ts.VariableDeclarationList,
  name: ts.Identifier,
): string | undefined {
  const { text } = name
  const symbol = refactoring.project.checker.getSymbolAtLocation(name)
  const references = refactoring.referencesTo(name)
  if (!symbol || references.length === 0) return `The references to "${text}" are unknown.`
  if (text === 'arguments' || text === 'undefined') return `"${text}" has a meaning of its own.`
  if (symbol.declarations?.filter(isVariable).length !== 1 || references.filter(isDeclared).length !== 1)
    return `"${text}" is declared more than once.`
  const owner = functionAround(list)
  if (hasNode(owner, isDynamicScope)) return 'The function contains eval or with.'

  const scope = scopeOf(list)
  if (!scope) return `"${text}" is declared in a statement without braces.`
  const outside = references.find((reference) => !isInside(reference, scope))
  if (outside) return `"${text}" is used outside of the block that declares it.`

  const declaration = findAncestor(name, ts.isVariableDeclaration) ?? list
  const loop = loopAround(list, owner)
  if (loop) {
    if (references.some((reference) => outermostWithin(reference, owner)))
      return `A function in the loop captures "${text}".`
    const hasValue = ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined
    if (!hasValue && !isLoop(list.parent)) return `"${text}" keeps its value from one iteration to the next.`
  }
  const earlyUse = references.find(
    (reference) => reference !== name && !isAfter(refactoring, reference, declaration, owner, new Set()),
  )
  return earlyUse && `"${text}" may be used before its declaration runs.`
}

const isDeclared = (name: ts.Identifier): boolean =>
  (ts.isVariableDeclaration(name.parent) ||
    ts.isParameter(name.parent) ||
    ts.isFunctionDeclaration(name.parent) ||
    ts.isBindingElement(name.parent)) &&
  name.parent.name === name

/** In JavaScript, assignments such as `name.property = …` are declarations as well. */
const isVariable = (declaration: ts.Declaration): boolean =>
  !ts.isBinaryExpression(declaration) &&
  !ts.isPropertyAccessExpression(declaration) &&
  !ts.isElementAccessExpression(declaration) &&
  !ts.isCallExpression(declaration) &&
  !ts.isIdentifier(declaration)

const isDynamicScope = (node: ts.Node): boolean =>
  ts.isWithStatement(node) ||
  (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'eval')

/** The scope in which a block-scoped variable would be visible. */
function scopeOf(list: ts.VariableDeclarationList): StatementList | ts.IterationStatement | undefined {
  const { parent } = list
  if (isLoop(parent)) return parent
  return isStatementList(parent.parent) ? parent.parent : undefined
}

/** The loop that may run a declaration, or closures over it, several times. */
function loopAround(list: ts.Node, owner: ts.Node): ts.Node | undefined {
  for (let at = list.parent; at !== owner; at = at.parent) if (isLoop(at)) return at
  return undefined
}

/** True if a reference runs only after the declaration. */
function isAfter(
  refactoring: Refactoring,
  reference: ts.Node,
  declaration: ts.Node,
  owner: ts.Node,
  visited: Set<ts.Node>,
): boolean {
  const around = outermostWithin(reference, owner)
  if (!around) return reference.getStart() >= declaration.end || isLoopHead(declaration, reference)
  if (visited.has(around)) return true
  visited.add(around)
  const isHoisted = ts.isFunctionDeclaration(around)
  if (!isHoisted && around.getStart() >= declaration.end) return true
  // `const run = () => run()`: the function cannot be called before it is assigned.
  if (ts.isVariableDeclaration(declaration) && declaration.initializer === around && !ts.isClassLike(around))
    return true
  if (!isHoisted || !around.name) return false
  return refactoring
    .referencesTo(around.name)
    .every(
      (use) =>
        use === around.name ||
        isInside(use, around) ||
        isAfter(refactoring, use, declaration, owner, visited),
    )
}

/** In `for (const x of list)`, the list cannot use `x`, but the body can. */
const isLoopHead = (declaration: ts.Node, reference: ts.Node): boolean =>
  (ts.isForInStatement(declaration.parent.parent) || ts.isForOfStatement(declaration.parent.parent)) &&
  isInside(reference, declaration.parent.parent.statement)

/** The function or class directly within `owner` that contains a node. */
function outermostWithin(
  node: ts.Node,
  owner: ts.Node,
): ts.SignatureDeclaration | ts.ClassLikeDeclaration | undefined {
  let outermost: ts.SignatureDeclaration | ts.ClassLikeDeclaration | undefined
  for (let at = node.parent; at && at !== owner; at = at.parent)
    if (ts.isFunctionLike(at) || ts.isClassLike(at)) outermost = at
  return outermost
}
