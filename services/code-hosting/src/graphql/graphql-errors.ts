import { Problem } from '@octavo/platform/errors.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'

/** The types of errors that clients compare. */
export type ErrorType =
  | 'FORBIDDEN'
  | 'INSUFFICIENT_SCOPES'
  | 'MAX_NODE_LIMIT_EXCEEDED'
  | 'MISSING_PAGINATION_BOUNDARIES'
  | 'NOT_FOUND'
  | 'RESOURCE_LIMITS_EXCEEDED'
  | 'STALE_DATA'
  | 'UNPROCESSABLE'

/** An error of one field, with the type that the response shows. */
export function fieldError(type: ErrorType, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } })
}

/** The error of all fields of a query after it reached a limit. With a path, graphql-js does not wrap it for each field. */
export function stoppedQuery(message: string): GraphQLError {
  return new GraphQLError(message, { path: [], extensions: { type: 'RESOURCE_LIMITS_EXCEEDED' } })
}

/** The error of `node` and of mutations for ids that do not exist or are not visible. */
export function unknownNode(id: string): GraphQLError {
  return fieldError('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`)
}

export type WireError = {
  type?: string
  path?: readonly (string | number)[]
  extensions?: Record<string, unknown>
  locations?: GraphQLFormattedError['locations']
  message: string
}

/** Presents errors in GitHub's form. Unexpected ones are logged and show nothing. */
export function presentErrors(
  errors: readonly GraphQLError[],
  { requestId, log }: { requestId: string; log: Pick<Logger, 'error'> },
): WireError[] {
  return errors.map((error) => {
    const { path, locations } = error
    const location = { ...(path?.length ? { path } : {}), ...(locations ? { locations } : {}) }
    const { originalError } = error
    const { type } = asRecord(error.extensions)
    if (typeof type === 'string') return { type, ...location, message: error.message }
    if (originalError instanceof Problem && originalError.status < 500)
      return { type: typeOf(originalError), ...location, message: messageOf(originalError) }
    if (!originalError || originalError instanceof GraphQLError)
      return { ...location, message: clientWording(error.message) }
    log.error({ err: originalError, requestId }, 'GraphQL field failed')
    return {
      ...location,
      message: `Something went wrong while executing your query. Please include \`${requestId}\` when reporting this issue.`,
    }
  })
}

/** Clients recognize what a server does not support by this wording. */
function clientWording(message: string): string {
  return message
    .replace(/^Cannot query field "(\w+)" on type "(\w+)"\./, "Field '$1' doesn't exist on type '$2'.")
    .replace(/^Unknown argument "(\w+)" on field "\w+\.(\w+)"\./, "Field '$2' doesn't accept argument '$1'.")
}

function typeOf({ status }: Problem): ErrorType {
  if (status === 404) return 'NOT_FOUND'
  return status === 401 || status === 403 ? 'FORBIDDEN' : 'UNPROCESSABLE'
}

/** GraphQL has no field errors, so the message contains them. */
function messageOf({ message, details }: Problem): string {
  const { errors } = asRecord(details.data)
  if (!Array.isArray(errors) || errors.length === 0) return message
  return errors
    .map((error: unknown) => {
      if (typeof error === 'string') return error
      const { message: text, resource, field, code } = asRecord(error)
      if (typeof text === 'string') return text
      return [resource, field, code].filter((part) => typeof part === 'string').join(' ')
    })
    .join(', ')
}
