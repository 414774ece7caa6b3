import { snakeCase } from '../names.ts'
import type { Condition } from './query.ts'

const operators: [pattern: string, operator: string][] = [
  [
    '(?:is |are )?(?:greater|more|higher|bigger|larger|older) than or equal to|(?:is |are )?at least|>=',
    '>=',
  ],
  ['(?:is |are )?(?:less|lower|smaller|fewer) than or equal to|(?:is |are )?at most|<=', '<='],
  ['(?:is |are )?(?:greater|more|higher|bigger|larger) than|(?:is |are )?(?:over|above|after)|>', '>'],
  ['(?:is |are )?(?:less|lower|smaller|fewer) than|(?:is |are )?(?:under|below|before)|<', '<'],
  ["(?:is |are |does |do )?not equals?(?: to)?|is not|are not|isn't|!=|<>", '<>'],
  ['(?:is |are )?equals?(?: to)?|is|are|=', '='],
]

/** Reads what follows `where`. Undefined if a condition cannot be read. */
export function readConditions(text: string | undefined): Condition[] | undefined {
  if (!text) return []
  // Protects the `and` of ranges and lists.
  const parts = text
    .replace(/\bbetween\s+('[^']*'|\S+)\s+and\s+/gi, 'between $1 .. ')
    .split(
      /\s+(and|or)\s+(?=(?:the\s+)?\w+\s+(?:is|are|does|=|>|<|!|over|under|above|below|more|less|greater|at|contain|start|end|between|in|not|equal|after|before|like))/i,
    )
  const conditions: Condition[] = []
  for (let index = 0; index < parts.length; index += 2) {
    const connective = parts[index - 1]?.toUpperCase() === 'OR' ? 'OR' : 'AND'
    const condition = readCondition((parts[index] ?? '').trim().replace(/^the\s+/i, ''))
    if (!condition) return undefined
    conditions.push({ connective, ...condition })
  }
  return conditions
}

function readCondition(text: string): Omit<Condition, 'connective'> | undefined {
  const match = /^(\w+)\s+(.+)$/.exec(
    text.replace(/(\w)(>=|<=|<>|!=|=|>|<)/g, '$1 $2').replace(/(>=|<=|<>|!=|=|>|<)(?=[\w'"])/g, '$1 '),
  )
  if (!match) return undefined
  const [, name = '', rest = ''] = match
  const make = (operator: string, ...values: string[]) => ({ column: column(name), operator, values })
  const [, isNot] = /^(?:is|are)( not)? (?:null|empty|missing|unknown|set)$/i.exec(rest) ?? []
  if (/^(?:is|are) set$/i.test(rest)) return make('IS NOT NULL')
  if (/^(?:is|are)(?: not)? (?:null|empty|missing|unknown)$/i.test(rest))
    return make(isNot ? 'IS NOT NULL' : 'IS NULL')
  const range = /^(?:is |are )?between (\S+|'[^']*') \.\. (.+)$/i.exec(rest)
  if (range) return make('BETWEEN', literal(range[1] ?? ''), literal(range[2] ?? ''))
  const list = /^(?:is |are )?(not )?(?:one of|in)\s*\(?(.+?)\)?$/i.exec(rest)
  if (list)
    return make(
      list[1] ? 'NOT IN' : 'IN',
      ...(list[2] ?? '').split(/\s*,\s*(?:or |and )?|\s+(?:or|and)\s+/).map(literal),
    )
  const like = /^(contains?|starts? with|ends? with|begins? with)\s+(.+)$/i.exec(rest)
  if (like) {
    const value = unquote(like[2] ?? '')
      .replace(/[%_\\]/g, '\\$&')
      .replace(/'/g, "''")
    const escapeClause = /[%_\\]/.test(unquote(like[2] ?? '')) ? " ESCAPE '\\'" : ''
    const pattern = /^contain/i.test(like[1] ?? '')
      ? `%${value}%`
      : /^end/i.test(like[1] ?? '')
        ? `%${value}`
        : `${value}%`
    return make('LIKE', `'${pattern}'${escapeClause}`)
  }
  for (const [pattern, operator] of operators) {
    const [, value] = new RegExp(`^(?:${pattern})\\s+(.+)$`, 'i').exec(rest) ?? []
    if (value === undefined) continue
    const text = unquote(value)
    // An unquoted value of several words is a phrase that was not understood.
    return /\s/.test(value.trim()) && text === value.trim() ? undefined : make(operator, literal(value))
  }
  return undefined
}

const unquote = (text: string): string => text.trim().replace(/^(['"`])(.*)\1$/, '$2')

/** A literal of SQL. */
export function literal(text: string): string {
  const value = text.trim()
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return value
  if (/^(?:true|false|null)$/i.test(value)) return value.toUpperCase()
  return `'${unquote(value).replace(/'/g, "''")}'`
}

/** The name of a column or table. */
export const column = (name = ''): string => (/^[a-z_]\w*$/.test(name) ? name : snakeCase(name))
