import ts from 'typescript-6'

/** Calls `visitor` for each node below `node`, parents first. Skips the children of a node if it returns `false`. */
export function visit(node: ts.Node, visitor: (node: ts.Node) => unknown): void {
  ts.forEachChild(node, (child) => {
    if (visitor(child) !== false) visit(child, visitor)
  })
}

export function findNodes<T extends ts.Node>(root: ts.Node, isWanted: (node: ts.Node) => node is T): T[] {
  const nodes: T[] = []
  visit(root, (node) => {
    if (isWanted(node)) nodes.push(node)
  })
  return nodes
}

export function hasNode(root: ts.Node, isWanted: (node: ts.Node) => boolean): boolean {
  const search = (node: ts.Node): boolean => isWanted(node) || ts.forEachChild(node, search) === true
  return ts.forEachChild(root, search) === true
}

/** Like `hasNode`, without the bodies of nested functions, but with those of arrow functions if `intoArrows`. */
export function hasNodeInFunction(
  root: ts.Node,
  isWanted: (node: ts.Node) => boolean,
  { intoArrows = false } = {},
): boolean {
  const search = (node: ts.Node): boolean => {
    if (isWanted(node)) return true
    const isBorder = ts.isFunctionLike(node) || ts.isClassLike(node)
    if (isBorder && !(intoArrows && ts.isArrowFunction(node))) return false
    return ts.forEachChild(node, search) === true
  }
  return ts.forEachChild(root, search) === true
}

/** The function whose body contains a node, or the file. */
export function functionAround(
  node: ts.Node,
): ts.SignatureDeclaration | ts.SourceFile | ts.ClassStaticBlockDeclaration {
  let at = node.parent
  while (!ts.isFunctionLike(at) && !ts.isSourceFile(at) && !ts.isClassStaticBlockDeclaration(at))
    at = at.parent
  return at
}

export function findAncestor<T extends ts.Node>(
  node: ts.Node,
  isWanted: (node: ts.Node) => node is T,
): T | undefined {
  for (let at: ts.Node | undefined = node; at; at = at.parent) if (isWanted(at)) return at
  return undefined
}

export function isInside(node: ts.Node, container: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent) if (at === container) return true
  return false
}

export const isLoop = (node: ts.Node): node is ts.IterationStatement => ts.isIterationStatement(node, false)

/** Statements that share a scope: a block, a file, a module or a clause of `switch`. */
export type StatementList = ts.Block | ts.SourceFile | ts.ModuleBlock | ts.CaseOrDefaultClause

export const isStatementList = (node: ts.Node): node is StatementList =>
  ts.isBlock(node) || ts.isSourceFile(node) || ts.isModuleBlock(node) || ts.isCaseOrDefaultClause(node)

export function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node
}

/** The first name of `a.b.c`. */
export function rootOf(node: ts.Expression): ts.Identifier | undefined {
  if (ts.isIdentifier(node)) return node
  return ts.isPropertyAccessExpression(node) ? rootOf(node.expression) : undefined
}

/** The statements of a branch, whether or not it has braces. */
export const statementsOf = (branch: ts.Statement): readonly ts.Statement[] =>
  ts.isBlock(branch) ? branch.statements : [branch]

/** True if control never reaches the code after the statement. */
export function isExit(statement: ts.Statement | undefined): boolean {
  if (!statement) return false
  if (ts.isBlock(statement)) return isExit(statement.statements.at(-1))
  if (ts.isIfStatement(statement)) return isExit(statement.thenStatement) && isExit(statement.elseStatement)
  return (
    ts.isReturnStatement(statement) ||
    ts.isThrowStatement(statement) ||
    ts.isBreakStatement(statement) ||
    ts.isContinueStatement(statement)
  )
}

export function hasComments(text: string): boolean {
  return /\/[/*]/.test(text)
}
