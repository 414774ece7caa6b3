import { type ErrorObject, jsonApiError } from './errors.ts'
import { readValues } from './filter-values.ts'
import { findOwn, toCamelCase } from './names.ts'
import type { Parameters } from './parameters.ts'
import { findRelationship, type NamedRelationship, type Registered, type Registry } from './registry.ts'
import { typesOf } from './resource.ts'

/** Validated query parameters. */
export interface Query {
  /** By type; a missing type has all fields. */
  fields: ReadonlyMap<string, ReadonlySet<string>>
  /** Undefined without the parameter. */
  include: IncludeNode | undefined
  filters: readonly RequestedFilter[]
  sort: readonly SortKey[]
  page: Page
}

/** A tree of relationships to include. */
export interface IncludeNode {
  children: Map<string, IncludeNode>
}

export interface RequestedFilter {
  name: string
  values: readonly string[]
  /** As written in the URL. */
  text: string
}

export interface SortKey {
  name: string
  isDescending: boolean
}

export interface Page {
  limit: number
  offset: number
  /** True if the client sent `page[number]` or `page[size]`. */
  isNumbered: boolean
}

export interface QueryLimits {
  defaultPageSize: number
  maxPageSize: number
  maxIncludeDepth: number
}

const maxIncludePaths = 100
const maxIncludeNodes = 60
const maxFieldNames = 1_000
const maxSortKeys = 10
const maxValues = 1_000

export function readQuery(
  parameters: Parameters,
  resource: Registered,
  registry: Registry,
  limits: QueryLimits,
): Query {
  return {
    fields: readFields(parameters.fields, registry),
    include: readInclude(parameters.include, resource, registry, limits.maxIncludeDepth),
    filters: readFilters(parameters.filter, resource),
    sort: readSort(parameters.sort, resource),
    page: readPage(parameters.page, {
      ...limits,
      maxPageSize: Math.max(resource.maxPageSize ?? 0, limits.maxPageSize),
    }),
  }
}

function readFields(input: Parameters['fields'], registry: Registry): Query['fields'] {
  const fields = new Map<string, ReadonlySet<string>>()
  for (const [key, list] of input) {
    const source = { parameter: `fields[${key}]` }
    const type = toCamelCase(key)
    const resource = registry.find(type)
    if (!resource && !registry.isPlaceholder(type))
      throw jsonApiError('invalid_resource', `${key} is not a valid resource.`, source)
    const names = list.split(',', maxFieldNames + 1).filter((name) => name !== '')
    if (names.length > maxFieldNames)
      throw jsonApiError('invalid_field', `More than ${maxFieldNames} fields were requested.`, source)
    if (!resource) continue
    const attributeNames = names.map((name) => {
      const camel = toCamelCase(name.trim())
      const isField = findOwn(resource.attributes, camel) ?? findOwn(resource.relationships, camel)
      if (!isField && camel !== 'id' && camel !== 'type')
        throw jsonApiError('invalid_field', `${name} is not a valid field for ${type}.`, source)
      return camel
    })
    fields.set(type, new Set(attributeNames))
  }
  return fields
}

function readInclude(
  input: string | undefined,
  resource: Registered,
  registry: Registry,
  depth: number,
): IncludeNode | undefined {
  if (input === undefined) return undefined
  const root: IncludeNode = { children: new Map() }
  const paths = input.split(',', maxIncludePaths + 1).filter((path) => path.trim() !== '')
  if (paths.length > maxIncludePaths) throw includeError(`More than ${maxIncludePaths} paths were requested.`)
  let nodes = 0
  for (const path of paths) {
    const steps = path.trim().split('.', depth + 1)
    if (steps.length > depth) throw includeError(`A path may have ${depth} relationships at most: ${path}`)
    let node = root
    let from = [resource]
    for (const step of steps) {
      const relationships = from.flatMap((one) => findRelationship(one, step) ?? [])
      const name = relationships[0]?.name
      if (name === undefined)
        throw includeError(`${step} is not a valid relationship of ${from[0]?.type ?? resource.type}`)
      let next = node.children.get(name)
      if (!next) {
        next = { children: new Map() }
        node.children.set(name, next)
        nodes += 1
      }
      node = next
      from = targetsOf(relationships, registry)
    }
  }
  if (nodes > maxIncludeNodes)
    throw includeError(`More than ${maxIncludeNodes} relationships were requested.`)
  return root
}

function targetsOf(relationships: readonly NamedRelationship[], registry: Registry): Registered[] {
  const types = new Set(relationships.flatMap(({ relationship }) => typesOf(relationship)))
  return [...types].flatMap((type) => registry.find(type) ?? [])
}

