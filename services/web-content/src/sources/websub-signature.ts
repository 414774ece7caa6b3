import { createHmac, timingSafeEqual } from 'node:crypto'

const methods: ReadonlySet<string> = new Set(['sha1', 'sha256', 'sha384', 'sha512'])

/** Verifies `X-Hub-Signature`: https://www.w3.org/TR/websub/#authenticated-content-distribution */
export function isSignedByHub(body: Uint8Array, header: string | undefined, secret: string): boolean {
  const [, method = '', hex = ''] = /^(sha\d+)=([0-9a-f]+)$/i.exec(header?.trim() ?? '') ?? []
  if (!methods.has(method.toLowerCase())) return false
  const expected = createHmac(method.toLowerCase(), secret).update(body).digest()
  const actual = Buffer.from(hex, 'hex')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
