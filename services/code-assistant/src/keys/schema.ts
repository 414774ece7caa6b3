import { Type } from 'typebox'
import { scopes } from '../access/scopes.ts'

const scope = Type.Union(scopes.map((name) => Type.Literal(name)))

export const NewKey = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  user: Type.Optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'The login of its user. Default: the caller.' }),
  ),
  plan: Type.Optional(
    Type.String({ minLength: 1, maxLength: 40, description: 'Default: the plan of the user.' }),
  ),
  scopes: Type.Optional(
    Type.Array(scope, { minItems: 1, maxItems: 4, description: 'Default: all but `admin`.' }),
  ),
  models: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      minItems: 1,
      maxItems: 100,
      description:
        'The models that the key is limited to. A name may end with `*`. Default: all of the plan.',
    }),
  ),
  expires_at: Type.Optional(
    Type.String({ minLength: 10, maxLength: 40, description: 'A time in ISO 8601 format. Default: never.' }),
  ),
})

const orNull = Type.Union([Type.String(), Type.Null()])

const fields = {
  id: Type.String(),
  object: Type.Literal('api_key'),
  name: Type.String(),
  user: orNull,
  plan: Type.String(),
  scopes: Type.Array(Type.String()),
  models: Type.Union([Type.Array(Type.String()), Type.Null()]),
  created_at: Type.String(),
  expires_at: orNull,
  revoked_at: orNull,
  last_used_at: orNull,
}

export const ApiKey = Type.Object(fields, { title: 'ApiKey' })

export const CreatedKey = Type.Object(
  { ...fields, key: Type.String({ description: 'The secret. It is shown only once.' }) },
  { title: 'CreatedApiKey' },
)

export const KeyList = Type.Object(
  {
    object: Type.Literal('list'),
    data: Type.Array(ApiKey),
    has_more: Type.Boolean(),
    last_id: orNull,
  },
  { title: 'ApiKeyList' },
)

export const DeletedKey = Type.Object(
  { id: Type.String(), object: Type.Literal('api_key'), deleted: Type.Literal(true) },
  { title: 'DeletedApiKey' },
)

export const listQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  after: Type.Optional(
    Type.String({ pattern: '^key_[0-9]{1,15}$', description: 'The `last_id` of the previous page.' }),
  ),
})

export const keyParameters = Type.Object({ id: Type.String({ maxLength: 40 }) })
