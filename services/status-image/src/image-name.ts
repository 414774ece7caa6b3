import type { Format } from './image.ts'

export interface ImageName {
  code: number
  format: Format
  /** From an immutable URL, such as `404.1f0c9a2b3d4e.jpg`. */
  hash: string | undefined
}

const imageSuffix = /\.(jpg|jpeg|webp|avif|png)$/
const plain = /^(0|[1-9]\d{0,5})(?:\.([0-9a-z]{12}))?(?:\.(jpg|jpeg|webp|avif|png))?$/

/** Returns `malformed` for an image suffix without a plain whole number (`-1.jpg`, `0404.jpg`), undefined for other names. */
export function parseImageName(name: string): ImageName | 'malformed' | undefined {
  const match = plain.exec(name)
  if (!match) return imageSuffix.test(name) ? 'malformed' : undefined
  const [, code, hash, suffix = 'jpg'] = match
  // The pattern only matches these suffixes.
  return { code: Number(code), format: (suffix === 'jpeg' ? 'jpg' : suffix) as Format, hash }
}
