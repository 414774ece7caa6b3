import { hasNestedQuantifier } from '../explanation/explain-regex.ts'
import { listImports } from '../syntax/imports.ts'
import {
  ancestorsOf,
  childOf,
  lineOf,
  namedChildrenOf,
  type SyntaxNode,
  type SyntaxTree,
  textOf,
  walk,
} from '../syntax/syntax-tree.ts'
import type { Report } from './finding.ts'
import { expectsValue, sqlStart } from './text-rules.ts'

type Check = (node: SyntaxNode, line: number, report: Report) => void

/** Checks by the type of a node. */
const checks = new Map<string, Check>(
  Object.entries({
    default_parameter: checkDefault,
    typed_default_parameter: checkDefault,
    except_clause: checkExcept,
    comparison_operator: checkComparison,
    call: checkCall,
    binary_operator: checkConcatenation,
    string: checkString,
    assert_statement: checkAssertion,
  }),
)

export function checkPython(tree: SyntaxTree, report: Report, isPartial: boolean): void {
  for (const node of walk(tree.root)) {
    if (node.isNamed) checks.get(node.type)?.(node, lineOf(tree, node.start), report)
  }
  if (isPartial) return
  checkImports(tree, report)
  checkLocals(tree, report)
  checkCoroutines(tree, report)
}

function checkDefault(node: SyntaxNode, line: number, report: Report): void {
  const value = childOf(node, 'value')
  const isMutable =
    value &&
    (/^(list|dictionary|set|list_comprehension|dictionary_comprehension|set_comprehension)$/.test(
      value.type,
    ) ||
      /^(list|dict|set)\(\)$/.test(textOf(value)))
  if (isMutable)
    report(
      line,
      'mutable-default',
      `All calls share the default value of \`${textOf(childOf(node, 'name') ?? node)}\`.`,
      'Use `None` as the default, and create the value in the function.',
    )
}

function checkExcept(node: SyntaxNode, line: number, report: Report): void {
  const body = node.children.find(({ type }) => type === 'block')
  const hasType = namedChildrenOf(node).some((child) => child !== body)
  if (!hasType)
    report(
      line,
      'bare-except',
      '`except:` also catches `KeyboardInterrupt` and `SystemExit`.',
      'Name the exceptions, at least `except Exception:`.',
    )
  const statements = body ? namedChildrenOf(body) : []
  const isIgnored = statements.length === 1 && /^(pass_statement|ellipsis)$/.test(statements[0]?.type ?? '')
  const type = textOf(node).split(':', 1)[0] ?? ''
  const isBroad = !hasType || /\b(Base)?Exception\b/.test(type)
  const hasComment = /#/.test(node.tree.text.slice(node.start, node.end).split('\n').slice(0, 3).join('\n'))
  if (isIgnored && isBroad && !hasComment)
    report(
      line,
      'empty-catch',
      'All errors are caught and ignored.',
      'Catch the expected errors only, or use `contextlib.suppress`.',
    )
}

function checkComparison(node: SyntaxNode, line: number, report: Report): void {
  const [left, operator, right] = node.children
  if (!left || !operator || !right || node.children.length !== 3) return
  const sign = operator.type
  const sides = [left, right]
  if (sign === '==' || sign === '!=') {
    if (sides.some(({ type }) => type === 'none'))
      report(
        line,
        'none-comparison',
        `\`${sign} None\` can be overridden by a class.`,
        `Use \`${sign === '==' ? 'is None' : 'is not None'}\`.`,
      )
    else if (/^(true|false)$/.test(right.type))
      report(
        line,
        'boolean-comparison',
        `The comparison with \`${textOf(right)}\` is not needed.`,
        'Use the value itself, or `not`.',
      )
  }
  if (
    /^is( not)?$/.test(sign) &&
    sides.some(({ type }) => /^(string|integer|float|tuple|list|dictionary)$/.test(type))
  )
    report(
      line,
      'literal-identity',
      `\`${sign}\` compares identity, not equality.`,
      `Use \`${sign === 'is' ? '==' : '!='}\`.`,
    )
  if (/^[=!]=$/.test(sign) && textOf(left) === textOf(right) && /^(identifier|attribute)$/.test(left.type))
    report(
      line,
      'self-comparison',
      'Both sides of the comparison are the same.',
      'Compare with the intended value.',
    )
}

