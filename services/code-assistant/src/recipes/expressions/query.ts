/** A query in a neutral form. */
export interface Query {
  kind: 'select' | 'delete' | 'update'
  table: string
  /** Columns, or `*`. */
  columns: string[]
  aggregate?: { name: 'COUNT' | 'SUM' | 'AVG' | 'MIN' | 'MAX'; column: string }
  isDistinct?: boolean
  /** Values that an update sets. */
  assignments?: { column: string; value: string }[]
  conditions: Condition[]
  groupBy?: string
  orderBy?: { column: string; isDescending: boolean }
  limit?: number
}

export interface Condition {
  /** How it is combined with the one before it. */
  connective: 'AND' | 'OR'
  column: string
  operator: string
  /** SQL literals. */
  values: string[]
}

export function writeQuery(query: Query): string {
  const { kind, table, columns, aggregate, isDistinct, assignments = [], conditions, groupBy, orderBy, limit } = query
  const lines: string[] = []
  if (kind === 'select') {
    const alias = aggregate && aggregateAlias(aggregate)
    const value = aggregate && `${aggregate.name}(${aggregate.column}) AS ${alias}`
    const selected = [...(groupBy ? [groupBy] : []), ...(value ? [value] : columns)]
    lines.push(`SELECT ${isDistinct ? 'DISTINCT ' : ''}${selected.join(', ')}`, `FROM ${table}`)
  } else if (kind === 'delete') lines.push(`DELETE FROM ${table}`)
  else lines.push(`UPDATE ${table}`, `SET ${assignments.map(({ column, value }) => `${column} = ${value}`).join(', ')}`)
  if (conditions.length > 0)
    lines.push(`WHERE ${conditions.map((condition, index) => `${index ? `${condition.connective} ` : ''}${writeCondition(condition)}`).join(' ')}`)
  if (groupBy) lines.push(`GROUP BY ${groupBy}`)
  if (orderBy) lines.push(`ORDER BY ${orderBy.column}${orderBy.isDescending ? ' DESC' : ''}`)
  if (limit !== undefined) lines.push(`LIMIT ${limit}`)
  return `${lines.join('\n')};\n`
}

export const aggregateAlias = ({ name, column }: NonNullable<Query['aggregate']>): string =>
  name === 'COUNT' ? 'count' : `${{ SUM: 'total', AVG: 'average', MIN: 'min', MAX: 'max' }[name]}_${column}`

function writeCondition({ column, operator, values }: Condition): string {
  if (operator === 'BETWEEN') return `${column} BETWEEN ${values.join(' AND ')}`
  if (operator === 'IN' || operator === 'NOT IN') return `${column} ${operator} (${values.join(', ')})`
  return [column, operator, ...values].join(' ')
}
