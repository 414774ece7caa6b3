import { Type } from 'typebox'

const ErrorBody = Type.Object(
  {
    detail: Type.String({ description: 'A description of the error.' }),
    code: Type.String({ description: 'A stable name of the error.' }),
    position: Type.Optional(
      Type.Integer({ description: 'The position of the error in the query, in UTF-16 code units.' }),
    ),
    request_id: Type.Optional(Type.String()),
  },
  { title: 'Error' },
)

/** For `response` of every operation. */
export const mayFail = { default: ErrorBody }
