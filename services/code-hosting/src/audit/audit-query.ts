import { unprocessable } from '../errors.ts'
import { operations } from './operations.ts'

/** Entries whose field has any of the values, or none of them. */
export interface FieldFilter {
  field: 'action' | 'actor' | 'repository' | 'user' | 'organization' | 'operation'
  /** In lower case. */
  values: string[]
  isNegated: boolean
}

export interface AuditQuery {
  filters: FieldFilter[]
  /** Inclusive. */
  fromMs: number | undefined
  /** Exclusive. */
  untilMs: number | undefined
}

const qualifiers = new Map<string, FieldFilter['field']>(
  Object.entries({
    action: 'action',
    actor: 'actor',
    repo: 'repository',
    user: 'user',
    org: 'organization',
    operation: 'operation',
  }),
)

const maxLength = 1_000
const maxTerms = 30
const dayMs = 24 * 60 * 60 * 1000

/** Parses a phrase such as `action:team -actor:ada created:>=2026-01-01`. Equal qualifiers are alternatives. */
export function parseAuditQuery(phrase: string): AuditQuery {
  if (phrase.length > maxLength) throw unprocessable(`"phrase" must have at most ${maxLength} characters.`)
  const terms = phrase.match(/(?:"[^"]*"|[^\s"])+/g) ?? []
  if (terms.length > maxTerms) throw unprocessable(`"phrase" must have at most ${maxTerms} qualifiers.`)
  const query: AuditQuery = { filters: [], fromMs: undefined, untilMs: undefined }
  for (const term of terms) addTerm(query, term)
  return query
}

function addTerm(query: AuditQuery, term: string): void {
  const [, minus, name = '', rest = ''] = /^(-?)([a-z]+):(.+)$/is.exec(term) ?? []
  const qualifier = name.toLowerCase()
  const value = rest.replaceAll('"', '').trim().toLowerCase()
  const isNegated = minus === '-'
  if (value === '')
    throw unprocessable(
      `"phrase" supports qualifiers like action:team.create, and not "${term.slice(0, 50)}".`,
    )
  if (qualifier === 'created' && !isNegated) addRange(query, value)
  else addFilter(query, qualifier, value, isNegated)
}

function addFilter(query: AuditQuery, qualifier: string, value: string, isNegated: boolean): void {
  const field = qualifiers.get(qualifier)
  if (!field)
    throw unprocessable(
      `"phrase" supports ${[...qualifiers.keys()].join(', ')} and created, and not "${qualifier}".`,
    )
  if (field === 'operation' && !operations.some((operation) => operation === value))
    throw unprocessable(`"operation" must be one of ${operations.join(', ')}.`)
  const same = query.filters.find((filter) => filter.field === field && filter.isNegated === isNegated)
  if (same) same.values.push(value)
  else query.filters.push({ field, values: [value], isNegated })
}

function addRange(query: AuditQuery, text: string): void {
  const [first = '', last] = text.split('..', 2)
  const [, sign = '', date = ''] = /^([<>]=?)?(.*)$/s.exec(first) ?? []
  if (last !== undefined) {
    if (sign) throw invalidDate(text)
    if (first !== '*') raise(query, readDate(first).startMs)
    if (last !== '*') lower(query, readDate(last).endMs)
    return
  }
  const { startMs, endMs } = readDate(date)
  if (sign === '>=' || sign === '') raise(query, startMs)
  if (sign === '>') raise(query, endMs)
  if (sign === '<') lower(query, startMs)
  if (sign === '<=' || sign === '') lower(query, endMs)
}

function raise(query: AuditQuery, ms: number): void {
  query.fromMs = Math.max(query.fromMs ?? ms, ms)
}

function lower(query: AuditQuery, ms: number): void {
  query.untilMs = Math.min(query.untilMs ?? ms, ms)
}

/** A date covers its whole day in UTC, and a time its second. */
function readDate(text: string): { startMs: number; endMs: number } {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const isTime = /^\d{4}-\d\d-\d\dt\d\d:\d\d(?::\d\d)?(?:z|[+-]\d\d:\d\d)?$/.test(text)
  const zone = isTime && !/(?:z|[+-]\d\d:\d\d)$/.test(text) ? 'z' : ''
  const startMs = isDay || isTime ? Date.parse(`${text}${zone}`.toUpperCase()) : Number.NaN
  if (Number.isNaN(startMs)) throw invalidDate(text)
  return { startMs, endMs: startMs + (isDay ? dayMs : 1_000) }
}

function invalidDate(text: string) {
  return unprocessable(
    `"created" must be an ISO 8601 date, a comparison or a range, and not "${text.slice(0, 50)}".`,
  )
}
