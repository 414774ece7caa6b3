import ts from 'typescript-6'
import { parenthesize } from '../../../typescript/expressions.ts'
import { hasNode, isExit, isLoop, isStatementList, statementsOf, unwrap } from '../../../typescript/nodes.ts'
import { isLiteral, isSimpleAccess } from '../../../typescript/purity.ts'
import { indentAt, indentOf, newLineOf, reindent, usesSemicolons } from '../format-settings.ts'
import type { TypescriptOperation } from '../refactoring.ts'

/** Three comparisons of one value in `if` and `else if` become a `switch`. */
export const convertIfToSwitch: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isIfStatement(node) || (ts.isIfStatement(node.parent) && node.parent.elseStatement === node))
        return
      const chain = readChain(node)
      if (!chain || chain.branches.length < 3) return
      const { value, branches, otherwise } = chain
      const bodies = [...branches.map(({ body }) => body), ...(otherwise ? [otherwise] : [])]
      if (bodies.some(hasOwnBreak)) return refactoring.reject(node, 'A branch ends a loop with break.')
      const { text } = file
      const outer = indentAt(text, node.getStart(file))
      const step = indentOf(text)
      const newLine = newLineOf(text)
      const end = usesSemicolons(text) ? ';' : ''
      const clause = (head: string, body: ts.Statement) => {
        const inside = statementsText(body, outer + step + step)
        const exit = isExit(body) ? '' : `${newLine}${outer}${step}${step}break${end}`
        const declares = statementsOf(body).some(isDeclaration)
        return `${outer}${step}${head}:${declares ? ' {' : ''}${inside}${exit}${declares ? `${newLine}${outer}${step}}` : ''}`
      }
      const clauses = [
        ...branches.map(({ literals, body }) =>
          clause(
            literals.map((literal) => `case ${literal.getText()}`).join(`:${newLine}${outer}${step}`),
            body,
          ),
        ),
        ...(otherwise ? [clause('default', otherwise)] : []),
      ]
      refactoring.change(
        node,
        'Convert to switch',
        [[node, [`switch (${value.getText()}) {`, ...clauses, `${outer}}`].join(newLine)]],
        { safety: ts.isIdentifier(value) ? 'preserving' : 'syntactic' },
      )
      return false
    })
}

interface Branch {
  literals: ts.Expression[]
  body: ts.Statement
}

function readChain(first: ts.IfStatement) {
  const branches: Branch[] = []
  let value: ts.Expression | undefined
  let at: ts.Statement | undefined = first
  while (at && ts.isIfStatement(at)) {
    const comparison = readComparisons(at.expression)
    if (!comparison || (value && comparison.value.getText() !== value.getText())) return undefined
    value = comparison.value
    branches.push({ literals: comparison.literals, body: at.thenStatement })
    at = at.elseStatement
  }
  const texts = branches.flatMap(({ literals }) => literals.map((literal) => literal.getText()))
  if (!value || new Set(texts).size < texts.length) return undefined
  return { value, branches, otherwise: at }
}

/** Reads `x === 1` and `x === 1 || x === 2`. */
function readComparisons(
  node: ts.Expression,
): { value: ts.Expression; literals: ts.Expression[] } | undefined {
  const inner = unwrap(node)
  if (!ts.isBinaryExpression(inner)) return undefined
  const { left, right, operatorToken } = inner
  if (operatorToken.kind === ts.SyntaxKind.BarBarToken) {
    const first = readComparisons(left)
    const second = readComparisons(right)
    if (!first || !second || first.value.getText() !== second.value.getText()) return undefined
    return { value: first.value, literals: [...first.literals, ...second.literals] }
  }
  if (operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken) return undefined
  const isSwitchable =
    isSimpleAccess(left) || (ts.isTypeOfExpression(left) && isSimpleAccess(left.expression))
  return isSwitchable && isLiteral(right) ? { value: left, literals: [right] } : undefined
}

const isDeclaration = (statement: ts.Statement): boolean =>
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  (ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.BlockScoped) !== 0)

/** A `break` without label that ends a statement around `node`. */
function hasOwnBreak(node: ts.Node): boolean {
  if (ts.isBreakStatement(node)) return !node.label
  if (isLoop(node) || ts.isSwitchStatement(node) || ts.isFunctionLike(node)) return false
  return ts.forEachChild(node, (child) => hasOwnBreak(child) || undefined) === true
}

/** Statements with the comments before and after them, each line with an indentation. */
function statementsText(body: ts.Statement, indent: string): string {
  const file = body.getSourceFile()
  const { text } = file
  const newLine = newLineOf(text)
  const [start, end] = ts.isBlock(body)
    ? [body.getStart(file) + 1, body.end - 1]
    : [body.getFullStart(), body.end]
  const content = text.slice(start, end)
  const lead = /^\s*/.exec(content)?.[0].length ?? 0
  const inside = content.trim()
  if (inside === '') return ''
  const from = indentAt(text, start + lead)
  return newLine + indent + reindent(body, inside, start + lead, from, indent)
}

