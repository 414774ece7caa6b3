import { unescape as unescapeText } from 'node:querystring'
import { jsonApiError } from './errors.ts'

/** Query parameters before validation. */
export interface Parameters {
  include: string | undefined
  sort: string | undefined
  fields: ReadonlyMap<string, string>
  filter: ReadonlyMap<string, string>
  page: ReadonlyMap<string, string>
}

/** Well above what clients send. */
const maxParameters = 500

/**
 * Parses a query string. Brackets may be percent-encoded. The last of several parameters with the same name wins, except
 * for arrays as in `filter[id][]=1&filter[id][]=2`, which are lists of values. Unknown parameters are ignored.
 */
export function readParameters(query: string): Parameters {
  const single = new Map<string, string>()
  const families = { fields: new Map(), filter: new Map(), page: new Map() }
  const pairs = query === '' ? [] : query.split('&', maxParameters + 1)
  if (pairs.length > maxParameters)
    throw jsonApiError('bad_request', `An address may have ${maxParameters} parameters at most.`)
  for (const pair of pairs) {
    const equals = pair.indexOf('=')
    const written = decode(equals < 0 ? pair : pair.slice(0, equals))
    const isElement = /^(?:include|sort)\[\]$|\]\[\]$/.test(written)
    const key = isElement ? written.slice(0, -2) : written
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1))
    const set = (values: Map<string, string>, name: string) => {
      const before = isElement ? values.get(name) : undefined
      const element = isElement && /[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
      values.set(name, before === undefined ? element : `${before},${element}`)
    }
    const bracket = key.indexOf('[')
    const family = bracket < 0 ? key : key.slice(0, bracket)
    if (family === 'include' || family === 'sort') {
      if (bracket < 0) set(single, family)
    } else if (family === 'fields' || family === 'filter' || family === 'page') {
      if (bracket < 0) refuseBare(family, value)
      else set(families[family], key.slice(bracket + 1, key.endsWith(']') ? -1 : undefined))
    }
  }
  return { include: single.get('include'), sort: single.get('sort'), ...families }
}

/** Canonical form: sorted by name, with encoded brackets. */
export function writeParameters(
  { include, sort, fields, filter }: Parameters,
  page: Readonly<Record<string, number | string>> = {},
): string {
  const pairs: string[] = []
  const add = (key: string, value: string) => pairs.push(`${encode(key)}=${encode(value)}`)
  for (const [name, value] of fields) add(`fields[${name}]`, value)
  for (const [name, value] of filter) add(`filter[${name}]`, value)
  if (include !== undefined) add('include', include)
  if (sort !== undefined) add('sort', sort)
  for (const [name, value] of Object.entries(page)) add(`page[${name}]`, String(value))
  return pairs.sort((a, b) => (a < b ? -1 : 1)).join('&')
}

function refuseBare(family: 'fields' | 'filter' | 'page', value: string): void {
  if (family === 'page')
    throw jsonApiError('invalid_page_object', 'Invalid Page Object.', { parameter: 'page' })
  if (family === 'filter')
    throw jsonApiError('invalid_filters_syntax', `${value} is not a valid syntax for filtering.`, {
      parameter: 'filter',
    })
  throw jsonApiError('bad_request', 'Fields must be given per type, as in fields[type]=name,name.', {
    parameter: 'fields',
  })
}

/** Keeps malformed escapes unchanged. */
function decode(text: string): string {
  return unescapeText(text.includes('+') ? text.replaceAll('+', ' ') : text)
}

/** Form encoding. `toWellFormed` guards against truncated surrogate pairs. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replace(/[!'()]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
