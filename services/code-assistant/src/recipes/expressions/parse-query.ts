import { aggregateAlias, type Condition, type Query } from './query.ts'
import { column, literal, readConditions } from './query-conditions.ts'
import { type Head, readHead } from './query-head.ts'

const requestPattern =
  /^(?:please\s+)?(?:(?:can you |could you )?(?:write|create|give me|generate|make|build|show me|i need)\s+)?(?:an?\s+|the\s+)?(?:(?:postgres(?:ql)?|sqlite|mysql)\s+)?(?:sql\s*)?(?:query|statement)?\s*(?:(?:in|for)\s+(?:sql|sqlite|postgres(?:ql)?|mysql)\s*)?(?:\s*:\s*|\s*(?:to|that|which|for)\s+)?/i
const limitPattern =
  /,?\s*\b(?:limit(?:ed)? (?:to )?|only (?:the )?(?:first )?)(\d+)(?: (?:rows?|results?|records?))?/i
const orderPattern =
  /,?\s*(?:and )?\b(?:order(?:ed)?|sort(?:ed)?) by (?:the )?(\w+)(?:,? ?(?:in )?\(?(desc(?:ending)?|asc(?:ending)?|alphabetically|highest first|lowest first)(?: order)?\)?)?/i
const updatePattern =
  /^update (?:all )?(?:the )?(\w+),?\s+(?:and )?(?:set|setting)\s+(.+?)(?:\s+(?:where|whose|with|for)\s+(.+))?$/i
const deletionPattern =
  /^(?:delete|remove) (?:all )?(?:the )?(?:rows (?:from|of|in) )?(?:from )?(\w+)(?:\s+(?:where|whose|with|that are|which are|that have)\s+(.+))?$/i
const wherePattern =
  /,?\s+(?:where|whose|having|that have|who have|which have|with (?=\w+ (?:is|=|>|<|over|under|above|below|more|less|greater|at|like|contain|start|end|between|in|not|equal))|(?:who|which|that) (?:are|is) (?=\w+\s*(?:=|>|<)))\s*(.+)$/i
const verbPattern =
  /^(?:selects?|shows?|lists?|gets?|finds?|fetch(?:es)?|returns?|displays?|retrieves?|reads?|calculates?|computes?)\s+(?:me\s+)?(?:the\s+)?/i

/** The text that is not read yet. */
interface Rest {
  text: string
  /** Cuts the first match out of the text. */
  take(pattern: RegExp): string[] | undefined
}

/**
 * Reads a query in constrained English, such as `names and emails of users where age is over 18, newest first`.
 * Returns undefined if any part of it stays unread.
 */
export function parseQuery(text: string): Query | undefined {
  const rest = createRest(withoutRequest(text))
  const limit = rest.take(limitPattern) ?? rest.take(/\b(?:the )?(?:first|top) (\d+)\b/i)
  const recency = rest.take(/,?\s*(?:and )?(?:ordered |sorted )?(?:by )?\b(newest|latest|oldest) first\b/i)
  const order = rest.take(orderPattern)
  const update = updatePattern.exec(rest.text)
  if (update) return readUpdate(update)
  const deletion = deletionPattern.exec(rest.text)
  if (deletion) return readDeletion(deletion)

  const filter = takeFilter(rest)
  if (!filter) return undefined
  const isDistinct = Boolean(rest.take(/\b(?:distinct|unique|different)\b/i))
  const head = readHead(rest.text.replace(verbPattern, ''), filter.groupBy)
  if (!head) return undefined
  const groupBy = filter.groupBy ?? head.groupBy
  const orderBy = readOrder(order, recency) ?? (/\btop \d+/i.test(text) ? topOrder(head, groupBy) : undefined)
  return {
    kind: 'select',
    table: column(head.table),
    columns: head.columns.map((name) => (name === '*' ? name : column(name))),
    ...(head.aggregate && { aggregate: head.aggregate }),
    ...(isDistinct && { isDistinct }),
    conditions: filter.conditions,
    ...(groupBy && { groupBy: column(groupBy) }),
    ...(orderBy && { orderBy }),
    ...(limit && { limit: Number(limit[1]) }),
  }
}

/** Removes the words around the query, such as `please write a SQL query that`. */
function withoutRequest(text: string): string {
  return text
    .trim()
    .replace(/[.?!;]\s*$/, '')
    .replace(requestPattern, '')
    .replace(/^sql\s*:?\s+/i, '')
    .replace(/\s+(?:in|using|with) (?:sql|sqlite|postgres(?:ql)?|mysql)$/i, '')
}

function createRest(text: string): Rest {
  return {
    text,
    take(pattern) {
      const match = pattern.exec(this.text)
      if (!match) return undefined
      this.text = `${this.text.slice(0, match.index)} ${this.text.slice(match.index + match[0].length)}`
        .replace(/\s+/g, ' ')
        .trim()
      return match.map((value) => value ?? '')
    },
  }
}

function readUpdate([, table, changes = '', where]: RegExpExecArray): Query | undefined {
  const assignments = changes
    .split(/\s*,\s*(?:and )?|\s+and\s+/)
    .map((part) => /^(\w+)\s*(?:=|to|as)\s*(.+)$/i.exec(part.trim()))
  const conditions = readConditions(where)
  if (!conditions || assignments.includes(null)) return undefined
  return {
    kind: 'update',
    table: column(table),
    columns: [],
    assignments: assignments.flatMap((match) =>
      match ? [{ column: column(match[1]), value: literal(match[2] ?? '') }] : [],
    ),
    conditions,
  }
}

function readDeletion([, table, where]: RegExpExecArray): Query | undefined {
  const conditions = readConditions(where)
  return conditions && { kind: 'delete', table: column(table), columns: [], conditions }
}

/** The column to group by may stand before the conditions or after them. */
function takeFilter(rest: Rest): { conditions: Condition[]; groupBy: string | undefined } | undefined {
  const where = rest.take(wherePattern)?.[1]
  const groupBy = rest.take(/,?\s*\b(?:grouped by|group by|per|for each|by each)\s+(\w+)/i)?.[1]
  const inner =
    where && !groupBy ? /,?\s*\b(?:grouped by|group by|per|for each)\s+(\w+)\s*$/i.exec(where) : undefined
  const conditions = readConditions(inner ? where?.slice(0, inner.index) : where)
  return conditions && { conditions, groupBy: groupBy || inner?.[1] }
}

function readOrder(order: string[] | undefined, recency: string[] | undefined): Query['orderBy'] {
  if (order?.[1]) return { column: column(order[1]), isDescending: /^desc|^highest/i.test(order[2] ?? '') }
  return recency && { column: 'created_at', isDescending: !/^oldest/i.test(recency[1] ?? '') }
}

/** `top 5 customers by revenue` */
function topOrder({ aggregate, topBy }: Head, groupBy: string | undefined): Query['orderBy'] {
  if (!topBy) return undefined
  return { column: aggregate && groupBy ? aggregateAlias(aggregate) : column(topBy), isDescending: true }
}
