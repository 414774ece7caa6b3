import ts from 'typescript-6'
import { AnalysisProblem } from '../../analysis/analysis-problem.ts'
import { findAncestor } from '../../typescript/nodes.ts'
import type { Refactoring } from './refactoring.ts'

/** The selected characters. A `symbol` in the arguments selects the name of a declaration. */
export function selectedCode(refactoring: Refactoring): NonNullable<Refactoring['selection']> {
  const { symbol } = refactoring.arguments
  if (typeof symbol === 'string') {
    const name = findDeclaredName(refactoring, symbol)
    const file = name.getSourceFile()
    return { file, start: name.getStart(file), end: name.getStart(file) }
  }
  if (refactoring.selection) return refactoring.selection
  throw new AnalysisProblem(
    'request_invalid',
    'The operation needs a range, or the argument `symbol`.',
    'range',
  )
}

/** The identifier at the start of the selection, or the declared name that the arguments give. */
export function selectedName(refactoring: Refactoring): ts.Identifier | undefined {
  const { file, start } = selectedCode(refactoring)
  const at = nodeAt(file, start)
  return ts.isIdentifier(at) ? at : undefined
}

/** The innermost node of a kind around the selection, or the first within it. */
export function selectedNode<T extends ts.Node>(
  refactoring: Refactoring,
  isWanted: (node: ts.Node) => node is T,
): T | undefined {
  const { file, start, end } = selectedCode(refactoring)
  const within = (node: ts.Node): T | undefined => {
    if (node.end <= start || node.getStart(file) >= end) return undefined
    if (isWanted(node) && node.getStart(file) >= start && node.end <= end) return node
    return ts.forEachChild(node, within)
  }
  return within(file) ?? findAncestor(nodeAt(file, start), isWanted)
}

/** The innermost node at an offset. A name also counts at its end, where a cursor may stand. */
export function nodeAt(file: ts.SourceFile, offset: number): ts.Node {
  const node = innermostAt(file, offset)
  const before = innermostAt(file, offset - 1)
  return !ts.isIdentifier(node) && ts.isIdentifier(before) && before.end === offset ? before : node
}

function innermostAt(file: ts.SourceFile, offset: number): ts.Node {
  let node: ts.Node = file
  for (let next: ts.Node | undefined = node; next; ) {
    node = next
    next = ts.forEachChild(node, (child) =>
      child.getStart(file) <= offset && offset < child.end ? child : undefined,
    )
  }
  return node
}

/** `name` or `Class.member`, from the top of the files. */
export function findDeclaredName(
  { sourceFiles }: Pick<Refactoring, 'sourceFiles'>,
  path: string,
): ts.Identifier {
  const [first = '', ...rest] = path.split('.')
  for (const file of sourceFiles) {
    let name = findDeclaration(file, first)
    for (const part of rest) name = name && findDeclaration(name.parent, part)
    if (name) return name
  }
  throw new AnalysisProblem('request_invalid', `No declaration is named "${path}".`, 'arguments.symbol')
}

/** Breadth first: an outer declaration wins over an inner one. */
function findDeclaration(root: ts.Node, text: string): ts.Identifier | undefined {
  let level: ts.Node[] = [root]
  while (level.length > 0) {
    const next: ts.Node[] = []
    for (const node of level) {
      const name =
        node !== root && ts.isIdentifier(node) && node.text === text && isDeclaredName(node)
          ? node
          : undefined
      if (name) return name
      ts.forEachChild(node, (child) => void next.push(child))
    }
    level = next
  }
  return undefined
}

export function isDeclaredName(name: ts.Identifier): boolean {
  const { parent } = name
  return (
    ts.getNameOfDeclaration(parent as ts.Declaration) === name &&
    !ts.isBinaryExpression(parent) &&
    !ts.isCallExpression(parent)
  )
}
