import { DatabaseSync } from 'node:sqlite'
import { explainSql } from '../../explanation/explain-statements.ts'
import { readSql } from '../data-models/read-tables.ts'
import { columnName, tableName } from '../data-models/write-tables.ts'
import type { GenerationRequest } from '../matching/read-request.ts'
import { singularize, snakeCase } from '../names.ts'
import type { Recipe, RecipeResult } from '../recipe.ts'
import { parseQuery } from './parse-query.ts'
import { type Query, writeQuery } from './query.ts'

const asksForQuery = /\b(?:sql|query|select)\b/i
const isSchema = (spec: string | undefined): boolean => /\bcreate\s+table\b/i.test(spec ?? '')

export const queryRecipe: Recipe = {
  id: 'expressions/sql-query',
  title: 'SQL query from a sentence, such as `names of users where age is over 18, sorted by name`',
  score(request) {
    const { prompt, spec, language } = request
    if (!asksForQuery.test(prompt) && language !== 'sql' && !isSchema(spec)) return 0
    if (spec && !isSchema(spec)) return 0
    return parseQuery(promptText(request)) ? 0.95 : asksForQuery.test(prompt) ? 0.55 : 0
  },
  generate(request): RecipeResult | { missing: string } {
    const query = parseQuery(promptText(request))
    if (!query) return { missing: 'The sentence cannot be read as one query.' }
    const resolved = request.spec ? resolveNames(query, request.spec) : query
    if ('missing' in resolved) return resolved
    const text = writeQuery(resolved)
    return {
      language: 'sql',
      files: [{ path: 'query.sql', content: text }],
      explanation: explainSql(text).trim(),
      examples: prepare(resolved, text),
    }
  },
}

const promptText = ({ prompt, spec }: GenerationRequest): string =>
  (spec ? prompt.replace(spec, '').replace(/```\w*\s*```/, '') : prompt).trim()

/** Replaces names by those of the tables, which can differ in number and case. */
function resolveNames(query: Query, spec: string): Query | { missing: string } {
  const names = [...spec.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?["`[]?([\w.]+)/gi)].map(
    ([, name = '']) => name,
  )
  const models = readSql(spec) ?? []
  const index = models.findIndex((model, at) =>
    [names[at], tableName(model)].some((name) => singularize(name ?? '') === singularize(query.table)),
  )
  const model = models[index]
  if (!model) return { missing: `The schema has no table “${query.table}”, only ${names.join(', ')}.` }
  const columns = new Map(
    model.fields.flatMap((field) => [
      [columnName(field), field.name],
      [singularize(columnName(field)), field.name],
    ]),
  )
  const unknown: string[] = []
  const find = (name: string): string => {
    const column =
      name === '*'
        ? name
        : (columns.get(snakeCase(name)) ??
          columns.get(singularize(snakeCase(name))) ??
          columns.get(`${snakeCase(name)}_id`))
    if (column === undefined) unknown.push(name)
    return column ?? name
  }
  const { aggregate, groupBy, orderBy } = query
  const resolved: Query = {
    ...query,
    table: names[index] ?? query.table,
    columns: query.columns.map(find),
    conditions: query.conditions.map((condition) => ({ ...condition, column: find(condition.column) })),
    ...(aggregate && { aggregate: { ...aggregate, column: find(aggregate.column) } }),
    ...(groupBy && { groupBy: find(groupBy) }),
    ...(orderBy && { orderBy: aggregate ? orderBy : { ...orderBy, column: find(orderBy.column) } }),
    ...(query.assignments && {
      assignments: query.assignments.map((item) => ({ ...item, column: find(item.column) })),
    }),
  }
  return unknown.length
    ? { missing: `The table “${resolved.table}” has no column “${unknown[0]}”.` }
    : resolved
}

/** Lets SQLite prepare the query for a table with its columns. */
function prepare(query: Query, text: string): { ok: boolean; detail: string } {
  const { columns, conditions, aggregate, groupBy, orderBy, assignments = [], table } = query
  const all = [
    ...columns,
    ...conditions,
    ...assignments,
    aggregate,
    groupBy,
    aggregate ? undefined : orderBy,
  ].flatMap((item) => (typeof item === 'string' ? [item] : item ? [item.column] : []))
  const names = [...new Set(['id', ...all.filter((name) => name !== '*')])]
  const database = new DatabaseSync(':memory:')
  try {
    database.exec(`CREATE TABLE ${table} (${names.join(', ')})`)
    database.prepare(text)
    return { ok: true, detail: 'SQLite accepts the query.' }
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) }
  } finally {
    database.close()
  }
}
