/** Whether codes and tokens may ever be sent there: an absolute address without a fragment that runs nothing. */
export function isRedirectUri(text: string): boolean {
  if (text.length > longest || !/^[\x21-\x7e]+$/.test(text) || /[\\#]/.test(text)) return false
  const url = URL.parse(text)
  if (url?.username !== '' || url.password !== '') return false
  return /^https?:$/.test(url.protocol) ? /^https?:\/\/[^/]/i.test(text) : !unsafe.has(url.protocol)
}

/** Exact, but for the port of a loopback address: a program takes whichever is free (RFC 8252 §7.3). */
export function isSameRedirect(registered: string, asked: string): boolean {
  if (registered === asked) return true
  const [one, other] = [loopbackParts(registered), loopbackParts(asked)]
  return one !== undefined && other !== undefined && one.host === other.host && one.rest === other.rest
}

/** Parameters behind those that an address has already, or in its fragment. */
export function locationOf(
  redirectUri: string,
  place: 'query' | 'fragment',
  parameters: Record<string, string | undefined>,
): string {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const text = new URLSearchParams(given).toString()
  if (place === 'fragment') return `${redirectUri}#${text}`
  const joint = !redirectUri.includes('?') ? '?' : /[?&]$/.test(redirectUri) ? '' : '&'
  return redirectUri + joint + text
}

/** Shows the code to the person, who carries it over. */
export const outOfBand = 'urn:ietf:wg:oauth:2.0:oob'

const longest = 2000
const unsafe = new Set([
  ...['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'filesystem:', 'about:', 'view-source:'],
  ...['ws:', 'wss:', 'ftp:', 'chrome:', 'mailto:', 'tel:', 'intent:'],
])

function loopbackParts(uri: string): { host: string; rest: string } | undefined {
  const [, host = '', rest = ''] =
    /^http:\/\/(127\.0\.0\.1|\[::1\])(?::\d{1,5})?((?:[/?].*)?)$/.exec(uri) ?? []
  return host === '' ? undefined : { host, rest }
}
