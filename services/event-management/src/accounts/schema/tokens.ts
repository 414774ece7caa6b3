import { Type } from 'typebox'
import { publicTokenKind } from '../../access/viewer.ts'
import { Fields } from '../../wire/bodies.ts'
import { Id } from '../../wire/ids.ts'
import { Nullable } from '../../wire/nullable.ts'
import { Utc } from '../../wire/times.ts'

export const Token = Type.Object(
  {
    id: Id,
    kind: Type.String({ description: '`private`, `public`, or `app` for a token issued to an app.' }),
    label: Type.String(),
    beginning: Type.String({ description: 'The first characters of the token.' }),
    created: Utc,
    last_used: Nullable(Utc),
  },
  { title: 'Token' },
)

export const NewToken = Type.Intersect([Token, Type.Object({ token: Type.String() })])

export const TokenInput = Fields({
  kind: Type.Enum(['private', publicTokenKind]),
  label: Type.Optional(Type.String({ maxLength: 200 })),
})
