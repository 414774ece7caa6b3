import type { CodeSymbol } from '../documentation/code-symbol.ts'
import { summarize } from '../documentation/summaries.ts'
import { readTreeParameters } from '../documentation/tree-parameters.ts'
import { containsNode } from '../documentation/tree-throws.ts'
import type { Language } from '../source-code/languages.ts'
import { measureComplexity, measureFunctions } from '../syntax/function-metrics.ts'
import { type Declaration, listDeclarations, listSymbols, type SourceSymbol } from '../syntax/symbols.ts'
import { childOf, type SyntaxNode, type SyntaxTree, walk } from '../syntax/syntax-tree.ts'
import { estimateGrowth } from './complexity-notes.ts'
import { describeFlow } from './describe-flow.ts'
import type { CodeMetrics, ExplainCodeInput, ExplainCodeOutput, OutlineEntry } from './explain-code-task.ts'
import { listExternalCalls } from './external-calls.ts'
import type { Step } from './flow-step.ts'
import { describeParameterFlow, joinList } from './parameter-flow.ts'

interface FunctionParts {
  entry: OutlineEntry
  body: SyntaxNode
  parameters: readonly string[]
  isExported: boolean
  nameStart: number
}

const maxDescribedFunctions = 40

/** Explains code of a programming language. */
export function explainProgram(
  tree: SyntaxTree,
  language: Language,
  detail: NonNullable<ExplainCodeInput['detail']>,
): ExplainCodeOutput {
  const declarations = new Map(
    listDeclarations(tree).map((declaration) => [declaration.name.start, declaration]),
  )
  const measured = new Map(
    measureFunctions(tree).map((metrics) => [`${metrics.name}:${metrics.startLine}`, metrics]),
  )
  const codeLines = countCodeLines(tree)
  const outline: OutlineEntry[] = []
  const functions: FunctionParts[] = []
  for (const symbol of listSymbols(tree)) {
    const declaration = declarations.get(symbol.nameStart)
    if (!declaration || symbol.kind === 'property') continue
    const node = functionOf(declaration)
    const body = node && childOf(node, 'body')
    const parameters = node ? readTreeParameters(node).map(({ name }) => name.replace(/^\*+/, '')) : []
    const summary = summarizeSymbol(symbol, node)
    const metrics = node && findMetrics(measured, symbol, node, tree)
    const entry: OutlineEntry = {
      name: symbol.name,
      kind: symbol.kind,
      startLine: symbol.startLine,
      endLine: symbol.endLine,
      ...(symbol.parent && { parent: symbol.parent }),
      signature: symbol.signature,
      ...(summary && { summary }),
      ...(metrics && {
        metrics: {
          ...metrics,
          loc: (codeLines[symbol.endLine] ?? 0) - (codeLines[symbol.startLine - 1] ?? 0),
        },
      }),
    }
    outline.push(entry)
    if (body)
      functions.push({
        entry,
        body,
        parameters,
        isExported: symbol.isExported ?? true,
        nameStart: symbol.nameStart,
      })
  }
  const calls = listExternalCalls(
    tree,
    functions.map(({ entry, body }) => ({ name: qualifiedName(entry), start: body.start, end: body.end })),
  )
  const complexityNotes = functions.flatMap(({ entry, body }) => estimateGrowth(entry.name, body))
  const metrics = totals(tree, outline, codeLines.at(-1) ?? 0)
  const output = { language, outline, metrics, calls, complexityNotes }
  return { ...output, explanation: writeExplanation(tree, output, functions, detail) }
}

function functionOf({ node, kind }: Declaration): SyntaxNode | undefined {
  if (kind !== 'function' && kind !== 'method') return undefined
  if (childOf(node, 'body')) return node
  const value = childOf(node, 'value') ?? childOf(node, 'right')
  return value && childOf(value, 'body') ? value : node
}

