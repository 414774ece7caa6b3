/** Returns whether the text is an absolute URL without a fragment (RFC 6749 §3.1.2) and with a safe scheme. */
export function isRedirectUri(text: string): boolean {
  if (text.length > maxLength || !/^[\x21-\x7e]+$/.test(text) || /[\\#]/.test(text)) return false
  const url = URL.parse(text)
  if (url?.username !== '' || url.password !== '') return false
  return /^https?:$/.test(url.protocol) ? /^https?:\/\/[^/]/i.test(text) : !unsafe.has(url.protocol)
}

/** Compares exactly, except for the port of a loopback address (RFC 8252 §7.3). */
export function isSameRedirect(registered: string, requested: string): boolean {
  if (registered === requested) return true
  const [loopback, requestedLoopback] = [loopbackParts(registered), loopbackParts(requested)]
  return (
    loopback !== undefined &&
    requestedLoopback !== undefined &&
    loopback.host === requestedLoopback.host &&
    loopback.rest === requestedLoopback.rest
  )
}

/** Adds parameters to the query, after existing ones, or as the fragment. */
export function locationOf(
  redirectUri: string,
  responseMode: 'query' | 'fragment',
  parameters: Record<string, string | undefined>,
): string {
  const entries = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const text = new URLSearchParams(entries).toString()
  if (responseMode === 'fragment') return `${redirectUri}#${text}`
  const joint = !redirectUri.includes('?') ? '?' : /[?&]$/.test(redirectUri) ? '' : '&'
  return redirectUri + joint + text
}

/** A page shows the code, and the user copies it into the app. */
export const outOfBand = 'urn:ietf:wg:oauth:2.0:oob'

const maxLength = 2000
const unsafe = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'filesystem:',
  'about:',
  'view-source:',
  'ws:',
  'wss:',
  'ftp:',
  'chrome:',
  'mailto:',
  'tel:',
  'intent:',
])

function loopbackParts(uri: string): { host: string; rest: string } | undefined {
  const [, host = '', rest = ''] =
    /^http:\/\/(127\.0\.0\.1|\[::1\])(?::\d{1,5})?((?:[/?].*)?)$/.exec(uri) ?? []
  return host === '' ? undefined : { host, rest }
}
