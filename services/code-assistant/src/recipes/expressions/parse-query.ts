import { snakeCase } from '../names.ts'
import { aggregateAlias, type Condition, type Query } from './query.ts'

const aggregates = new Map<string, 'COUNT' | 'SUM' | 'AVG' | 'MIN' | 'MAX'>(
  Object.entries({
    count: 'COUNT',
    number: 'COUNT',
    'how many': 'COUNT',
    sum: 'SUM',
    total: 'SUM',
    average: 'AVG',
    avg: 'AVG',
    mean: 'AVG',
    minimum: 'MIN',
    min: 'MIN',
    lowest: 'MIN',
    smallest: 'MIN',
    maximum: 'MAX',
    max: 'MAX',
    highest: 'MAX',
    largest: 'MAX',
  }),
)

/**
 * Reads a query in constrained English, such as `names and emails of users where age is over 18, newest first`.
 * Returns undefined if any part of it stays unread.
 */
export function parseQuery(text: string): Query | undefined {
  let rest = text
    .trim()
    .replace(/[.?!;]\s*$/, '')
    .replace(
      /^(?:please\s+)?(?:(?:can you |could you )?(?:write|create|give me|generate|make|build|show me|i need)\s+)?(?:an?\s+|the\s+)?(?:(?:postgres(?:ql)?|sqlite|mysql)\s+)?(?:sql\s*)?(?:query|statement)?\s*(?:(?:in|for)\s+(?:sql|sqlite|postgres(?:ql)?|mysql)\s*)?(?:\s*:\s*|\s*(?:to|that|which|for)\s+)?/i,
      '',
    )
    .replace(/^sql\s*:?\s+/i, '')
    .replace(/\s+(?:in|using|with) (?:sql|sqlite|postgres(?:ql)?|mysql)$/i, '')
  const take = (pattern: RegExp): string[] | undefined => {
    const match = pattern.exec(rest)
    if (!match) return undefined
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim()
    return match.map((value) => value ?? '')
  }

  const limit =
    take(
      /,?\s*\b(?:limit(?:ed)? (?:to )?|only (?:the )?(?:first )?)(\d+)(?: (?:rows?|results?|records?))?/i,
    ) ?? take(/\b(?:the )?(?:first|top) (\d+)\b/i)
  const isTop = /\btop \d+/i.test(text)
  const recency = take(/,?\s*(?:and )?(?:ordered |sorted )?(?:by )?\b(newest|latest|oldest) first\b/i)
  const order = take(
    /,?\s*(?:and )?\b(?:order(?:ed)?|sort(?:ed)?) by (?:the )?(\w+)(?:,? ?(?:in )?\(?(desc(?:ending)?|asc(?:ending)?|alphabetically|highest first|lowest first)(?: order)?\)?)?/i,
  )
  const update =
    /^update (?:all )?(?:the )?(\w+),?\s+(?:and )?(?:set|setting)\s+(.+?)(?:\s+(?:where|whose|with|for)\s+(.+))?$/i.exec(
      rest,
    )
  const deletion =
    /^(?:delete|remove) (?:all )?(?:the )?(?:rows (?:from|of|in) )?(?:from )?(\w+)(?:\s+(?:where|whose|with|that are|which are|that have)\s+(.+))?$/i.exec(
      rest,
    )
  if (update) {
    const assignments = (update[2] ?? '')
      .split(/\s*,\s*(?:and )?|\s+and\s+/)
      .map((part) => /^(\w+)\s*(?:=|to|as)\s*(.+)$/i.exec(part.trim()))
    const conditions = readConditions(update[3])
    if (!conditions || assignments.includes(null)) return undefined
    return {
      kind: 'update',
      table: column(update[1]),
      columns: [],
      assignments: assignments.flatMap((match) =>
        match ? [{ column: column(match[1]), value: literal(match[2] ?? '') }] : [],
      ),
      conditions,
    }
  }
  if (deletion) {
    const conditions = readConditions(deletion[2])
    return conditions && { kind: 'delete', table: column(deletion[1]), columns: [], conditions }
  }

  const where = take(
    /,?\s+(?:where|whose|having|that have|who have|which have|with (?=\w+ (?:is|=|>|<|over|under|above|below|more|less|greater|at|like|contain|start|end|between|in|not|equal))|(?:who|which|that) (?:are|is) (?=\w+\s*(?:=|>|<)))\s*(.+)$/i,
  )
  let tail = where?.[1]
  const grouped = take(/,?\s*\b(?:grouped by|group by|per|for each|by each)\s+(\w+)/i)
  let groupBy = grouped?.[1]
  if (tail && !groupBy) {
    const inner = /,?\s*\b(?:grouped by|group by|per|for each)\s+(\w+)\s*$/i.exec(tail)
    if (inner) {
      groupBy = inner[1]
      tail = tail.slice(0, inner.index)
    }
  }
  const conditions = readConditions(tail)
  if (!conditions) return undefined
  const isDistinct = Boolean(take(/\b(?:distinct|unique|different)\b/i))
  const names = [...aggregates.keys()].join('|')
  rest = rest.replace(
    /^(?:selects?|shows?|lists?|gets?|finds?|fetch(?:es)?|returns?|displays?|retrieves?|reads?|calculates?|computes?)\s+(?:me\s+)?(?:the\s+)?/i,
    '',
  )
  const head = readHead(rest, names, groupBy)
  if (!head) return undefined
  const { aggregate = undefined, columns, table } = head
  groupBy ??= head.groupBy
  const sortColumn = order?.[1]
  const ordered = sortColumn
    ? { column: column(sortColumn), isDescending: /^desc|^highest/i.test(order?.[2] ?? '') }
    : recency
      ? { column: 'created_at', isDescending: !/^oldest/i.test(recency[1] ?? '') }
      : isTop && head.topBy
        ? {
            column: aggregate && groupBy ? aggregateAlias(aggregate) : column(head.topBy),
            isDescending: true,
          }
        : undefined
  return {
    kind: 'select',
    table: column(table),
    columns: columns.map((name) => (name === '*' ? name : column(name))),
    ...(aggregate && { aggregate }),
    ...(isDistinct && { isDistinct }),
    conditions,
    ...(groupBy && { groupBy: column(groupBy) }),
    ...(ordered && { orderBy: ordered }),
    ...(limit && { limit: Number(limit[1]) }),
  }
}