function checkCall(node: SyntaxNode, line: number, report: Report): void {
  const callee = textOf(childOf(node, 'function') ?? node)
  const args = childOf(node, 'arguments')
  const [first] = args ? namedChildrenOf(args) : []
  if (/^(eval|exec)$/.test(callee) && first && first.type !== 'string')
    report(
      line,
      'eval',
      `\`${callee}\` runs a value as code.`,
      'Use `ast.literal_eval` for data, or a table of functions.',
    )
  const keywords = args ? textOf(args) : ''
  const isShell = /\bshell\s*=\s*True\b/.test(keywords) || callee === 'os.system'
  if (isShell && first && isBuilt(first))
    report(
      line,
      'command-injection',
      'A shell command is built from values.',
      'Pass a list of arguments without `shell=True`.',
    )
  if (callee === 'yaml.load' && !/Loader\s*=/.test(keywords))
    report(line, 'unsafe-load', '`yaml.load` can create any object.', 'Use `yaml.safe_load`.')
  if (/^re\.(compile|match|search|fullmatch|findall|sub|split)$/.test(callee) && first?.type === 'string') {
    const pattern = textOf(first).replace(/^[rRbBuU]*("""|'''|"|')|("""|'''|"|')$/g, '')
    if (hasNestedQuantifier(pattern))
      report(
        line,
        'slow-regex',
        'A repeated group contains a repetition, which can need exponential time.',
        'Remove one of the repetitions, or limit the length of the input.',
      )
  }
  const isQuery = /\.(execute|fetchone|get_or_404)$|^requests\.(get|post)$|\.objects\.(get|filter)$/.test(
    callee,
  )
  const loop = isQuery
    ? [...ancestorsOf(node)].find(({ type }) => /^(for_statement|function_definition|lambda)$/.test(type))
    : undefined
  const isInHead = loop && (childOf(loop, 'right')?.end ?? 0) >= node.end
  if (
    loop?.type === 'for_statement' &&
    !isInHead &&
    !/page|attempt|retr|statement|migration|sql|ddl/i.test(textOf(childOf(loop, 'left') ?? loop))
  )
    report(
      line,
      'query-in-loop',
      `\`${callee}\` runs in a loop, once for each item.`,
      'Load all items with one query.',
    )
}

function isBuilt(node: SyntaxNode): boolean {
  if (node.type === 'string') return node.children.some(({ type }) => type === 'interpolation')
  return /^(binary_operator|concatenated_string)$/.test(node.type) || /\.format\(/.test(textOf(node))
}

const useParameters = 'Pass the values as parameters of `execute`.'

function checkConcatenation(node: SyntaxNode, line: number, report: Report): void {
  const left = childOf(node, 'left')
  const right = childOf(node, 'right')
  const operator = childOf(node, 'operator')?.type
  if (left?.type !== 'string' || !right || right.type === 'string' || !/^[+%]$/.test(operator ?? '')) return
  const statement = textOf(left)
  const isValue =
    operator === '%'
      ? /[=<>(,'"]\s*%[sd]|like\s+%s/i.test(statement)
      : expectsValue(statement.replace(/(?<!["'])["']+$/, ''))
  if (isSql(left) && isValue && !/^[A-Z][A-Z0-9_]*$/.test(textOf(right)))
    report(line, 'sql-injection', 'A SQL statement is concatenated from values.', useParameters)
}

function checkString(node: SyntaxNode, line: number, report: Report): void {
  const values = node.children.filter(({ type }) => type === 'interpolation')
  const start = textOf(node.children[0] ?? node)
  const isFormat = /^[rRbB]*[fF]/.test(start)
  const isConstant = (value: SyntaxNode) =>
    /^\{(self\.)?(_?[A-Z][A-Z0-9_]*|table|columns|placeholders?|marks)\}$/.test(textOf(value))
  const isValue = (value: SyntaxNode) =>
    !isConstant(value) && expectsValue(node.tree.text.slice(node.start, value.start))
  if (isSql(node) && values.some(isValue))
    report(line, 'sql-injection', 'A SQL statement is built from values in an f-string.', useParameters)
  const isAlone = node.parent?.type !== 'concatenated_string'
  if (isFormat && values.length === 0 && isAlone && !/\{\{|\}\}/.test(textOf(node)))
    report(line, 'unused-format', 'The f-string has no placeholder.', 'Remove the `f`.')
  const call = node.parent?.type === 'attribute' && textOf(node.parent).endsWith('.format')
  if (call && isSql(node))
    report(line, 'sql-injection', 'A SQL statement is built with `format`.', useParameters)
}

const isSql = (node: SyntaxNode): boolean => sqlStart.test(textOf(node).replace(/^[a-zA-Z]*["']+/, ''))

function checkAssertion(node: SyntaxNode, line: number, report: Report): void {
  const [condition] = namedChildrenOf(node)
  if (condition?.type === 'tuple' && namedChildrenOf(condition).length > 0)
    report(
      line,
      'tuple-assertion',
      'The assertion is about a tuple, which is always true.',
      'Remove the parentheses.',
    )
}

function checkImports(tree: SyntaxTree, report: Report): void {
  if (/(^|\n)__all__\b/.test(tree.text)) return
  for (const { names, source, start, end, line } of listImports(tree)) {
    const text = tree.text.slice(start, end)
    const lineEnd = tree.text.indexOf('\n', end)
    const comment = tree.text.slice(end, lineEnd < 0 ? undefined : lineEnd)
    if (source === '__future__' || /\*|\bas (\w+)\b.*\b\1\b/.test(text) || /noqa|type:/.test(comment))
      continue
    for (const name of names) {
      const uses = new RegExp(`(?<![\\w.])${name}(?!\\w)`, 'g')
      const rest = tree.text.slice(0, start) + tree.text.slice(end)
      if (/^\w+$/.test(name) && !uses.test(rest))
        report(line, 'unused', `\`${name}\` is never used.`, 'Remove it.')
    }
  }
}

/** Local variables that are only assigned. */
function checkLocals(tree: SyntaxTree, report: Report): void {
  for (const node of walk(tree.root)) {
    if (node.type !== 'function_definition') continue
    const body = childOf(node, 'body')
    if (!body || /\b(locals|vars|exec|eval)\(|\b(global|nonlocal)\b/.test(textOf(body))) continue
    const counts = new Map<string, number>()
    for (const inner of walk(body))
      if (inner.type === 'identifier') counts.set(textOf(inner), (counts.get(textOf(inner)) ?? 0) + 1)
    for (const inner of walk(body)) {
      if (inner.type !== 'assignment' || isNestedFunction(inner, node)) continue
      const left = childOf(inner, 'left')
      const name = left?.type === 'identifier' ? textOf(left) : ''
      if (name && !name.startsWith('_') && counts.get(name) === 1 && childOf(inner, 'right'))
        report(lineOf(tree, inner.start), 'unused', `\`${name}\` is never used.`, 'Remove it.')
    }
  }
}

function isNestedFunction(node: SyntaxNode, owner: SyntaxNode): boolean {
  const closest = [...ancestorsOf(node)].find(({ type }) =>
    /^(function_definition|class_definition|lambda)$/.test(type),
  )
  return closest !== owner
}

/** Calls of coroutines of this file that are not awaited. */
function checkCoroutines(tree: SyntaxTree, report: Report): void {
  const coroutines = new Set<string>()
  for (const node of walk(tree.root)) {
    if (node.type !== 'function_definition' || node.children[0]?.type !== 'async') continue
    const isGenerator = /\byield\b/.test(textOf(node))
    const isMethod = [...ancestorsOf(node)].some(({ type }) => type === 'class_definition')
    const name = textOf(childOf(node, 'name') ?? node)
    if (!isGenerator) coroutines.add(isMethod ? `self.${name}` : name)
  }
  for (const node of walk(tree.root)) {
    if (node.type !== 'call' || node.parent?.type !== 'expression_statement') continue
    const callee = textOf(childOf(node, 'function') ?? node)
    if (coroutines.has(callee))
      report(
        lineOf(tree, node.start),
        'missing-await',
        `The coroutine \`${callee}\` is called but never awaited, so it does not run.`,
        'Add `await`.',
      )
  }
}
