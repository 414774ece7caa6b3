import { Problem } from '@octavo/platform/errors.ts'

/** A member of `errors`. */
export interface ErrorObject {
  status: number
  code?: string
  title: string
  detail: string
  source?: { parameter: string } | { pointer: string } | { header: string }
  meta?: Record<string, unknown>
}

/** Codes and titles of jsonapi-resources, which Kitsu clients expect. */
const kinds = {
  invalid_resource: { status: 400, code: '101', title: 'Invalid resource' },
  filter_not_allowed: { status: 400, code: '102', title: 'Filter not allowed' },
  invalid_field_value: { status: 400, code: '103', title: 'Invalid field value' },
  invalid_field: { status: 400, code: '104', title: 'Invalid field' },
  param_not_allowed: { status: 400, code: '105', title: 'Param not allowed' },
  param_missing: { status: 400, code: '106', title: 'Missing Parameter' },
  invalid_filter_value: { status: 400, code: '107', title: 'Invalid filter value' },
  missing_key: { status: 400, code: '109', title: 'A key is required' },
  invalid_include: { status: 400, code: '112', title: 'Invalid field' },
  invalid_sort: { status: 400, code: '114', title: 'Invalid sort criteria' },
  invalid_links_object: { status: 400, code: '115', title: 'Invalid Links Object' },
  type_mismatch: { status: 409, code: '116', title: 'Type Mismatch' },
  invalid_page_object: { status: 400, code: '117', title: 'Invalid Page Object' },
  invalid_page_value: { status: 400, code: '118', title: 'Invalid page value' },
  invalid_filters_syntax: { status: 400, code: '120', title: 'Invalid filters syntax' },
  invalid_data_format: { status: 400, code: '122', title: 'Invalid data format' },
  validation: { status: 422, code: '100', title: 'Validation failed' },
  bad_request: { status: 400, code: '400', title: 'Bad Request' },
  create_forbidden: { status: 403, code: '403', title: 'Create Forbidden' },
  update_forbidden: { status: 403, code: '403', title: 'Update Forbidden' },
  delete_forbidden: { status: 403, code: '403', title: 'Delete Forbidden' },
  forbidden: { status: 403, code: '403', title: 'Forbidden' },
  record_not_found: { status: 404, code: '404', title: 'Record not found' },
  not_acceptable: { status: 406, code: '406', title: 'Not acceptable' },
  unsupported_media_type: { status: 415, code: '415', title: 'Unsupported media type' },
  locked: { status: 423, code: '423', title: 'Locked' },
} as const

export type ErrorKind = keyof typeof kinds

/** `throw jsonApiError('invalid_sort', '…', { parameter: 'sort' })` */
export function jsonApiError(
  kind: ErrorKind,
  detail: string,
  source?: ErrorObject['source'],
  more: Partial<Pick<ErrorObject, 'title' | 'meta'>> = {},
): Problem {
  return jsonApiErrors([errorObject(kind, detail, source, more)])
}

export function errorObject(
  kind: ErrorKind,
  detail: string,
  source?: ErrorObject['source'],
  more: Partial<Pick<ErrorObject, 'title' | 'meta'>> = {},
): ErrorObject {
  return { ...kinds[kind], detail: shortened(detail), ...(source && { source }), ...more }
}

/** Several errors in one response, with the status of the first. */
export function jsonApiErrors(errors: readonly [ErrorObject, ...ErrorObject[]]): Problem {
  const [first] = errors
  return new Problem('json_api', first.status, first.title, { data: { errors } })
}

export function recordNotFound(id: string): Problem {
  return jsonApiError('record_not_found', `The record identified by ${id} could not be found.`)
}

/** The error objects of a thrown error. */
export function errorsOf({ code, details }: Problem): readonly ErrorObject[] | undefined {
  // Only `jsonApiErrors` makes problems with this code.
  return code === 'json_api' ? (details.data as { errors: readonly ErrorObject[] }).errors : undefined
}

/** The response body: JSON in which `status` and `code` are strings. Bytes, because Fastify adds a charset to strings. */
export function renderErrors(errors: readonly ErrorObject[]): Buffer {
  const members = errors.map(({ status, code, title, detail, ...rest }) => ({
    title,
    detail,
    ...(code === undefined ? {} : { code }),
    status: String(status),
    ...rest,
  }))
  return Buffer.from(JSON.stringify({ errors: members }))
}

/** Limits how much client input a response repeats. */
function shortened(detail: string): string {
  return detail.length > 300 ? `${detail.slice(0, 297)}...` : detail
}
