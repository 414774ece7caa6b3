import assert from 'node:assert/strict'
import { untyped } from '@octavo/testing/untyped.ts'

type Json = Record<string, unknown>

const topLinks = ['self', 'related', 'describedby', 'first', 'last', 'prev', 'next']

/** Facts about the request that the document does not contain. */
export interface Circumstances {
  status: number
  /** The query parameters, including `include` and `fields`. */
  query: URLSearchParams
}

/** Asserts the rules of https://jsonapi.org/format/1.1/ for response documents. */
export function requireDocument(document: unknown, { status, query }: Circumstances): void {
  const top = objectAt(document, 'the document')
  onlyHas(top, ['data', 'errors', 'meta', 'jsonapi', 'links', 'included'], 'the document')
  assert.ok(
    'data' in top || 'errors' in top || 'meta' in top,
    'A document has data, errors or meta at the least',
  )
  requireNames(top, 'the document')
  if ('jsonapi' in top) requireVersion(objectAt(top.jsonapi, 'jsonapi'))
  if ('meta' in top) objectAt(top.meta, 'meta')
  if ('links' in top) requireLinks(top.links, topLinks, 'links')
  if ('errors' in top) requireErrors(top, status)
  else requireResources(top, query)
}

function requireResources(top: Json, query: URLSearchParams): void {
  const primary = [top.data ?? []].flat()
  for (const [index, one] of primary.entries()) requireData(one, `data/${index}`)
  const included = top.included === undefined ? [] : listAt(top.included, 'included')
  for (const [index, one] of included.entries()) requireResource(one, `included/${index}`)
  requireUnique([...primary, ...included])
  const isAsked = query.has('include')
  assert.equal(
    'included' in top,
    isAsked,
    `included is there if ${isAsked ? '' : 'and only if'} it is asked for`,
  )
  // Sparse fieldsets may omit the relationships that lead to an included resource.
  if (![...query.keys()].some((name) => name.startsWith('fields'))) requireReachable(primary, included)
  requireIncluded(primary, included, query.get('include') ?? '')
}

function requireVersion(jsonapi: Json): void {
  onlyHas(jsonapi, ['version', 'ext', 'profile', 'meta'], 'jsonapi')
  assert.equal(jsonapi.version, '1.1')
}

/** A resource object or a resource identifier. */
function requireData(value: unknown, at: string): void {
  const isWhole = ['attributes', 'relationships', 'links'].some((name) => name in objectAt(value, at))
  if (isWhole) requireResource(value, at)
  else requireIdentifier(value, at)
}

function requireResource(value: unknown, at: string): void {
  const resource = objectAt(value, at)
  onlyHas(resource, ['type', 'id', 'attributes', 'relationships', 'links', 'meta'], at)
  requireIdentity(resource, at)
  const attributes = objectAt(resource.attributes ?? {}, `${at}/attributes`)
  const relationships = objectAt(resource.relationships ?? {}, `${at}/relationships`)
  requireNames(attributes, `${at}/attributes`)
  requireNames(relationships, `${at}/relationships`)
  for (const name of ['id', 'type'])
    assert.ok(!(name in attributes) && !(name in relationships), `${at} has a field called ${name}`)
  for (const name of Object.keys(relationships))
    assert.ok(!(name in attributes), `${at} has an attribute and a relationship called ${name}`)
  for (const [name, one] of Object.entries(relationships))
    requireRelationship(one, `${at}/relationships/${name}`)
  if ('links' in resource) requireLinks(resource.links, ['self', 'describedby'], `${at}/links`)
}

function requireRelationship(value: unknown, at: string): void {
  const relationship = objectAt(value, at)
  onlyHas(relationship, ['links', 'data', 'meta'], at)
  assert.ok(Object.keys(relationship).length, `${at} has nothing in it`)
  if ('links' in relationship) {
    requireLinks(relationship.links, ['self', 'related', 'first', 'last', 'prev', 'next'], `${at}/links`)
    const links = objectAt(relationship.links, at)
    assert.ok('self' in links || 'related' in links, `${at} has links, but to nothing`)
  }
  if (!('data' in relationship)) return
  const linkage = linkageOf(relationship)
  for (const one of linkage) requireIdentifier(one, `${at}/data`)
  requireUnique(linkage)
}

function requireIdentifier(value: unknown, at: string): void {
  const identifier = objectAt(value, at)
  onlyHas(identifier, ['type', 'id', 'meta'], at)
  requireIdentity(identifier, at)
}

function requireIdentity({ type, id }: Json, at: string): void {
  assert.ok(typeof type === 'string' && memberName.test(type), `${at} has a type`)
  assert.ok(typeof id === 'string' && id !== '', `${at} has an id, and it is text`)
}

