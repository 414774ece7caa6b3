import { Type } from 'typebox'

export const ErrorResponse = Type.Object(
  {
    status_code: Type.Integer(),
    error: Type.String(),
    error_description: Type.String(),
    error_detail: Type.Optional(
      Type.Object({ ARGUMENTS_ERROR: Type.Record(Type.String(), Type.Array(Type.String())) }),
    ),
  },
  { title: 'Error', description: 'The error.' },
)

/** For the responses of every operation. */
export const mayFail = { '4xx': ErrorResponse }
