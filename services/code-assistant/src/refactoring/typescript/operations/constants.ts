import ts from 'typescript-6'
import { AnalysisProblem } from '../../../analysis/analysis-problem.ts'
import { isFreeName } from '../../../typescript/expressions.ts'
import { findAncestor } from '../../../typescript/nodes.ts'
import { newLineOf, usesSemicolons } from '../format-settings.ts'
import { placeAt, type Refactoring, type TypescriptOperation } from '../refactoring.ts'
import { nodeAt } from '../selection.ts'

/** Gives a number a name, at the top of the file. */
export const extractMagicNumber: TypescriptOperation = (refactoring) => {
  const name = String(refactoring.arguments.name)
  const file = refactoring.selection?.file ?? refactoring.sourceFiles[0]
  const value = numberOf(refactoring)
  if (!file) return
  if (!isFreeName(file, name)) return refactoring.reject(placeAt(file, 0), `"${name}" is used already.`)
  const literals: ts.NumericLiteral[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node) && Number(node.text) === value && isValue(node)) literals.push(node)
    ts.forEachChild(node, collect)
  }
  collect(file)
  const [first] = literals
  if (!first) return refactoring.reject(placeAt(file, 0), `The number ${value} is not used as a value.`)
  const count = literals.length === 1 ? '1 place' : `${literals.length} places`
  const newLine = newLineOf(file.text)
  const at = insertionPoint(file)
  const statement = `const ${name} = ${first.getText()}${usesSemicolons(file.text) ? ';' : ''}`
  const text = at === 0 || file.text[at - 1] === '\n' ? `${statement}${newLine}` : `${newLine}${statement}`
  refactoring.change(first, `Extract ${first.getText()} as ${name}, ${count}`, [
    [placeAt(file, at), `${text}${at > 0 ? '' : newLine}`],
    ...literals.map((literal) => [literal, name] as const),
  ])
}

function numberOf({ selection, arguments: { value } }: Refactoring): number {
  if (typeof value === 'number') return value
  const node = selection && nodeAt(selection.file, selection.start)
  if (node && ts.isNumericLiteral(node)) return Number(node.text)
  throw new AnalysisProblem('request_invalid', 'Select a number or set arguments.value.', 'arguments.value')
}

function isValue(node: ts.NumericLiteral): boolean {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) || ts.isEnumMember(parent))
    return parent.initializer === node && !ts.isEnumMember(parent)
  return (
    !findAncestor(node, ts.isTypeNode) &&
    !ts.isPropertyName(parent) &&
    !(ts.isMethodDeclaration(parent) && parent.name === node)
  )
}

/** After directives and imports. */
function insertionPoint(file: ts.SourceFile): number {
  const isHead = (statement: ts.Statement) =>
    ts.isImportDeclaration(statement) ||
    (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression))
  const last = file.statements.findLast(isHead)
  // A comment on the line of the last one belongs to it.
  if (last) return ts.getTrailingCommentRanges(file.text, last.end)?.at(-1)?.end ?? last.end
  // A comment that a blank line separates is about the file, not about the first statement.
  const head = /^(?:#![^\n]*\n)?(?:\/\*(?:[^*]|\*(?!\/))*\*\/[ \t]*\r?\n(?=\s*\r?\n))?/.exec(file.text)
  return head?.[0].length ?? 0
}

