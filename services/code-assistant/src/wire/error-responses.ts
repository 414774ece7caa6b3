import { Type } from 'typebox'

const ErrorBody = Type.Object(
  {
    error: Type.Object({
      message: Type.String({ description: 'What was wrong.' }),
      type: Type.String({ description: 'The kind of error.' }),
      param: Type.Union([Type.String(), Type.Null()], { description: 'The field that was wrong.' }),
      code: Type.Union([Type.String(), Type.Null()], { description: 'A stable name of the error.' }),
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
