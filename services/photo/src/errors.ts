import { defineProblems, type PlatformErrorCode, type Problem } from '@octavo/platform/errors.ts'
import type { RenderError } from '@octavo/platform/http/problem.ts'

export const problem = defineProblems({
  photo_not_found: { status: 404, message: "Couldn't find Photo" },
  user_not_found: { status: 404, message: "Couldn't find User" },
  collection_not_found: { status: 404, message: "Couldn't find Collection" },
  topic_not_found: { status: 404, message: "Couldn't find Topic" },
  no_photos: { status: 404, message: 'No photos found.' },
  token_invalid: { status: 401, message: 'OAuth error: The access token is invalid' },
  key_missing: { status: 401, message: 'OAuth error: The access key of the application is required' },
  scope_missing: { status: 403, message: 'Insufficient scope' },
  parent_missing: {
    status: 403,
    message: 'Only a token that an application obtained by OAuth can register applications.',
  },
  forbidden: { status: 403, message: 'You are not authorized to perform this action' },
  upload_not_found: { status: 404, message: "Couldn't find Upload" },
  upload_in_use: { status: 423, message: 'The upload is being processed by another request' },
  offset_conflict: { status: 409, message: 'Upload-Offset differs from the number of received bytes' },
  photo_taken: { status: 409, message: 'Another user has published this photo' },
  too_many_photos: { status: 403, message: 'You have published the maximum number of photos' },
  too_many_uploads: { status: 429, message: 'You have too many unfinished uploads' },
  file_too_large: { status: 413, message: 'Photo is too large' },
  file_missing: { status: 422, message: "Photo can't be blank" },
  upload_incomplete: { status: 400, message: 'The upload ended before the file was complete' },
  form_malformed: { status: 400, message: 'The form could not be parsed' },
  form_too_large: { status: 413, message: 'A form can have one file and at most 100 fields' },
  upload_length_invalid: { status: 400, message: 'Upload-Length must be the size of the file in bytes' },
  offset_missing: { status: 400, message: 'Upload-Offset must be the number of received bytes' },
  content_type_invalid: { status: 415, message: 'Content-Type must be application/offset+octet-stream' },
  tus_version_unsupported: { status: 412, message: 'Tus-Resumable must be 1.0.0' },
  storage_full: { status: 507, message: 'There is no space for this photo. Try again later.' },
  format_unknown: { status: 501, message: 'Only the format json is supported.' },
  unprocessable: { status: 422, message: 'The request has invalid values.' },
})

/** Throws 422 with several messages: `invalid(['Title can\'t be blank'])`. */
export const invalid = (errors: readonly string[]): Problem => problem('unprocessable', { data: { errors } })

/** Every error body is `{"errors": [string, …]}`. */
export const renderError: RenderError = (thrown) => {
  const { code, status, message } = thrown
  const entry = messages[code as PlatformErrorCode]
  const errors = errorsOf(thrown) ?? [entry?.message ?? message]
  return {
    status: entry?.status ?? status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    // Fastify would add a charset to the type of a text or an object.
    body: Buffer.from(JSON.stringify({ errors })),
  }
}

/** The messages of an error that has several. */
export function errorsOf({ details: { data, issues } }: Problem): readonly string[] | undefined {
  if (issues?.length)
    return issues.map(({ field, rule, message }) =>
      field ? `${field} ${rule === 'required' ? 'is missing' : message}` : message,
    )
  if (typeof data !== 'object' || data === null || !('errors' in data)) return undefined
  return Array.isArray(data.errors) ? data.errors : undefined
}

const messages: Partial<Record<PlatformErrorCode, { status?: number; message: string }>> = {
  unauthorized: { message: 'OAuth error: The access token is invalid' },
  not_found: { message: 'Not found' },
  // Clients detect an exhausted limit by 403 and `X-Ratelimit-Remaining: 0`.
  limit_exceeded: { status: 403, message: 'Rate Limit Exceeded' },
}
