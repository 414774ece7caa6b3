import { Type } from 'typebox'
import { orNull, SimpleUser } from '../accounts/schema.ts'

const Text = Type.String()
const maybe = Type.Optional

export const Authorization = Type.Object(
  {
    id: Type.Integer(),
    url: Text,
    app: Type.Object({ name: Text, url: Text, client_id: Text }),
    token: Text,
    hashed_token: Text,
    token_last_eight: Text,
    note: Text,
    note_url: Type.Null(),
    created_at: Text,
    updated_at: Text,
    scopes: Type.Array(Text),
    fingerprint: Type.Null(),
    expires_at: orNull(Text),
    user: maybe(SimpleUser),
  },
  { title: 'authorization' },
)

export const TokenBody = Type.Object({
  kind: maybe(Type.Enum(['classic', 'fine-grained'], { default: 'classic' })),
  note: maybe(Type.String({ maxLength: 255 })),
  expires_in_days: maybe(
    Type.Integer({
      minimum: 1,
      maximum: 366,
      description:
        'Days until expiry. Fine-grained tokens default to 30; classic tokens do not expire by default.',
    }),
  ),
  scopes: maybe(Type.Array(Text, { description: 'For classic tokens only.' })),
  owner: maybe(
    Type.String({
      description:
        'For fine-grained tokens: the user or organization whose resources the token can access. Defaults to the authenticated user.',
    }),
  ),
  repositories: maybe(
    Type.Array(Text, {
      maxItems: 50,
      description: 'For fine-grained tokens: repository names. Default: all repositories of the owner.',
    }),
  ),
  permissions: maybe(
    Type.Record(Text, Type.Enum(['read', 'write', 'admin']), {
      description: 'For fine-grained tokens: access level by permission.',
    }),
  ),
})

const fields = {
  id: Type.Integer(),
  url: Text,
  kind: Text,
  note: Text,
  token_prefix: Text,
  scopes: Type.Array(Text),
  owner: orNull(Text),
  repositories: orNull(Type.Array(Text)),
  permissions: orNull(Type.Record(Text, Text)),
  created_at: Text,
  expires_at: orNull(Text),
  last_used_at: orNull(Text),
}

/** An extension: GitHub manages personal access tokens on pages only. */
export const Token = Type.Object(fields, { title: 'personal-token' })
export const NewToken = Type.Object({ ...fields, token: Text }, { title: 'new-personal-token' })
