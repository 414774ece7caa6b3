import { type Static, Type } from 'typebox'
import { maxMessageLength } from '../../../git/object-text.ts'
import { maxNameLength } from '../../../git/signature.ts'

/** The message of a commit or tag in a request. */
export const MessageBody = Type.String({ maxLength: maxMessageLength })

/** The signature of a commit or tag in a request. Missing fields come from the caller. */
export const SignerBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: maxNameLength })),
  email: Type.Optional(Type.String({ maxLength: maxNameLength })),
  date: Type.Optional(Type.String()),
})
export type SignerBody = Static<typeof SignerBody>

export const GitUser = Type.Object(
  { name: Type.String(), email: Type.String(), date: Type.String() },
  { title: 'git-user' },
)

export const Verification = Type.Object(
  {
    verified: Type.Boolean(),
    reason: Type.String(),
    signature: Type.Union([Type.String(), Type.Null()]),
    payload: Type.Union([Type.String(), Type.Null()]),
    verified_at: Type.Union([Type.String(), Type.Null()]),
  },
  { title: 'verification' },
)