interface Head {
  columns: string[]
  table: string
  aggregate?: NonNullable<Query['aggregate']>
  groupBy?: string
  topBy?: string
}

function readHead(text: string, names: string, groupBy: string | undefined): Head | undefined {
  const counted =
    /^(?:counts?|how many|(?:the )?number of)\s+(?:of\s+)?(?:all\s+)?(?:the\s+)?(?:rows (?:in|of|from)\s+)?(\w+)(?:\s+(?:are there|do (?:we|i) have|exist))?(?:\s+by\s+(\w+))?$/i.exec(
      text,
    )
  if (counted)
    return {
      columns: [],
      table: counted[1] ?? '',
      aggregate: { name: 'COUNT', column: '*' },
      ...(counted[2] && { groupBy: counted[2] }),
    }
  const aggregate = new RegExp(
    `^(?:the\\s+)?(${names})\\s+(?:of\\s+)?(?:the\\s+)?(\\w+)\\s+(?:of|in|from)\\s+(?:all\\s+)?(?:the\\s+)?(\\w+)(?:\\s+by\\s+(\\w+))?$`,
    'i',
  ).exec(text)
  if (aggregate) {
    const name = aggregates.get(aggregate[1]?.toLowerCase() ?? '')
    return (
      name && {
        columns: [],
        table: aggregate[3] ?? '',
        aggregate: { name, column: column(aggregate[2]) },
        ...(aggregate[4] && { groupBy: aggregate[4] }),
      }
    )
  }
  if (groupBy) return undefined
  const match =
    /^(.+?)\s+(?:from|of|in)\s+(?:all\s+)?(?:the\s+)?(?:table\s+)?(\w+)(?:\s+table)?(?:\s+by\s+(\w+))?$/i.exec(
      text,
    )
  if (match) {
    const columns = (match[1] ?? '')
      .replace(/\b(?:all |the |every )+(?=\w)/gi, '')
      .split(/\s*,\s*(?:and )?|\s+and\s+/)
      .map((name) => name.trim())
    const isAll =
      columns.length === 1 &&
      /^(?:all|everything|\*|(?:all )?(?:columns|rows|fields|records|data))$/i.test(columns[0] ?? '')
    if (!isAll && !columns.every((name) => /^\w+$/.test(name))) return undefined
    return {
      columns: isAll ? ['*'] : columns,
      table: match[2] ?? '',
      ...(match[3] && { topBy: match[3] }),
    }
  }
  const all = /^(?:all\s+|every\s+)?(?:the\s+)?(\w+)(?:\s+by\s+(\w+))?$/i.exec(text)
  return all ? { columns: ['*'], table: all[1] ?? '', ...(all[2] && { topBy: all[2] }) } : undefined
}

const column = (name = ''): string => (/^[a-z_]\w*$/.test(name) ? name : snakeCase(name))

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

/** Undefined if a condition cannot be read. */
function readConditions(text: string | undefined): Condition[] | undefined {
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

function literal(text: string): string {
  const value = text.trim()
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return value
  if (/^(?:true|false|null)$/i.test(value)) return value.toUpperCase()
  return `'${unquote(value).replace(/'/g, "''")}'`
}