function findMetrics(
  measured: ReadonlyMap<
    string,
    { cyclomatic: number; cognitive: number; nesting: number; parameters: number }
  >,
  symbol: SourceSymbol,
  node: SyntaxNode,
  tree: SyntaxTree,
): Omit<CodeMetrics, 'loc'> {
  const line = tree.lineStarts.findLastIndex((start) => start <= node.start) + 1
  const metrics = measured.get(`${symbol.name}:${line}`)
  const { cyclomatic, cognitive, nesting } = metrics ?? measureComplexity(node, symbol.name)
  return { cyclomatic, cognitive, nesting, params: metrics?.parameters ?? readTreeParameters(node).length }
}

/** A summary from the name, as documentation comments have it. */
function summarizeSymbol(symbol: SourceSymbol, node: SyntaxNode | undefined): string | undefined {
  const kinds: Partial<Record<SourceSymbol['kind'], CodeSymbol['kind']>> = {
    function: 'function',
    method: /^(constructor|__init__)$/.test(symbol.name) ? 'constructor' : 'method',
    class: 'class',
    struct: 'class',
    interface: 'interface',
    enum: 'enum',
  }
  const kind = kinds[symbol.kind]
  if (!kind) return undefined
  const body = node && childOf(node, 'body')
  const hasValue =
    body !== undefined && (!/block|body|compound/.test(body.type) || containsNode(body, returnsValue))
  return summarize({
    ...symbol,
    name: symbol.parent ? `${symbol.parent}.${symbol.name}` : symbol.name,
    kind,
    isExported: true,
    parameters: node ? readTreeParameters(node) : [],
    typeParameters: [],
    throws: [],
    placement: { offset: 0, indent: '', isInside: false },
    ...(hasValue && { returns: { kind: 'value', hasValue } }),
  })
}

const returnsValue = ({ type, children }: SyntaxNode): boolean =>
  (type === 'return_statement' && children.some(({ isNamed }) => isNamed)) || type === 'yield'

function totals(tree: SyntaxTree, outline: readonly OutlineEntry[], loc: number): CodeMetrics {
  const all = outline.flatMap(({ metrics }) => metrics ?? [])
  const outside = measureComplexity(tree.root)
  const sum = (read: (metrics: CodeMetrics) => number) =>
    all.reduce((total, metrics) => total + read(metrics), 0)
  return {
    cyclomatic:
      sum(({ cyclomatic }) => cyclomatic) + (all.length ? outside.cyclomatic - 1 : outside.cyclomatic),
    cognitive: sum(({ cognitive }) => cognitive) + outside.cognitive,
    loc,
    nesting: Math.max(outside.nesting, ...all.map(({ nesting }) => nesting)),
    params: Math.max(0, ...all.map(({ params }) => params)),
  }
}

/** Counts lines with code, without empty lines and lines of comments: how many there are before each line. */
function countCodeLines(tree: SyntaxTree): number[] {
  let text = ''
  let at = 0
  for (const { type, start, end } of walk(tree.root)) {
    if (!type.includes('comment') || start < at) continue
    text += tree.text.slice(at, start) + tree.text.slice(start, end).replace(/[^\n]/g, ' ')
    at = end
  }
  const counts = [0]
  for (const line of (text + tree.text.slice(at)).split('\n'))
    counts.push((counts.at(-1) ?? 0) + (line.trim() ? 1 : 0))
  return counts
}

const qualifiedName = ({ name, parent }: OutlineEntry): string => (parent ? `${parent}.${name}` : name)

