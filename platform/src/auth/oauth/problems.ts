import { Problem } from '../../errors.ts'
import { asRecord } from '../../unknown-values.ts'

/**
 * Error codes with the standard's `error` value and a description. They are finer than the standard's values, because
 * some ecosystems distinguish more errors. RFC 6749 §4.1.2.1 and §5.2, RFC 7009 §2.2.1, RFC 8628 §3.5.
 */
const errors = {
  request_invalid: ['invalid_request', 'The request could not be understood.'],
  parameter_missing: ['invalid_request', 'A parameter is missing.'],
  parameter_repeated: ['invalid_request', 'A parameter is there twice.'],
  challenge_missing: ['invalid_request', 'Apps without a secret must send a code_challenge (PKCE).'],
  challenge_invalid: ['invalid_request', 'The code_challenge must be one of the method S256.'],
  client_unknown: ['invalid_client', 'There is no such client.'],
  client_wrong: ['invalid_client', 'The client credentials are wrong.'],
  grant_not_allowed: ['unauthorized_client', 'The client may not use this grant type.'],
  token_not_yours: ['unauthorized_client', 'The token was issued to another client.'],
  grant_type_unknown: ['unsupported_grant_type', 'This grant type is not supported.'],
  response_type_unknown: ['unsupported_response_type', 'This response type is not supported.'],
  scope_unknown: ['invalid_scope', 'There is no such scope.'],
  scope_wider: ['invalid_scope', 'The scope goes beyond what was granted.'],
  code_invalid: ['invalid_grant', 'The code is wrong, used or expired.'],
  redirect_mismatch: ['invalid_grant', 'The redirect_uri is not the one that the code was issued for.'],
  verifier_wrong: ['invalid_grant', 'The code_verifier does not fit the code_challenge.'],
  refresh_invalid: ['invalid_grant', 'The refresh token is wrong, used, revoked or expired.'],
  password_wrong: ['invalid_grant', 'The login or the password is wrong.'],
  access_denied: ['access_denied', 'The request was denied.'],
  authorization_pending: ['authorization_pending', 'Nobody has confirmed the code yet.'],
  slow_down: ['slow_down', 'The device asks too often.'],
  expired_token: ['expired_token', 'The device code has expired.'],
  device_code_unknown: ['invalid_grant', 'There is no such device code.'],
  too_many_requests: ['temporarily_unavailable', 'Too many attempts. Try again later.'],
} as const

export type OAuthErrorCode = keyof typeof errors

/** The data of an error response, before `renderError`. */
export interface OAuthError {
  code: OAuthErrorCode
  error: string
  status: number
  description: string
  /** For `slow_down`: the new polling interval. */
  intervalS?: number
}

export function oauthProblem(
  code: OAuthErrorCode,
  details: { message?: string; retryAfterMs?: number; intervalMs?: number } = {},
): Problem {
  const [error, defaultMessage] = errors[code]
  const { message = defaultMessage, intervalMs, ...rest } = details
  const status = error === 'invalid_client' ? 401 : error === 'temporarily_unavailable' ? 429 : 400
  return new Problem(code, status, message, { ...rest, data: { intervalMs } })
}

/** Maps body parsing errors to `invalid_request`. Returns undefined for errors that are not OAuth errors. */
export function findOAuthError({ code, status, message, details }: Problem): OAuthError | undefined {
  if (requestErrorCodes.has(code))
    return { code: 'request_invalid', error: 'invalid_request', status, description: message }
  if (!isOAuthError(code)) return undefined
  const intervalMs: unknown = asRecord(details.data).intervalMs
  const oauthError = { code, error: errors[code][0], status, description: message }
  return typeof intervalMs === 'number'
    ? { ...oauthError, intervalS: Math.ceil(intervalMs / 1000) }
    : oauthError
}

const requestErrorCodes = new Set([
  'bad_request',
  'bad_json',
  'body_too_large',
  'unsupported_media_type',
  'invalid',
])

function isOAuthError(code: string): code is OAuthErrorCode {
  return Object.hasOwn(errors, code)
}
