import { type RawBuilder, sql } from 'kysely'
import { type ErrorObject, errorObject, jsonApiError, jsonApiErrors } from './errors.ts'
import { type Identifier, keyOf, type Linkage } from './items.ts'
import { toCamelCase } from './names.ts'
import { isId } from './query.ts'
import type { Registry } from './registry.ts'
import { isMany, type Relationship, type Row, typesOf } from './resource.ts'
import { type Asking, allOf, belongs, hasIds } from './store/conditions.ts'

const linksMax = 1_000

/** Where a relationship shall lead, as a document says it. */
export function readLinkage(
  data: unknown,
  name: string,
  relationship: Relationship,
  pointer: string,
): Linkage {
  if (!isMany(relationship)) return data === null ? null : readIdentifier(data, relationship, pointer)
  if (!Array.isArray(data)) throw invalidLinks(pointer)
  if (data.length > linksMax)
    throw jsonApiError('bad_request', `More than ${linksMax} links for ${name}.`, { pointer })
  const identifiers = data.map((one, index) => readIdentifier(one, relationship, `${pointer}/${index}`))
  return [...new Map(identifiers.map((one) => [keyOf(one), one])).values()]
}

function readIdentifier(data: unknown, relationship: Relationship, pointer: string): Identifier {
  const { type, id } = Object(data)
  const isKnown = typeof id === 'string' || typeof id === 'number'
  if (typeof type !== 'string' || !isKnown) throw invalidLinks(pointer)
  const named = toCamelCase(type)
  if (!typesOf(relationship).includes(named))
    throw jsonApiError('type_mismatch', `${type} is not a valid type for this operation.`, {
      pointer: `${pointer}/type`,
    })
  if (!isId(String(id), {}))
    throw jsonApiError('invalid_field_value', `${id} is not a valid value for id.`, {
      pointer: `${pointer}/id`,
    })
  return { type: named, id: String(id) }
}

function invalidLinks(pointer: string) {
  return jsonApiError('invalid_links_object', 'Data is not a valid Links Object.', { pointer })
}

/** Fails where a document leads to what is not there, or not for this caller. */
export async function requireTargets(
  links: ReadonlyMap<string, Linkage>,
  {
    registry,
    asking,
    all,
  }: { registry: Registry; asking: Asking; all(query: RawBuilder<Row>): Promise<Row[]> },
): Promise<void> {
  const wanted = [...links].flatMap(([name, linkage]) =>
    [linkage ?? []].flat().map((target) => ({ name, target })),
  )
  const missing: ErrorObject[] = []
  for (const [type, ofType] of Map.groupBy(wanted, ({ target }) => target.type)) {
    const resource = registry.get(type)
    const ids = [...new Set(ofType.map(({ target }) => target.id))]
    const where = allOf([hasIds(resource, ids, asking), ...belongs(resource, asking)])
    const rows = await all(
      sql<Row>`select ${sql.ref(`${resource.table}.id`)} as id from ${sql.table(resource.table)} where ${where}`,
    )
    const found = new Set(rows.map(({ id }) => String(id)))
    for (const { name, target } of ofType)
      if (!found.has(target.id))
        missing.push(
          errorObject('record_not_found', `The record identified by ${target.id} could not be found.`, {
            pointer: `/data/relationships/${name}`,
          }),
        )
  }
  const [first, ...rest] = missing
  if (first) throw jsonApiErrors([first, ...rest])
}
