import { type Static, Type } from 'typebox'
import { Fields } from '../../wire/bodies.ts'
import { Id, NullableId } from '../../wire/ids.ts'

export const User = Type.Object(
  {
    id: Id,
    name: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    is_public: Type.Boolean(),
    image_id: NullableId,
    emails: Type.Array(
      Type.Object({ email: Type.String(), verified: Type.Boolean(), primary: Type.Boolean() }),
    ),
    assortment: Type.Optional(Type.Object({ plan: Type.String() })),
  },
  { title: 'User' },
)

export type User = Static<typeof User>

export const UserInput = Fields({
  first_name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  last_name: Type.Optional(Type.String({ maxLength: 100 })),
  email: Type.Optional(Type.String({ maxLength: 254, pattern: '^[^\\s@<>"]+@[^\\s@<>"]+$' })),
  is_public: Type.Optional(Type.Boolean()),
  image_id: Type.Optional(NullableId),
})
