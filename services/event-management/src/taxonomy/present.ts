import type { Category, Subcategory } from './categories.ts'
import { findCategory } from './categories.ts'
import type { Format } from './formats.ts'
import type * as wire from './schema.ts'

interface PresentScope {
  url: string
}

export function presentFormat(format: Format, { url }: PresentScope): wire.Format {
  return named(format, `${url}formats/${format.id}/`)
}

export function presentCategory(category: Category, { url }: PresentScope): wire.Category {
  return named(category, `${url}categories/${category.id}/`)
}

export function presentWholeCategory(category: Category, scope: PresentScope): wire.Category {
  const subcategories = category.subcategories.map((each) => withoutParent(each, scope))
  return { ...presentCategory(category, scope), subcategories }
}

export function presentSubcategory(subcategory: Subcategory, scope: PresentScope): wire.Subcategory {
  const parent = findCategory(subcategory.categoryId)
  if (!parent) throw new Error(`Subcategory ${subcategory.id} has no category`)
  return { ...withoutParent(subcategory, scope), parent_category: presentCategory(parent, scope) }
}

function withoutParent({ id, name }: Subcategory, { url }: PresentScope) {
  return { id: String(id), resource_uri: `${url}subcategories/${id}/`, name, name_localized: name }
}

function named({ id, name, shortName }: Format, resource_uri: string): wire.Format {
  return {
    id: String(id),
    resource_uri,
    name,
    name_localized: name,
    short_name: shortName,
    short_name_localized: shortName,
  }
}
