import { Type } from 'typebox'

const ErrorBody = Type.Object(
  {
    error: Type.Object({
      message: Type.String({ description: 'A description of the error.' }),
      type: Type.String({ description: 'The type of the error.' }),
      param: Type.Union([Type.String(), Type.Null()], { description: 'The invalid field.' }),
      code: Type.Union([Type.String(), Type.Null()], { description: 'The error code.' }),
    }),
  },
  { title: 'Error' },
)

/** For `response` of every operation. */
export const mayFail = { default: ErrorBody }

const MessagesErrorBody = Type.Object(
  {
    type: Type.Literal('error'),
    error: Type.Object({ type: Type.String(), message: Type.String() }),
    request_id: Type.Optional(Type.String()),
  },
  { title: 'MessagesError' },
)

/** For `response` of every operation of the Messages API. */
export const messagesMayFail = { default: MessagesErrorBody }
