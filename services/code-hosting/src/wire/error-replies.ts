import { Type } from 'typebox'

export const ErrorReply = Type.Object(
  {
    message: Type.String(),
    documentation_url: Type.String(),
    status: Type.Optional(Type.String()),
    url: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Array(Type.Unknown())),
  },
  { title: 'basic-error' },
)

const Moved = Type.Object(
  { message: Type.String(), url: Type.String(), documentation_url: Type.String() },
  { title: 'moved', description: 'The resource has moved: follow `url` or the `Location` header.' },
)

/** For the responses of every operation: what may always be answered instead. */
export const mayFail = { '3xx': Moved, '4xx': ErrorReply }

export const NoContent = Type.Null({ description: 'No content.' })
