import ts from 'typescript-6'
import { findSuggestions } from '../../../typescript/diagnostics.ts'
import { findAncestor, findNodes, hasNode, isExit, isStatementList } from '../../../typescript/nodes.ts'
import { isPure } from '../../../typescript/purity.ts'
import { formatSettingsOf, preferencesOf, textMovedTo } from '../format-settings.ts'
import { type NodeEdit, type Refactoring, spanAt, type TypescriptOperation } from '../refactoring.ts'
import { nodeAt } from '../selection.ts'
import { changesFrom } from '../text-changes.ts'

const unusedCodes = new Set([6133, 6192, 6196, 6198, 6199])

/** Removes declarations that nothing uses. Parameters stay, and so do values whose computation may have effects. */
export const removeUnused: TypescriptOperation = (refactoring) => {
  const { project } = refactoring
  for (const file of refactoring.sourceFiles)
    for (const { start, length, code } of findSuggestions(project, file.fileName)) {
      if (!unusedCodes.has(code)) continue
      const { selection } = refactoring
      if (selection && (start >= selection.end || start + length <= selection.start)) continue
      const span = spanAt(file, start, start + length)
      const node = nodeAt(file, start)
      if (findAncestor(node, ts.isParameter) && !ts.isBlock(node)) {
        const parameter = findAncestor(node, ts.isParameter)
        if (
          parameter &&
          (parameter.name === node || node.parent === parameter || ts.isBindingElement(node.parent))
        ) {
          refactoring.reject(span, 'Parameters are a part of the signature.')
          continue
        }
      }
      const declaration = findAncestor(node, ts.isVariableDeclaration)
      const list = findAncestor(node, ts.isVariableDeclarationList)
      const values = declaration ? [declaration] : (list?.declarations ?? [])
      if (
        values.some(
          ({ initializer, parent }) =>
            ts.isVariableDeclarationList(parent) &&
            (ts.isForInStatement(parent.parent) ||
              ts.isForOfStatement(parent.parent) ||
              (initializer && !isPure(initializer))),
        )
      ) {
        refactoring.reject(span, 'The computation of its value may have side effects.')
        continue
      }
      const fixes = project.service.getCodeFixesAtPosition(
        file.fileName,
        start,
        start + length,
        [code],
        formatSettingsOf(file),
        preferencesOf(file),
      )
      const fix = fixes.find(
        ({ fixName, fixId }) =>
          fixName === 'unusedIdentifier' &&
          fixId !== 'unusedIdentifier_prefix' &&
          fixId !== 'unusedIdentifier_infer',
      )
      if (!fix) continue
      const text = file.text.slice(start, start + length).split('\n')[0]
      refactoring.change(span, `Remove what is not used: ${text}`, [], {
        ...changesFrom(refactoring, fix.changes),
        removesComments: true,
      })
    }
}

/** Removes statements after an exit, and branches whose condition is a literal. */
export const removeUnreachableCode: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (ts.isIfStatement(node)) return removeBranch(refactoring, node)
      if (!isStatementList(node)) return
      const exit = node.statements.findIndex(isExit)
      if (exit < 0) return
      const rest = node.statements.slice(exit + 1).filter((statement) => !isHoisted(statement))
      const [first] = rest
      const last = rest.at(-1)
      if (!first || !last) return
      const reason = findHoistedNames(rest)
      if (reason) return refactoring.reject(first, reason)
      refactoring.change(
        spanAt(file, first.getStart(file), last.end),
        'Remove unreachable code',
        rest.map((statement): NodeEdit => [spanAt(file, statement.getFullStart(), statement.end), '']),
        { removesComments: true },
      )
      return
    })
}

const isHoisted = (statement: ts.Statement): boolean =>
  ts.isFunctionDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isEmptyStatement(statement) ||
  ts.isBreakStatement(statement)

function findHoistedNames(nodes: readonly ts.Node[]): string | undefined {
  const isVar = (node: ts.Node) =>
    (ts.isVariableDeclarationList(node) && !(node.flags & ts.NodeFlags.BlockScoped)) ||
    ts.isFunctionDeclaration(node)
  return nodes.some((node) => isVar(node) || hasNode(node, isVar))
    ? 'The code declares variables of the whole function.'
    : undefined
}

function removeBranch(refactoring: Refactoring, node: ts.IfStatement) {
  const { kind } = node.expression
  if (kind !== ts.SyntaxKind.TrueKeyword && kind !== ts.SyntaxKind.FalseKeyword) return
  const isTrue = kind === ts.SyntaxKind.TrueKeyword
  const dead = isTrue ? node.elseStatement : node.thenStatement
  const live = isTrue ? node.thenStatement : node.elseStatement
  const reason = dead && findHoistedNames([dead])
  if (reason) return refactoring.reject(node, reason)
  const isElse = ts.isIfStatement(node.parent) && node.parent.elseStatement === node
  if (!live && !isStatementList(node.parent))
    return refactoring.reject(node, 'The statement has no block around it.')
  const text = live ? (isElse || ts.isBlock(live) ? live.getText() : textMovedTo(live, node)) : ''
  const file = node.getSourceFile()
  const span = live ? node : spanAt(file, node.getFullStart(), node.end)
  refactoring.change(node, 'Remove a branch that never runs', [[span, text]], { removesComments: true })
}

/** Removes `export` from what no other file imports. */
export const removeUnusedExports: TypescriptOperation = (refactoring) => {
  const {
    project,
    arguments: { entryPoints },
  } = refactoring
  const entries = new Set(Array.isArray(entryPoints) ? entryPoints : [])
  for (const file of refactoring.sourceFiles) {
    if (entries.has(project.pathOf(file.fileName)) || project.sourceFiles.length < 2) continue
    refactoring.visit(file, (node) => {
      if (!ts.isStatement(node) || !ts.canHaveModifiers(node)) return
      const modifiers = ts.getModifiers(node) ?? []
      const exported = modifiers.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      if (!exported || modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return false
      const names = ts.isVariableStatement(node)
        ? findNodes(node.declarationList, ts.isIdentifier).filter((name) =>
            isDeclaredBy(name, node.declarationList),
          )
        : [ts.getNameOfDeclaration(node as ts.Node as ts.Declaration)].filter((name) => name !== undefined)
      const isUsed = names.some((name) =>
        project.service
          .findReferences(file.fileName, name.getStart(file))
          ?.some(({ references }) => references.some(({ fileName }) => fileName !== file.fileName)),
      )
      if (isUsed) return false
      const end = exported.end + (/^\s*/.exec(file.text.slice(exported.end))?.[0].length ?? 0)
      refactoring.change(node, `Remove export: ${names.map((name) => name.getText()).join(', ')}`, [
        [spanAt(file, exported.getStart(file), end), ''],
      ])
      return false
    })
  }
}

const isDeclaredBy = ({ parent }: ts.Identifier, list: ts.VariableDeclarationList): boolean =>
  (ts.isVariableDeclaration(parent) || ts.isBindingElement(parent)) &&
  findAncestor(parent, ts.isVariableDeclarationList) === list
