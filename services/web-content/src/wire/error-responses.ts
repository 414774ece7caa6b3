import { Type } from 'typebox'

const ErrorBody = Type.Object(
  {
    detail: Type.String({ description: 'What was wrong.' }),
    code: Type.String({ description: 'A stable name of the error.' }),
    position: Type.Optional(Type.Integer({ description: 'Where the query is wrong, in UTF-16 code units.' })),
    request_id: Type.Optional(Type.String()),
  },
  { title: 'Error' },
)

/** For `response` of every operation. */
export const mayFail = { default: ErrorBody }