function requireLinks(value: unknown, names: readonly string[], at: string): void {
  const links = objectAt(value, at)
  onlyHas(links, names, at)
  for (const [name, link] of Object.entries(links)) {
    if (link === null) continue
    const address = typeof link === 'string' ? link : objectAt(link, `${at}/${name}`).href
    assert.ok(typeof address === 'string' && URL.canParse(address), `${at}/${name} is no address: ${address}`)
    assert.doesNotMatch(address, /[[\]\s"<>\\^`{|}]/, `${at}/${name} is not encoded`)
  }
}

function requireErrors(top: Json, status: number): void {
  assert.ok(!('data' in top) && !('included' in top), 'Where there are errors there is no data')
  const errors = listAt(top.errors, 'errors')
  assert.ok(errors.length, 'There are errors')
  for (const [index, value] of errors.entries()) {
    const at = `errors/${index}`
    const error = objectAt(value, at)
    onlyHas(error, ['id', 'links', 'status', 'code', 'title', 'detail', 'source', 'meta'], at)
    for (const name of ['status', 'title', 'detail'])
      assert.equal(typeof error[name], 'string', `${at}/${name} is text`)
    if ('code' in error) assert.equal(typeof error.code, 'string', `${at}/code is text`)
    if (index === 0)
      assert.equal(error.status, String(status), 'The status of an error is that of the response')
    if (!('source' in error)) continue
    const source = objectAt(error.source, `${at}/source`)
    onlyHas(source, ['pointer', 'parameter', 'header'], `${at}/source`)
    for (const text of Object.values(source)) assert.equal(typeof text, 'string', `${at}/source`)
    if ('pointer' in source) assert.match(String(source.pointer), /^(?:\/.*)?$/s)
  }
}

function requireUnique(resources: readonly unknown[]): void {
  const keys = new Set<string>()
  for (const one of resources) {
    const key = keyOf(one)
    assert.ok(!keys.has(key), `${key} is there twice`)
    keys.add(key)
  }
}

/** Full linkage: every included resource is reachable from the primary data. */
function requireReachable(primary: readonly unknown[], included: readonly unknown[]): void {
  const unreached = new Map(included.map((one) => [keyOf(one), one]))
  const reached = [...primary]
  for (const from of reached)
    for (const relationship of Object.values(relationshipsOf(from)))
      for (const to of linkageOf(relationship)) {
        const resource = unreached.get(keyOf(to))
        if (resource && unreached.delete(keyOf(to))) reached.push(resource)
      }
  assert.deepEqual([...unreached.keys()], [], 'Nothing leads to what is included')
}

/** Every requested include path has linkage, and its targets are included, level by level. */
function requireIncluded(primary: readonly unknown[], included: readonly unknown[], include: string): void {
  const resourcesByKey = new Map([...primary, ...included].map((one) => [keyOf(one), one]))
  for (const path of include.split(',').filter(Boolean)) {
    let level = primary
    for (const step of path.split('.'))
      level = level.flatMap((from) => {
        const relationship = relationshipsOf(from)[camelCase(step.trim())]
        // The field was not requested, or the target of a polymorphic relationship has another type.
        if (relationship === undefined) return []
        assert.ok('data' in relationship, `${keyOf(from)} does not say what its ${step} are`)
        return linkageOf(relationship).map((to) => {
          const resource = resourcesByKey.get(keyOf(to))
          assert.ok(resource, `${keyOf(from)} leads to ${keyOf(to)}, which is not included`)
          return resource
        })
      })
  }
}

/** A resource without relationships, or whose relationships were not requested, omits the member. */
function relationshipsOf(resource: unknown): Record<string, Json> {
  return untyped(resource).relationships ?? {}
}

function linkageOf({ data }: Json): unknown[] {
  return [data ?? []].flat()
}

function keyOf(value: unknown): string {
  const { type, id } = untyped(value)
  return `${type}/${id}`
}

/** https://jsonapi.org/format/1.1/#document-member-names */
const memberName = /^[a-zA-Z0-9\u0080-\uffff](?:[-\w \u0080-\uffff]*[a-zA-Z0-9\u0080-\uffff])?$/

function requireNames(value: unknown, at: string): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    if (!Array.isArray(value)) assert.match(name, memberName, `A member of ${at}`)
    if (at.includes('attributes')) requireNames(member, `${at}/${name}`)
  }
}

function onlyHas(value: Json, names: readonly string[], at: string): void {
  const unknown = Object.keys(value).filter((name) => !names.includes(name))
  assert.deepEqual(unknown, [], `Members that ${at} may not have`)
}

function objectAt(value: unknown, at: string): Json {
  assert.ok(typeof value === 'object' && value !== null && !Array.isArray(value), `${at} is an object`)
  return untyped(value)
}

function listAt(value: unknown, at: string): unknown[] {
  assert.ok(Array.isArray(value), `${at} is a list`)
  return value
}

function camelCase(name: string): string {
  return name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
}