/** A `switch` whose clauses all end becomes `if` and `else if`. */
export const convertSwitchToIf: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isSwitchStatement(node)) return
      const groups = groupClauses(node)
      const value = unwrap(node.expression)
      if (!isSimpleAccess(value) && !(ts.isTypeOfExpression(value) && isSimpleAccess(value.expression)))
        return refactoring.reject(node, 'The value would be computed several times.')
      if (typeof groups === 'string') return refactoring.reject(node, groups)
      const { text } = file
      const outer = indentAt(text, node.getStart(file))
      const newLine = newLineOf(text)
      const parts = groups.map(({ tests, statements, clause }) => {
        const condition = tests
          .map(
            (test) => `${value.getText()} === ${parenthesize(test, ts.SyntaxKind.EqualsEqualsEqualsToken)}`,
          )
          .join(' || ')
        return `${tests.length > 0 ? `if (${condition}) ` : ''}{${clauseText(clause, statements, outer + indentOf(text))}${newLine}${outer}}`
      })
      refactoring.change(node, 'Convert to if', [[node, parts.join(' else ')]])
      return
    })
}

interface ClauseGroup {
  /** Empty for `default`. */
  tests: ts.Expression[]
  statements: readonly ts.Statement[]
  clause: ts.CaseOrDefaultClause
}

/** Clauses without statements belong to the next one. */
function groupClauses({ caseBlock }: ts.SwitchStatement): ClauseGroup[] | string {
  const groups: ClauseGroup[] = []
  let tests: ts.Expression[] = []
  const { clauses } = caseBlock
  for (const clause of clauses) {
    if (ts.isDefaultClause(clause)) {
      if (clause !== clauses.at(-1)) return 'The default clause is not the last one.'
      tests = []
    } else tests.push(clause.expression)
    const isLast = clause === clauses.at(-1)
    if (clause.statements.length === 0 && !isLast) continue
    const [only] = clause.statements
    const content =
      clause.statements.length === 1 && only && ts.isBlock(only) ? only.statements : clause.statements
    const last = content.at(-1)
    if (!isExit(last) && !isLast) return 'A clause falls through to the next.'
    const statements = last && ts.isBreakStatement(last) && !last.label ? content.slice(0, -1) : content
    if (statements.some(hasOwnBreak)) return 'A clause has several breaks.'
    groups.push({ tests, statements, clause })
    tests = []
  }
  return groups.length > 0 ? groups : 'The switch is empty.'
}

function clauseText(
  clause: ts.CaseOrDefaultClause,
  statements: readonly ts.Statement[],
  indent: string,
): string {
  const file = clause.getSourceFile()
  const [first] = statements
  const last = statements.at(-1)
  if (!first || !last) return ''
  const { text } = file
  const start = first.getFullStart()
  const end = ts.getTrailingCommentRanges(text, last.end)?.at(-1)?.end ?? last.end
  const lead = /^\s*/.exec(text.slice(start))?.[0].length ?? 0
  const content = text.slice(start + lead, end)
  return (
    newLineOf(text) +
    indent +
    reindent(clause, content, start + lead, indentAt(text, first.getStart(file)), indent)
  )
}

/** A `switch` that only returns literals becomes a look-up in a map. */
export const convertSwitchToMap: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isSwitchStatement(node) || !isStatementList(node.parent)) return
      const groups = groupClauses(node)
      if (typeof groups === 'string') return refactoring.reject(node, groups)
      const results = groups.map(({ statements }) => returnedLiteral(statements))
      const fallback = groups.at(-1)
      if (!fallback || fallback.tests.length > 0)
        return refactoring.reject(node, 'The switch has no default clause.')
      if (!results.every((result) => result !== undefined))
        return refactoring.reject(node, 'A clause does more than return a literal.')
      if (groups.some(({ tests }) => !tests.every(isLiteral)))
        return refactoring.reject(node, 'A clause compares with something other than a literal.')
      if (results.slice(0, -1).some((result) => result.kind === ts.SyntaxKind.NullKeyword))
        return refactoring.reject(node, 'A clause returns null.')
      if (hasNode(node, (each) => ts.isBigIntLiteral(each))) return
      const { text } = file
      const newLine = newLineOf(text)
      const outer = indentAt(text, node.getStart(file))
      const step = outer + indentOf(text)
      const entries = groups
        .slice(0, -1)
        .flatMap(({ tests }, index) =>
          tests.map((test) => `${step}[${test.getText()}, ${results[index]?.getText()}],${newLine}`),
        )
      const end = usesSemicolons(text) ? ';' : ''
      const map = `new Map([${newLine}${entries.join('')}${outer}])`
      refactoring.change(node, 'Convert to a map', [
        [node, `return ${map}.get(${node.expression.getText()}) ?? ${results.at(-1)?.getText()}${end}`],
      ])
      return
    })
}

function returnedLiteral(statements: readonly ts.Statement[]): ts.Expression | undefined {
  const [only] = statements
  return statements.length === 1 &&
    only &&
    ts.isReturnStatement(only) &&
    only.expression &&
    isLiteral(only.expression)
    ? only.expression
    : undefined
}
