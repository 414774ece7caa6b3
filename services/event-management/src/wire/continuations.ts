import { createHmac, timingSafeEqual } from 'node:crypto'
import { problem } from '../errors.ts'

/** The values of the sort columns at the end of a page. */
export type Cursor = readonly (string | number)[]

/** Complete: some clients send only the token. */
export interface Continuation {
  number: number
  after: Cursor
  total: number
  query: Record<string, unknown>
}

export interface Continuations {
  write(path: string, continuation: Continuation): string
  /** Throws for a token that was not issued for the list at this path. */
  read(path: string, token: string): Continuation
}

export function createContinuations(secret: string): Continuations {
  const sign = (path: string, content: string) =>
    createHmac('sha256', secret).update(`continuation\n${path}\n${content}`).digest().subarray(0, 16)
  return {
    write(path, continuation) {
      const content = Buffer.from(JSON.stringify(continuation)).toString('base64url')
      return `${content}.${sign(path, content).toString('base64url')}`
    },
    read(path, token) {
      const [content = '', signature = ''] = token.split('.', 2)
      const input = Buffer.from(signature, 'base64url')
      const expected = sign(path, content)
      const isOurs = input.length === expected.length && timingSafeEqual(input, expected)
      // Base64 is not canonical: other texts decode to the same bytes.
      if (!isOurs || token !== `${content}.${expected.toString('base64url')}`)
        throw problem('BAD_CONTINUATION_TOKEN')
      return JSON.parse(Buffer.from(content, 'base64url').toString())
    },
  }
}
