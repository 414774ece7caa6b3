import { invalidParameter } from '../errors.ts'
import { combine, negate, textFilter } from '../query/combine-filters.ts'
import type { TagName } from '../query/fields.ts'
import type { Filter } from '../query/filter.ts'
import { findTagValue } from '../query/tag-values.ts'

/** Posts with one of the values, which a parameter lists separated by commas. */
export function anyOf(parameter: string, tag: TagName, list: string | undefined): Filter[] {
  if (list === undefined || list.trim() === '') return []
  const values = list.split(',').flatMap((value) => (value.trim() === '' ? [] : [value.trim()]))
  if (values.length > maxValues) throw invalidParameter(parameter, `must have at most ${maxValues} values`)
  // Names of categories contain commas.
  const listedValue = findTagValue(tag, list)
  const isName = tag === 'category' && listedValue !== undefined
  const tags = isName
    ? [listedValue]
    : values.map((value) => {
        const tagValue = findTagValue(tag, value)
        if (tagValue === undefined) throw invalidParameter(parameter, `has the unknown value "${value}"`)
        return tagValue
      })
  return [
    combine(
      'any',
      tags.map((value) => textFilter({ kind: 'tag', tag, value })),
    ),
  ]
}

export function noneOf(parameter: string, tag: TagName, list: string | undefined): Filter[] {
  return anyOf(parameter, tag, list).map(negate)
}

const maxValues = 100
