import { Type } from 'typebox'
import { Id } from '../../wire/ids.ts'
import { Nullable } from '../../wire/nullable.ts'

export const Collection = Type.Object(
  {
    id: Id,
    organization_id: Id,
    name: Type.String(),
    summary: Nullable(Type.String()),
    resource_uri: Type.String(),
  },
  { title: 'Collection' },
)

export const CollectionPath = Type.Object({ collection_id: Type.String() })
