import type { Query } from './query.ts'
import { column } from './query-conditions.ts'

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

/** The selected columns or aggregate, and the table. */
export interface Head {
  columns: string[]
  table: string
  aggregate?: NonNullable<Query['aggregate']>
  groupBy?: string
  topBy?: string
}

/** Reads `names and emails of users` or `average price of orders by country`. */
export function readHead(text: string, groupBy: string | undefined): Head | undefined {
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
    `^(?:the\\s+)?(${[...aggregates.keys()].join('|')})\\s+(?:of\\s+)?(?:the\\s+)?(\\w+)\\s+(?:of|in|from)\\s+(?:all\\s+)?(?:the\\s+)?(\\w+)(?:\\s+by\\s+(\\w+))?$`,
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