function writeExplanation(
  tree: SyntaxTree,
  { outline, metrics, calls, complexityNotes, language }: Omit<ExplainCodeOutput, 'explanation'>,
  functions: readonly FunctionParts[],
  detail: string,
): string {
  const sections = [overview(language, outline, metrics)]
  if (outline.length)
    sections.push(
      `## Outline\n\n${outline
        .filter(({ kind }) => kind !== 'variable' || outline.length < 30)
        .map((entry) => {
          const summary = entry.summary ? `: ${entry.summary}` : ''
          return `${entry.parent ? '  ' : ''}- \`${qualifiedName(entry)}\` (${entry.kind}, line ${entry.startLine})${summary}`
        })
        .join('\n')}`,
    )
  if (detail !== 'brief') {
    const described = functions
      .filter(({ isExported }) => detail === 'full' || isExported || functions.length <= 8)
      .slice(0, maxDescribedFunctions)
    for (const parts of described) sections.push(describeFunction(parts))
    if (!functions.length) {
      const steps = writeSteps(describeFlow({ ...tree.root, type: 'block' }))
      if (steps) sections.push(`## What it does\n\n${steps}`)
    }
  }
  if (calls.length)
    sections.push(
      `## Calls of other code\n\n${calls
        .slice(0, 40)
        .map(({ name, module, callers }) => {
          const from = module ? ` of \`${module}\`` : ''
          const by = callers.length ? `, called by ${joinList(callers.map((caller) => `\`${caller}\``))}` : ''
          return `- \`${name}\`${from}${by}`
        })
        .join('\n')}`,
    )
  if (complexityNotes.length)
    sections.push(`## Running time\n\n${complexityNotes.map((note) => `- ${note}`).join('\n')}`)
  return `${sections.join('\n\n')}\n`
}

function overview(
  language: string,
  outline: readonly OutlineEntry[],
  { loc, cyclomatic }: CodeMetrics,
): string {
  const counts = [...Map.groupBy(outline, ({ kind }) => kind)].map(
    ([kind, { length }]) => `${length} ${length === 1 ? kind : plural(kind)}`,
  )
  const lines = loc === 1 ? '1 line' : `${loc} lines`
  return `${lines} of ${languageNames.get(language) ?? language}${counts.length ? ` with ${joinList(counts)}` : ''}. Cyclomatic complexity: ${cyclomatic}.`
}

const plural = (kind: string): string =>
  kind.endsWith('s') ? `${kind}es` : kind.replace(/y$/, 'ie').concat('s')

const languageNames = new Map(
  Object.entries({
    typescript: 'TypeScript',
    tsx: 'TypeScript with JSX',
    javascript: 'JavaScript',
    jsx: 'JavaScript with JSX',
    python: 'Python',
    go: 'Go',
    rust: 'Rust',
    java: 'Java',
    csharp: 'C#',
    c: 'C',
    cpp: 'C++',
    ruby: 'Ruby',
    php: 'PHP',
    bash: 'shell script',
    css: 'CSS',
  }),
)

function describeFunction({ entry, body, parameters }: FunctionParts): string {
  const { metrics } = entry
  const flow = parameters
    .filter((name) => /^\w+$/.test(name))
    .map((name) => describeParameterFlow(name, body, entry.signature))
  return [
    `## \`${qualifiedName(entry)}\``,
    ...(entry.summary ? [entry.summary] : []),
    ...(metrics
      ? [
          `${entry.startLine === entry.endLine ? `Line ${entry.startLine}` : `Lines ${entry.startLine}–${entry.endLine}`}, cyclomatic complexity ${metrics.cyclomatic}, cognitive complexity ${metrics.cognitive}.`,
        ]
      : []),
    writeSteps(describeFlow(body)),
    ...(flow.length ? [`Parameters: ${flow.join(' ')}`] : []),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const maxSteps = 60

function writeSteps(steps: readonly Step[]): string {
  const lines: string[] = []
  const add = (list: readonly Step[], indent: string) => {
    for (const [i, { text, inner }] of list.entries()) {
      if (lines.length >= maxSteps) return
      lines.push(indent ? `${indent}- ${text}` : `${i + 1}. ${text}`)
      add(inner, `${indent}   `)
    }
  }
  add(steps, '')
  if (lines.length >= maxSteps) lines.push('   …')
  return lines.join('\n')
}
