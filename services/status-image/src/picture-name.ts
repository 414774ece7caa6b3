import type { Format } from './picture.ts'

/** What the last part of an address asks for. */
export interface PictureName {
  code: number
  format: Format
  /** The hash in an address that never changes, such as `404.1f0c9a2b3d4e.jpg`. */
  hash: string | undefined
}

const pictureSuffix = /\.(jpg|jpeg|webp|avif|png)$/
const plain = /^(0|[1-9]\d{0,5})(?:\.([0-9a-z]{12}))?(?:\.(jpg|jpeg|webp|avif|png))?$/

/**
 * `malformed` is a picture of no whole number in its plain form (signs, leading zeros, exponents, blanks);
 * nothing at all is a name of something else.
 */
export function parsePictureName(name: string): PictureName | 'malformed' | undefined {
  const match = plain.exec(name)
  if (!match) return pictureSuffix.test(name) ? 'malformed' : undefined
  const [, code, hash, suffix = 'jpg'] = match
  // The pattern allows no other suffix.
  return { code: Number(code), format: (suffix === 'jpeg' ? 'jpg' : suffix) as Format, hash }
}
