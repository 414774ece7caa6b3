import type { ContentFile } from './records.ts'

/** Undefined for binary files and files too large for the API. */
export function readText({ encoding, content, size }: ContentFile): string | undefined {
  if (size === 0) return ''
  if (encoding !== 'base64' || typeof content !== 'string') return undefined
  const bytes = Uint8Array.fromBase64(content)
  if (bytes.subarray(0, 8_000).includes(0)) return undefined
  return new TextDecoder().decode(bytes)
}
