import { hash } from 'node:crypto'
import { isSameSecret } from '../../../auth/secrets.ts'

/** RFC 7636 §4.1. */
const verifierShape = /^[\w.~-]{43,128}$/
const challengeShape = /^[\w-]{43}$/

export function isChallenge(text: string): boolean {
  return challengeShape.test(text)
}

/** Supports only S256. With `plain` the challenge would reveal the verifier (RFC 7636 §7.2). */
export function fitsChallenge(verifier: string, challenge: string): boolean {
  return verifierShape.test(verifier) && isSameSecret(hash('sha256', verifier, 'base64url'), challenge)
}
