import { type Static, Type } from 'typebox'

const named = {
  id: Type.String(),
  resource_uri: Type.String({ format: 'uri' }),
  name: Type.String(),
  name_localized: Type.String(),
  short_name: Type.String(),
  short_name_localized: Type.String(),
}

export const Format = Type.Object(named, { title: 'Format' })

const category = Type.Object(named)

const subcategory = {
  id: Type.String(),
  resource_uri: Type.String({ format: 'uri' }),
  name: Type.String(),
  name_localized: Type.String(),
}

export const Subcategory = Type.Object(
  { ...subcategory, parent_category: category },
  { title: 'Subcategory' },
)

export const Category = Type.Object(
  { ...named, subcategories: Type.Optional(Type.Array(Type.Object(subcategory))) },
  { title: 'Category' },
)

export type Format = Static<typeof Format>
export type Category = Static<typeof Category>
export type Subcategory = Static<typeof Subcategory>
