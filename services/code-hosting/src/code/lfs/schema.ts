import { Type } from 'typebox'

export const lfsMediaType = 'application/vnd.git-lfs+json'

/** The SHA-256 of the content. */
export const Oid = Type.String({ pattern: '^[0-9a-f]{64}$' })
const ObjectId = Type.Object({
  oid: Oid,
  size: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
})
const Ref = Type.Optional(Type.Union([Type.Object({ name: Type.String() }), Type.Null()]))

const path = { owner: Type.String(), repo: Type.String() }
export const RepositoryPath = Type.Object(path)
export const ObjectPath = Type.Object({ ...path, oid: Type.String() })
export const LockPath = Type.Object({ ...path, lock_id: Type.String() })

export const BatchBody = Type.Object({
  operation: Type.Enum(['download', 'upload']),
  transfers: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
  ref: Ref,
  hash_algo: Type.Optional(Type.String()),
  objects: Type.Array(ObjectId, { maxItems: 1_000 }),
})

export const VerifyBody = ObjectId

export const LockBody = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 1_024 }),
  ref: Ref,
})

export const UnlockBody = Type.Object({ force: Type.Optional(Type.Boolean()), ref: Ref })

const Limit = Type.Optional(Type.Integer({ minimum: 1 }))
const Cursor = Type.Optional(Type.String())

export const LockQuery = Type.Object({
  path: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
  cursor: Cursor,
  limit: Limit,
  refspec: Type.Optional(Type.String()),
})

export const LockVerificationBody = Type.Object({ cursor: Cursor, limit: Limit, ref: Ref })
