import { unprocessable } from '../../errors.ts'

export function decodeContent(content: string, encoding: string): Buffer {
  if (encoding === 'utf-8' || encoding === 'utf8') return Buffer.from(content)
  if (encoding !== 'base64') throw unprocessable(`encoding must be utf-8 or base64, not ${encoding}`)
  const plain = content.replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(plain) || plain.replace(/=+$/, '').length % 4 === 1)
    throw unprocessable('content is not valid Base64')
  return Buffer.from(plain, 'base64')
}

/** Uses git's heuristic: no NUL byte near the beginning. */
export function isText(bytes: Buffer): boolean {
  return !bytes.subarray(0, 8000).includes(0)
}
