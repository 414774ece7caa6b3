import { type PreparedResponse, prepareResponse } from '@octavo/platform/http/prepared-response.ts'

/** An answer that is sent without compression: because it is compressed already, or wanted once and never again. */
export function prepareAsItIs(content: string | Buffer, headers: Record<string, string>): PreparedResponse {
  const { byteLength, variants } = prepareResponse(content, headers)
  // Every prepared answer is made with its identity.
  const identity = variants.identity as NonNullable<typeof variants.identity>
  return { byteLength, variants: { identity, gzip: identity, br: identity } }
}
