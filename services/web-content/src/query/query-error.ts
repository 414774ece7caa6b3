export type QueryErrorCode =
  | 'query_empty'
  | 'query_too_long'
  | 'query_too_deep'
  | 'query_too_complex'
  | 'query_syntax'
  | 'query_unknown_field'
  | 'query_invalid_value'
  | 'query_unsupported'

/** A query that cannot be read: a 400 with the offset of the problem in the query, in UTF-16 code units. */
export class QueryError extends Error {
  readonly code: QueryErrorCode
  readonly position: number

  constructor(code: QueryErrorCode, message: string, position: number) {
    super(message)
    this.name = 'QueryError'
    this.code = code
    this.position = position
  }
}
