const maxNameLength = 150

/** `Content-Disposition` of a download (RFC 6266, RFC 8187). The name comes from the URL, so it is untrusted. */
export function attachment(name: string): string {
  const clean = Array.from(name.normalize('NFC').replace(unsafe, '_')).slice(0, maxNameLength).join('')
  const ascii = clean.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(clean).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return ascii === clean
    ? `attachment; filename="${ascii}"`
    : `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Control characters, also bidirectional ones, path separators and unpaired surrogates. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:]/gu
