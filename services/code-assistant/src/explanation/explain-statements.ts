import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import { joinList } from './parameter-flow.ts'

/** Describes each statement of a SQL text by its clauses. */
export function explainSql(text: string): string {
  const statements = splitOutside(stripComments(text), /;/y)
    .map((part) => part.trim())
    .filter(Boolean)
  if (!statements.length) throw new AnalysisProblem('code_unparsable', 'The text has no SQL statement.')
  return `${statements.map((statement, i) => (statements.length > 1 ? `${i + 1}. ` : '') + describeStatement(statement)).join('\n\n')}\n`
}

function describeStatement(statement: string): string {
  const [word = ''] = statement.toLowerCase().split(/\W/, 1)
  const describe = statements[word]
  if (!describe)
    throw new AnalysisProblem(
      'code_unparsable',
      `The statement ${JSON.stringify(statement.slice(0, 30))} is not known.`,
    )
  return describe(statement)
}

const statements: Record<string, (statement: string) => string> = {
  select: describeSelect,
  with(statement) {
    const at = lastTopLevel(statement, /\)\s*(?=select|insert|update|delete)/iy)
    const names = [
      ...statement
        .slice(0, at)
        .matchAll(/(?:with(?:\s+recursive)?|,)\s+(\w+)\s*(?:\([^)]*\)\s*)?as\s*(?:\w+\s*)?\(/gi),
    ].map(([, name]) => `\`${name}\``)
    const recursive = /^with\s+recursive/i.test(statement) ? 'recursively ' : ''
    return `Prepares ${recursive}the named queries ${joinList(names)}.\n${describeStatement(statement.slice(at).replace(/^\)\s*/, ''))}`
  },
  insert(statement) {
    const match = /^insert\s+(?:or\s+\w+\s+)?into\s+([\w."`]+)\s*(\([^)]*\))?/i.exec(statement)
    const columns = match?.[2] ? ` with the columns ${columnList(match[2].slice(1, -1))}` : ''
    const rows = splitOutside(/\bvalues\s*([\s\S]*)$/i.exec(statement)?.[1] ?? '', /,/y).filter((row) =>
      row.trim().startsWith('('),
    ).length
    const source = /\)\s*select\b|\binto\s+[\w."`]+\s+select\b/i.test(statement)
      ? 'the rows of a query'
      : rows === 1
        ? 'one row'
        : rows
          ? `${rows} rows`
          : 'rows'
    const conflict = /on\s+conflict[^;]*?do\s+(nothing|update)/i.exec(statement)?.[1]?.toLowerCase()
    return `Inserts ${source} into \`${match?.[1]}\`${columns}.${conflict ? ` If a row exists already, it ${conflict === 'nothing' ? 'stays as it is' : 'is updated'}.` : ''}${returning(statement)}`
  },
  update(statement) {
    const clauses = readClauses(statement, ['update', 'set', 'from', 'where', 'returning'])
    const sets = splitOutside(clauses.set ?? '', /,/y).map((part) => part.trim().replace(/\s*=\s*/, ' = '))
    return (
      [
        `Updates \`${clauses.update}\`:`,
        ...sets.map((set) => `- sets \`${set}\``),
        filter(clauses.where, 'changes'),
      ].join('\n') + returning(statement)
    )
  },
  delete(statement) {
    const clauses = readClauses(statement, ['delete', 'from', 'using', 'where', 'returning'])
    return `Deletes rows of \`${clauses.from}\`.\n${filter(clauses.where, 'deletes')}${returning(statement)}`
  },
  create(statement) {
    const match =
      /^create\s+(?:or\s+replace\s+)?((?:temp(?:orary)?|unique|materialized|unlogged)\s+)?(table|index|view|schema|type|function|trigger|sequence|extension|database)\s+(?:concurrently\s+)?(if\s+not\s+exists\s+)?([\w."`]+)/i.exec(
        statement,
      )
    const [, modifier = '', kind = 'object', guard, name] = match ?? []
    const article = `a ${modifier.toLowerCase()}${kind.toLowerCase()}`.replace(/^a ([aeio]|un(?!i))/, 'an $1')
    const lines = [`Creates ${article} \`${name}\`${guard ? ', if it does not exist' : ''}.`]
    const body = /\(([\s\S]*)\)/.exec(statement)?.[1]
    if (kind.toLowerCase() === 'table' && body)
      lines.push(...splitOutside(body, /,/y).map((part) => `- ${describeColumn(part.trim())}`))
    const index = /\bon\s+([\w."`]+)\s*(?:using\s+\w+\s*)?\(([^)]*)\)/i.exec(statement)
    if (kind.toLowerCase() === 'index' && index)
      lines.push(`It covers ${columnList(index[2] ?? '')} of \`${index[1]}\`.`)
    return lines.join('\n')
  },
  alter(statement) {
    const match = /^alter\s+(\w+)\s+(?:if\s+exists\s+)?([\w."`]+)\s+([\s\S]+)$/i.exec(statement)
    return `Changes the ${match?.[1]?.toLowerCase() ?? 'object'} \`${match?.[2]}\`: \`${oneLine(match?.[3] ?? '')}\`.`
  },
  drop(statement) {
    const match = /^drop\s+(\w+)\s+(if\s+exists\s+)?([\w."`]+)/i.exec(statement)
    return `Removes the ${match?.[1]?.toLowerCase()} \`${match?.[3]}\`${match?.[2] ? ', if it exists' : ''}.`
  },
  truncate: (statement) =>
    `Deletes all rows of \`${/^truncate\s+(?:table\s+)?([\w."`]+)/i.exec(statement)?.[1]}\`.`,
  begin: () => 'Begins a transaction.',
  commit: () => 'Commits the transaction.',
  rollback: () => 'Rolls the transaction back.',
  explain: (statement) =>
    `Shows the execution plan of the following statement.\n${describeStatement(statement.replace(/^explain\s+(?:query\s+plan\s+|analyze\s+|\([^)]*\)\s*)*/i, ''))}`,
}

const selectClauses = [
  'select',
  'from',
  'where',
  'group by',
  'having',
  'window',
  'order by',
  'limit',
  'offset',
  'union all',
  'union',
  'intersect',
  'except',
]

function describeSelect(statement: string): string {
  const clauses = readClauses(statement, selectClauses)
  const isDistinct = /^distinct\b/i.test(clauses.select ?? '')
  const columns = splitOutside((clauses.select ?? '').replace(/^(distinct|all)\s+/i, ''), /,/y).map((part) =>
    part.trim(),
  )
  const lines: string[] = []
  const what =
    columns.length === 1 && columns[0] === '*'
      ? 'all columns'
      : joinList(columns.map((column) => `\`${oneLine(column)}\``))
  const [table = '', ...joins] = splitBefore(
    clauses.from ?? '',
    /\b(?:(?:left|right|full|inner|cross|natural)\s+)?(?:outer\s+)?join\b/iy,
  )
  lines.push(
    `Selects ${isDistinct ? 'different values of ' : ''}${what}${table ? ` from ${columnList(table)}` : ''}.`,
  )
  for (const join of joins) lines.push(describeJoin(join))
  if (clauses.where) lines.push(`- Only rows with \`${oneLine(clauses.where)}\`.`)
  if (clauses['group by']) lines.push(`- One row for each group of ${columnList(clauses['group by'])}.`)
  if (clauses.having) lines.push(`- Only groups with \`${oneLine(clauses.having)}\`.`)
  if (clauses['order by'])
    lines.push(`- Sorted by ${joinList(splitOutside(clauses['order by'], /,/y).map(describeOrder))}.`)
  if (clauses.limit) lines.push(`- At most ${oneLine(clauses.limit)} rows.`)
  if (clauses.offset) lines.push(`- Without the first ${oneLine(clauses.offset)} rows.`)
  const combined = (['union all', 'union', 'intersect', 'except'] as const).find((name) => clauses[name])
  if (combined) lines.push(`${combinations[combined]}\n${describeStatement(clauses[combined] ?? '')}`)
  return lines.join('\n')
}

const combinations = {
  'union all': 'Together with all rows of:',
  union: 'Together with the rows of, without duplicates:',
  intersect: 'Only rows that are also in:',
  except: 'Without the rows of:',
}

function describeJoin(text: string): string {
  const match =
    /^((?:left|right|full|inner|cross|natural)?)\s*(?:outer\s+)?join\s+([\s\S]+?)(?:\s+on\s+([\s\S]+)|\s+using\s*\(([^)]*)\))?$/i.exec(
      text.trim(),
    )
  const [, kind = '', table = '', on, using] = match ?? []
  const condition = on ? `, where \`${oneLine(on)}\`` : using ? `, with the same ${columnList(using)}` : ''
  const unmatched =
    {
      left: ' Rows without a match stay.',
      right: ' Rows of this table without a match stay.',
      full: ' Rows of both sides without a match stay.',
    }[kind.toLowerCase()] ?? ''
  return `- Joined with \`${oneLine(table)}\`${condition}.${unmatched}`
}

function describeOrder(text: string): string {
  const [, column = '', direction] =
    /^([\s\S]*?)(?:\s+(asc|desc))?(?:\s+nulls\s+\w+)?$/i.exec(text.trim()) ?? []
  return `\`${oneLine(column)}\`${/desc/i.test(direction ?? '') ? ', largest first' : ''}`
}

function describeColumn(text: string): string {
  if (/^(primary\s+key|unique|foreign\s+key|check|constraint)\b/i.test(text))
    return `a constraint: \`${oneLine(text)}\``
  const match = /^([\w"`]+)\s+([\w]+(?:\s*\([^)]*\))?)?([\s\S]*)$/.exec(text)
  const rest = match?.[3] ?? ''
  const notes = [
    /primary\s+key/i.test(rest) && 'primary key',
    /not\s+null/i.test(rest) && 'required',
    /\bunique\b/i.test(rest) && 'unique',
    /default\s+(\S+)/i.test(rest) && `default \`${/default\s+(\S+)/i.exec(rest)?.[1]}\``,
    /references\s+([\w."`]+)/i.test(rest) && `refers to \`${/references\s+([\w."`]+)/i.exec(rest)?.[1]}\``,
  ].filter(Boolean)
  return `\`${match?.[1] ?? text}\`${match?.[2] ? ` of the type ${match[2]}` : ''}${notes.length ? `: ${notes.join(', ')}` : ''}`
}

const filter = (where: string | undefined, verb: string): string =>
  where ? `- Only rows with \`${oneLine(where)}\`.` : `- It ${verb} all rows, because it has no \`WHERE\`.`

const returning = (statement: string): string => {
  const columns = /\breturning\s+([\s\S]+)$/i.exec(statement)?.[1]
  return columns ? ` Returns ${columns.trim() === '*' ? 'all columns' : columnList(columns)}.` : ''
}

const columnList = (text: string): string =>
  joinList(splitOutside(text, /,/y).map((part) => `\`${oneLine(part)}\``))

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const stripComments = (text: string): string => text.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')

/** Splits at matches outside parentheses and strings. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let start = 0
  for (const { at, length } of topLevelMatches(text, separator)) {
    parts.push(text.slice(start, at))
    start = at + length
  }
  parts.push(text.slice(start))
  return parts.filter((part) => part.trim())
}

function splitBefore(text: string, separator: RegExp): string[] {
  const starts = [0, ...[...topLevelMatches(text, separator)].map(({ at }) => at)]
  return starts.map((start, i) => text.slice(start, starts[i + 1]).trim())
}

function lastTopLevel(text: string, pattern: RegExp): number {
  let last = 0
  // The closing parenthesis itself is at the top level again.
  for (const { at } of topLevelMatches(text, pattern, true)) last = at
  return last
}

function* topLevelMatches(
  text: string,
  pattern: RegExp,
  atClose = false,
): Generator<{ at: number; length: number }> {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    if (char === "'" || char === '"') {
      const end = text.indexOf(char, at + 1)
      if (end < 0) return
      at = end
      continue
    }
    if (char === '(') depth++
    if (char === ')') depth--
    if (depth > 0 || (atClose && char !== ')')) continue
    const isWordInside = /\w/.test(char) && /\w/.test(text[at - 1] ?? '')
    if (isWordInside) continue
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) continue
    yield { at, length: match[0].length }
    at += Math.max(0, match[0].length - 1)
  }
}

/** The text of each clause, up to the next one. */
function readClauses(statement: string, names: readonly string[]): Record<string, string | undefined> {
  const pattern = new RegExp(names.map((name) => `${name.replace(' ', '\\s+')}\\b`).join('|'), 'iy')
  const starts = [...topLevelMatches(statement, pattern)]
  const clauses: Record<string, string | undefined> = {}
  for (const [i, { at, length }] of starts.entries()) {
    const name = oneLine(statement.slice(at, at + length)).toLowerCase()
    const isCombination = /^(union|intersect|except)/.test(name)
    clauses[name] ??= statement.slice(at + length, isCombination ? undefined : starts[i + 1]?.at).trim()
    if (isCombination) break
  }
  return clauses
}
