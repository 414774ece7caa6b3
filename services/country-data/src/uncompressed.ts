import { type PreparedResponse, prepareResponse } from '@octavo/platform/http/prepared-response.ts'

/** For content that is compressed already or sent only once. */
export function prepareUncompressed(
  content: string | Buffer,
  headers: Record<string, string>,
): PreparedResponse {
  const { byteLength, variants } = prepareResponse(content, headers)
  // The identity variant always exists.
  const identity = variants.identity as NonNullable<typeof variants.identity>
  return { byteLength, variants: { identity, gzip: identity, br: identity } }
}
