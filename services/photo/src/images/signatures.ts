import { hash, timingSafeEqual } from 'node:crypto'
import type { ImageSettings } from './settings.ts'

/** Signatures of image URLs as imgix and its libraries make them: `s = md5(token + path + ? + parameters)`. */
export interface UrlSigner {
  /** Returns whether a request target carries a valid signature, or needs none. */
  isValid(target: string): boolean
  /** Appends the signature to a path with a query. */
  sign(target: string): string
}

const unsigned: UrlSigner = { isValid: () => true, sign: (target) => target }

export function createImageSigner({
  signedUrls,
  signingToken,
}: Pick<ImageSettings, 'signedUrls' | 'signingToken'>): UrlSigner {
  if (signedUrls === 'off') return unsigned
  if (signingToken === undefined) throw new Error('`signedUrls` requires a `signingToken`.')
  return createUrlSigner(signingToken)
}

function createUrlSigner(token: string): UrlSigner {
  const signatureOf = (target: string) => hash('md5', token + target, 'hex')
  return {
    isValid(target) {
      const match = /^(.*)[?&]s=([\da-f]{32})$/s.exec(target)
      if (!match) return false
      const [, signedTarget = '', signature = ''] = match
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(signedTarget)))
    },
    sign: (target) => `${target}${target.includes('?') ? '&' : '?'}s=${signatureOf(target)}`,
  }
}
