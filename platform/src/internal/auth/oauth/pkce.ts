import { hash } from 'node:crypto'
import { isSameSecret } from '../../../auth/secrets.ts'

/** RFC 7636 §4.1. */
const verifierShape = /^[\w.~-]{43,128}$/
const challengeShape = /^[\w-]{43}$/

export function isChallenge(text: string): boolean {
  return challengeShape.test(text)
}

/** By S256, the only method here: with `plain` whoever sees the challenge has the verifier. */
export function fitsChallenge(verifier: string, challenge: string): boolean {
  return verifierShape.test(verifier) && isSameSecret(hash('sha256', verifier, 'base64url'), challenge)
}
