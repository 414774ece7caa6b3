import { asRecord, isDeeperThan } from '@octavo/platform/unknown-values.ts'
import { type ErrorObject, errorObject, jsonApiError, jsonApiErrors } from './errors.ts'
import type { Identifier, Linkage } from './items.ts'
import { findOwn, toCamelCase } from './names.ts'
import type { Registered } from './registry.ts'
import type { Relationship, Row } from './resource.ts'
import { readLinkage } from './write-linkage.ts'
import { readValue } from './write-values.ts'

/** A parsed write document, validated against the schema but not against rows. */
export interface WriteDocument {
  /** The values of the attributes in the document. */
  attributes: ReadonlyMap<string, unknown>
  /** The encoded columns, including to-one relationships. */
  columns: Row
  links: ReadonlyMap<string, Linkage>
  /** Read-only attributes as the client sent them. */
  readOnly: ReadonlyMap<string, unknown>
}

export const emptyWrite: WriteDocument = {
  attributes: new Map(),
  columns: {},
  links: new Map(),
  readOnly: new Map(),
}

export function readNewDocument(body: unknown, resource: Registered): WriteDocument {
  const data = readData(body, resource)
  if (Object.hasOwn(data, 'id') && data.id !== null)
    throw jsonApiError('create_forbidden', 'A new resource gets its id here.', { pointer: '/data/id' })
  if (Object.hasOwn(data, 'lid') && typeof data.lid !== 'string')
    throw jsonApiError('bad_request', 'lid must be a text.', { pointer: '/data/lid' })
  return readMembers(data, resource, true)
}

export function readChangeDocument(body: unknown, resource: Registered, id: string): WriteDocument {
  const data = readData(body, resource)
  if (data.id === undefined || data.id === null)
    throw jsonApiError('missing_key', 'The resource object does not contain a key.', { pointer: '/data' })
  if (String(data.id) !== id)
    throw jsonApiError('type_mismatch', `The URL does not support the key ${data.id}`, {
      pointer: '/data/id',
    })
  return readMembers(data, resource, false)
}

export function readLinkageDocument(body: unknown, name: string, relationship: Relationship): Linkage {
  const document = requireObject(body)
  if (document.data === undefined) throw missingParameter('data')
  return readLinkage(document.data, name, relationship, '/data')
}

export function missingParameter(name: string) {
  return jsonApiError('param_missing', `The required parameter, ${name}, is missing.`)
}

/** A validation error of an attribute, a relationship or, without a name, the whole document. */
export function validationError(resource: Registered, name: string, message: string): ErrorObject {
  const member = findOwn(resource.relationships, name) ? 'relationships' : 'attributes'
  return errorObject(
    'validation',
    `${name} - ${message}`,
    { pointer: `/data/${member}/${name}` },
    { title: message },
  )
}

function readData(body: unknown, resource: Registered): Record<string, unknown> {
  const document = requireObject(body)
  if (document.data === undefined) throw missingParameter('data')
  const { data } = document
  if (!isObject(data)) throw jsonApiError('invalid_data_format', 'Data must be a hash.', { pointer: '/data' })
  if (data.type === undefined || data.type === null) throw missingParameter('type')
  if (typeof data.type !== 'string' || toCamelCase(data.type) !== resource.type)
    throw jsonApiError('type_mismatch', `${data.type} is not a valid type for this operation.`, {
      pointer: '/data/type',
    })
  return data
}

function requireObject(body: unknown): Record<string, unknown> {
  if (!isObject(body)) throw jsonApiError('bad_request', 'Request must be a hash')
  if (isDeeperThan(maxDepth, body)) throw jsonApiError('bad_request', 'The body is nested too deeply.')
  return body
}

const members = new Set(['type', 'id', 'lid', 'attributes', 'relationships', 'links', 'meta'])

function readMembers(data: Record<string, unknown>, resource: Registered, isNew: boolean): WriteDocument {
  const unknown = Object.keys(data).find((name) => !members.has(name) && !name.startsWith('@'))
  if (unknown !== undefined) throw notAllowed(unknown, `/data/${unknown}`)
  const { attributes = {}, relationships = {} } = data
  for (const part of [attributes, relationships])
    if (!isObject(part))
      throw jsonApiError('invalid_data_format', 'Data must be a hash.', { pointer: '/data' })
  const errors: ErrorObject[] = []
  const read = {
    ...readAttributes(Object.entries(asRecord(attributes)), resource, errors),
    ...readRelationships(Object.entries(asRecord(relationships)), resource),
  }
  if (isNew) errors.push(...missingOf(resource, read))
  const [first, ...rest] = errors
  if (first) throw jsonApiErrors([first, ...rest])
  return { ...read, columns: { ...read.columns, ...columnsOfLinks(resource, read.links) } }
}