/** A string enum becomes a frozen shape: a constant object and the union of its values. */
export const convertEnumToUnion: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isEnumDeclaration(node)) return
      const symbol = refactoring.project.checker.getSymbolAtLocation(node.name)
      const modifiers = ts.getModifiers(node)?.map(({ kind }) => kind) ?? []
      if (modifiers.includes(ts.SyntaxKind.ConstKeyword) || modifiers.includes(ts.SyntaxKind.DeclareKeyword))
        return refactoring.reject(node, 'The enum is const or declared elsewhere.')
      if (symbol?.declarations?.length !== 1)
        return refactoring.reject(node, 'The enum has several declarations.')
      if (!node.members.every(({ initializer }) => initializer && ts.isStringLiteralLike(initializer)))
        return refactoring.reject(node, 'An enum with numbers also maps from numbers to names.')
      const { name } = node
      const head = modifiers.includes(ts.SyntaxKind.ExportKeyword) ? 'export ' : ''
      const end = usesSemicolons(file.text) ? ';' : ''
      const brace = file.text.indexOf('{', name.end)
      const edits = node.members.map(
        (member) =>
          [placeAt(file, member.name.end, member.initializer?.getStart(file) ?? member.end), ': '] as const,
      )
      refactoring.change(node, `Convert the enum ${name.text} to a union`, [
        [placeAt(file, node.getStart(file), brace), `${head}const ${name.text} = `],
        ...edits,
        [
          placeAt(file, node.end),
          ` as const${end}${newLineOf(file.text)}${head}type ${name.text} = (typeof ${name.text})[keyof typeof ${name.text}]${end}`,
        ],
      ])
      return
    })
}

/** A union of strings becomes an enum. */
export const convertUnionToEnum: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isTypeAliasDeclaration(node) || !ts.isUnionTypeNode(node.type) || node.typeParameters) return
      const literals = node.type.types.flatMap((type) =>
        ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal : [],
      )
      if (literals.length < node.type.types.length) return
      const texts = literals.map(({ text }) => text)
      const names = texts.map(memberName)
      if (new Set(names).size < names.length || names.some((name) => !/^[A-Za-z_]\w*$/.test(name)))
        return refactoring.reject(node, 'Two values would have the same name, or none.')
      const byText = new Map(texts.map((text, index) => [text, `${node.name.text}.${names[index]}`]))
      const uses = literalsOfType(refactoring, node, byText)
      if (typeof uses === 'string') return refactoring.reject(node, uses)
      const newLine = newLineOf(file.text)
      const head =
        ts
          .getModifiers(node)
          ?.map((each) => `${each.getText()} `)
          .join('') ?? ''
      const members = names
        .map((name, index) => `  ${name} = ${literals[index]?.getText()},${newLine}`)
        .join('')
      refactoring.change(node, `Convert the union ${node.name.text} to an enum`, [
        [node, `${head}enum ${node.name.text} {${newLine}${members}}`],
        ...uses.map(({ literal, text }) => [literal, text] as const),
      ])
      return
    })
}

const memberName = (text: string): string =>
  text
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => (word[0]?.toUpperCase() ?? '') + word.slice(1))
    .join('')

/** The string literals whose expected type is the union. They need an import in other files. */
function literalsOfType(
  { project }: Refactoring,
  node: ts.TypeAliasDeclaration,
  byText: ReadonlyMap<string, string>,
) {
  const uses: { literal: ts.StringLiteral; text: string }[] = []
  const type = project.checker.getTypeAtLocation(node.name)
  let problem: string | undefined
  for (const file of project.sourceFiles) {
    const collect = (each: ts.Node): void => {
      const text = ts.isStringLiteral(each) ? byText.get(each.text) : undefined
      if (ts.isStringLiteral(each) && text && !ts.isLiteralTypeNode(each.parent)) {
        const expected = project.checker.getContextualType(each) ?? comparedType(project.checker, each)
        if (expected && project.checker.getNonNullableType(expected) === type) {
          if (file !== node.getSourceFile()) problem = 'The type is used in other files.'
          uses.push({ literal: each, text })
        }
      }
      ts.forEachChild(each, collect)
    }
    collect(file)
  }
  return problem ?? uses
}

/** The type of the other side of `a === 'text'`, or of the value of a `switch`. */
function comparedType(checker: ts.TypeChecker, { parent, pos }: ts.StringLiteral): ts.Type | undefined {
  if (ts.isBinaryExpression(parent))
    return checker.getTypeAtLocation(parent.left.pos === pos ? parent.right : parent.left)
  if (ts.isCaseClause(parent)) return checker.getTypeAtLocation(parent.parent.parent.expression)
  return undefined
}
