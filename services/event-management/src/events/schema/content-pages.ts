import { Type } from 'typebox'
import { Fields } from '../../wire/bodies.ts'
import { Pagination } from '../../wire/pages.ts'

const Module = Type.Object(
  { type: Type.String({ minLength: 1, maxLength: 100 }) },
  { title: 'ContentModule' },
)

export const ContentPurposeQuery = Type.Object({
  purpose: Type.Optional(Type.Enum(['listing', 'digital_content'])),
})

export const ContentPage = Type.Object(
  {
    page_version_number: Type.String(),
    purpose: Type.String(),
    access_type: Type.String(),
    modules: Type.Array(Type.Unknown()),
    widgets: Type.Array(Type.Unknown()),
    resource_uris: Type.Object({
      self: Type.String(),
      add_module: Type.String(),
      preview_module: Type.String(),
      publish: Type.String(),
    }),
    pagination: Pagination,
  },
  { title: 'ContentPage' },
)

export const ContentPageBody = Fields({
  modules: Type.Optional(Type.Array(Module)),
  widgets: Type.Optional(Type.Array(Type.Object({ type: Type.String() }))),
  publish: Type.Optional(Type.Boolean()),
  purpose: Type.Optional(Type.Enum(['listing', 'digital_content'])),
  access_type: Type.Optional(Type.Enum(['public', 'private'])),
})
