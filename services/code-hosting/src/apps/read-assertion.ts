import { verify as verifySignature } from 'node:crypto'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { problem } from '../errors.ts'

export interface Assertion {
  /** The id or the client id of the app. */
  issuer: string
  /** Throws unless the key of the app signed the assertion. */
  verify(publicKey: string): void
}

const maxLifetimeSeconds = 10 * 60
/** Clocks of clients differ. */
const leewaySeconds = 60
const maxLength = 4096

/** A JSON web token from the header, as opposed to the tokens that this server issues. */
export function assertionIn(authorization: string | undefined): string | undefined {
  return /^Bearer +(eyJ[\w-]*\.[\w-]*\.[\w-]*)$/i.exec(authorization ?? '')?.[1]
}

/**
 * Reads a JSON web token (RFC 7519). Clients compare the messages: they correct their clock and try again.
 * The algorithm is fixed, so a token cannot choose another one or another key.
 */
export function readAssertion(token: string, nowMs: number): Assertion {
  const [header = '', claims = '', signature = ''] = token.length > maxLength ? [] : token.split('.')
  if (readPart(header).alg !== 'RS256') throw undecodable()
  const { iss, exp, iat } = readPart(claims)
  const nowSeconds = Math.floor(nowMs / 1000)
  if (typeof exp !== 'number' || !Number.isFinite(exp) || exp <= nowSeconds)
    throw wrongClaim(
      "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires",
    )
  if (!Number.isInteger(iat) || Number(iat) > nowSeconds + leewaySeconds)
    throw wrongClaim(
      "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued",
    )
  if (exp > nowSeconds + maxLifetimeSeconds + leewaySeconds)
    throw wrongClaim("'Expiration time' claim ('exp') is too far in the future")
  if (typeof iss !== 'string' && !Number.isSafeInteger(iss))
    throw wrongClaim("'Issuer' claim ('iss') must be an Integer or the client ID of the app")
  return {
    issuer: String(iss),
    verify(publicKey) {
      const bytes = Buffer.from(`${header}.${claims}`)
      if (!verifySignature('RSA-SHA256', bytes, publicKey, Buffer.from(signature, 'base64url')))
        throw undecodable()
    },
  }
}

function readPart(part: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(Buffer.from(part, 'base64url').toString()))
  } catch {
    throw undecodable()
  }
}

const undecodable = () => problem('needs_assertion')
const wrongClaim = (message: string) => problem('bad_credentials', { message })
