import { asRecord } from '@octavo/platform/unknown-values.ts'
import { jsonApiError } from './errors.ts'
import { type Identifier, keyOf, type Linkage } from './items.ts'
import { toCamelCase } from './names.ts'
import { isId } from './query.ts'
import { isMany, type Relationship, typesOf } from './resource.ts'

const maxLinks = 1_000

export function readLinkage(
  data: unknown,
  name: string,
  relationship: Relationship,
  pointer: string,
): Linkage {
  if (!isMany(relationship)) return data === null ? null : readIdentifier(data, relationship, pointer)
  if (!Array.isArray(data)) throw invalidLinks(pointer)
  if (data.length > maxLinks)
    throw jsonApiError('bad_request', `More than ${maxLinks} links for ${name}.`, { pointer })
  const identifiers = data.map((one, index) => readIdentifier(one, relationship, `${pointer}/${index}`))
  return [...new Map(identifiers.map((one) => [keyOf(one), one])).values()]
}

function readIdentifier(data: unknown, relationship: Relationship, pointer: string): Identifier {
  const { type, id } = asRecord(data)
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
