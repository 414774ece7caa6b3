const maxUrlLength = 8_192

/**
 * An absolute http(s) URL without credentials, or undefined for anything else, such as `javascript:`. An empty base resolves
 * nothing.
 */
export function resolveUrl(reference: string | undefined, base: string): string | undefined {
  const trimmed = reference?.trim()
  if (!trimmed || trimmed.length > maxUrlLength) return undefined
  const url = URL.parse(
    trimmed.replace(/^feed:(?:\/\/)?(?=https?:)/i, '').replace(/^feed:/i, 'http:'),
    base || undefined,
  )
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  if (url.username || url.password) {
    url.username = ''
    url.password = ''
  }
  return url.href
}

/** A relative `xml:base` resolves against the one around it; one that cannot be used changes nothing. */
export function resolveBase(reference: string, base: string): string {
  return resolveUrl(reference, base) ?? base
}
