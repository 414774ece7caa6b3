import { problem } from '../../errors.ts'

/** The bytes of a file as a body of JSON carries them. */
export function decodeContent(content: string, encoding: string): Buffer {
  if (encoding === 'utf-8' || encoding === 'utf8') return Buffer.from(content)
  if (encoding !== 'base64')
    throw problem('unprocessable', { message: `encoding must be utf-8 or base64, not ${encoding}` })
  const plain = content.replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(plain) || plain.replace(/=+$/, '').length % 4 === 1)
    throw problem('unprocessable', { message: 'content is not valid Base64' })
  return Buffer.from(plain, 'base64')
}

/** Whether bytes are text, by what git goes by: no NUL near the beginning. */
export function isText(bytes: Buffer): boolean {
  return !bytes.subarray(0, 8000).includes(0)
}