function includeError(detail: string) {
  return jsonApiError('invalid_include', detail, { parameter: 'include' })
}

function readFilters(input: Parameters['filter'], resource: Registered): RequestedFilter[] {
  const filters = new Map<string, RequestedFilter>()
  for (const [key, text] of input) {
    const source = { parameter: `filter[${key}]` }
    const name = toCamelCase(key)
    const filter = findOwn(resource.filters ?? {}, name)
    const isKnown = name === 'id' || filter || resource.searches?.includes(name)
    if (!isKnown) throw jsonApiError('filter_not_allowed', `${key} is not allowed.`, source)
    // Search text may contain commas.
    const list = resource.searches?.includes(name) ? [text] : readValues(text)
    if (!list) throw jsonApiError('invalid_filter_value', `${text} is not a valid value for ${key}.`, source)
    const values = [...new Set(list)]
    const max = filter?.maxValues ?? maxValues
    if (values.length > max)
      throw jsonApiError('invalid_filter_value', `More than ${max} values for ${key}.`, source)
    if (name === 'id') requireIds(values, resource, source)
    filters.set(name, { name, values, text })
  }
  return [...filters.values()]
}

function requireIds(values: readonly string[], resource: Registered, source: ErrorObject['source']): void {
  const wrong = values.find((value) => !isId(value, resource))
  if (wrong !== undefined)
    throw jsonApiError('invalid_field_value', `${wrong} is not a valid value for id.`, source)
}

export function isId(value: string, { idPattern = wholeNumber }: Pick<Registered, 'idPattern'>): boolean {
  return idPattern.test(value)
}

const wholeNumber = /^(?:0|[1-9]\d{0,14})$/

function readSort(input: string | undefined, resource: Registered): SortKey[] {
  const keys = new Map<string, SortKey>()
  const criteria = (input ?? '').split(',', maxSortKeys + 1).filter((key) => key.trim() !== '')
  const source = { parameter: 'sort' }
  if (criteria.length > maxSortKeys)
    throw jsonApiError('invalid_sort', `More than ${maxSortKeys} sort criteria were given.`, source)
  for (const item of criteria) {
    const key = item.trim()
    const isDescending = key.startsWith('-')
    const bare = isDescending ? key.slice(1) : key
    // The leading underscore of an unknown name is part of the name.
    const name = bare.startsWith('_') ? bare : bare.split('.').map(toCamelCase).join('.')
    if (!isSortable(name, resource))
      throw jsonApiError('invalid_sort', `${bare} is not a valid sort criteria for ${resource.type}`, source)
    if (!keys.has(name)) keys.set(name, { name, isDescending })
  }
  return [...keys.values()]
}

export const scoreKey = '_score'

function isSortable(name: string, { attributes, filters = {}, sorts = {}, searches }: Registered): boolean {
  return (
    name === 'id' ||
    (name === scoreKey && searches !== undefined) ||
    findOwn(sorts, name) !== undefined ||
    findOwn(attributes, name)?.sort !== undefined ||
    findOwn(filters, name)?.sort !== undefined
  )
}

function readPage(input: Parameters['page'], { defaultPageSize, maxPageSize }: QueryLimits): Page {
  const numbers = new Map<string, number>()
  for (const [key, value] of input) {
    if (!pageKeys.has(key))
      throw jsonApiError('param_not_allowed', `${key} is not allowed.`, { parameter: `page[${key}]` })
    // Ignore a key without a value.
    if (value === '') continue
    const minimum = key === 'offset' ? 0 : 1
    if (!/^\d{1,12}$/.test(value) || Number(value) < minimum)
      throw pageError(key, `${value} is not a valid value for ${key} page parameter.`)
    numbers.set(key, Number(value))
  }
  const isNumbered = numbers.has('number') || numbers.has('size')
  const limitKey = isNumbered ? 'size' : 'limit'
  const limit = numbers.get(limitKey) ?? Math.min(defaultPageSize, maxPageSize)
  if (limit > maxPageSize) throw pageError(limitKey, `Limit exceeds maximum page size of ${maxPageSize}.`)
  const offset = isNumbered ? ((numbers.get('number') ?? 1) - 1) * limit : (numbers.get('offset') ?? 0)
  return { limit, offset, isNumbered }
}

const pageKeys = new Set(['limit', 'offset', 'number', 'size'])

function pageError(key: string, detail: string) {
  return jsonApiError('invalid_page_value', detail, { parameter: `page[${key}]` })
}