function readAttributes(entries: readonly [string, unknown][], resource: Registered, errors: ErrorObject[]) {
  const attributes = new Map<string, unknown>()
  const readOnly = new Map<string, unknown>()
  const columns: Row = {}
  for (const [key, input] of entries) {
    if (key.startsWith('@')) continue
    const name = toCamelCase(key)
    const attribute = findOwn(resource.attributes, name)
    if (!attribute) throw notAllowed(key, `/data/attributes/${key}`)
    const { write } = attribute
    if (!write) {
      readOnly.set(name, input)
      continue
    }
    const read = readValue(write, input)
    if ('error' in read) {
      errors.push(validationError(resource, name, read.error))
      continue
    }
    const encoded = write.encode(read.value)
    if (Object.values(encoded).some((cell) => Number.isNaN(cell)))
      errors.push(validationError(resource, name, 'is invalid'))
    attributes.set(name, read.value)
    Object.assign(columns, encoded)
  }
  return { attributes, readOnly, columns }
}

function readRelationships(entries: readonly [string, unknown][], resource: Registered) {
  const links = new Map<string, Linkage>()
  for (const [key, object] of entries) {
    if (key.startsWith('@')) continue
    const name = toCamelCase(key)
    const relationship = findOwn(resource.relationships, name)
    const pointer = `/data/relationships/${key}`
    if (!relationship) throw notAllowed(key, pointer)
    // This relationship is always empty here.
    if (relationship.kind === 'absent') continue
    // Relationships that clients read contain links without data.
    if (!isObject(object))
      throw jsonApiError('invalid_links_object', 'Data is not a valid Links Object.', { pointer })
    if (object.data === undefined) continue
    if (!relationship.write) throw notWritable(key, relationship, pointer)
    links.set(name, readLinkage(object.data, name, relationship, `${pointer}/data`))
  }
  return { links }
}

function notWritable(key: string, { kind }: Relationship, pointer: string) {
  if (kind === 'to-one' || kind === 'polymorphic') return notAllowed(key, pointer)
  return replacementForbidden({ pointer })
}

export function replacementForbidden(source?: ErrorObject['source']) {
  return jsonApiError('forbidden', 'Complete replacement forbidden for this relationship', source, {
    title: 'Complete replacement forbidden',
  })
}

function notAllowed(name: string, pointer: string) {
  return jsonApiError('param_not_allowed', `${name} is not allowed.`, { pointer })
}

function missingOf(
  resource: Registered,
  { attributes, links }: Pick<WriteDocument, 'attributes' | 'links'>,
): ErrorObject[] {
  const blank = Object.entries(resource.attributes)
    .filter(([name, { write }]) => write?.isRequired && !attributes.has(name))
    .map(([name]) => validationError(resource, name, "can't be blank"))
  const missing = resource.relationshipList
    .filter(({ name, relationship }) => relationship.write === 'required' && !links.get(name))
    .map(({ name }) => validationError(resource, name, 'must exist'))
  return [...blank, ...missing]
}

/** The foreign key columns of to-one relationships. */
export function columnsOfLinks({ relationships }: Registered, links: ReadonlyMap<string, Linkage>): Row {
  const columns: Row = {}
  for (const [name, linkage] of links) {
    const relationship = relationships[name]
    if (!relationship || isList(linkage)) continue
    if (relationship.kind === 'polymorphic') {
      columns[relationship.typeColumn] = linkage?.type ?? null
      columns[relationship.idColumn] = linkage && Number(linkage.id)
    } else if (relationship.kind === 'to-one') {
      // Null for one relationship of a shared column says nothing about the others.
      if (!linkage && relationship.when) continue
      columns[relationship.column] = linkage && Number(linkage.id)
      if (linkage) Object.assign(columns, relationship.when)
    }
  }
  return columns
}

export function isList(linkage: Linkage): linkage is readonly Identifier[] {
  return Array.isArray(linkage)
}

/** No valid document is nested deeper. */
const maxDepth = 32

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
