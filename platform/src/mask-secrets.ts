/** Values of fields whose names end like this never reach a log. */
const secretNames = 'authorization|cookie|password|secret|token|(?:api|feed)[-_]?key'
const secretName = new RegExp(`(?:${secretNames})$`, 'i')
const parameters = new RegExp(`([?&#][^=&?#]*(?:${secretNames}|client_id)=)[^&]*`, 'gi')
const fields = new RegExp(String.raw`((?:^|&)[^=&\s]*(?:${secretNames})(?:\]|%5D)?=)[^&\s]*`, 'gi')
const members = new RegExp(
  String.raw`("[\w.-]{0,64}(?:${secretNames})"\s*:\s*")[^"\\]*(?:\\[^][^"\\]*)*`,
  'gi',
)
const elements = new RegExp(String.raw`(<[\w.-]{0,64}(?:${secretNames})>)[^<]*`, 'gi')
/** Signed links and invitations inside of JSON and HTML. */
const links = new RegExp(String.raw`([?&][^=&?#\s"'<>]{0,64}(?:${secretNames})=)[^&\s"'<>\\]+`, 'gi')
/** Numbers are credentials where an ecosystem takes any JSON value as text. */
const numbers = new RegExp(String.raw`("[\w.-]{0,64}(?:${secretNames})"\s*:\s*)-?\d[\w.+-]*`, 'gi')
/** Authorization codes are long; error, country and discount codes are not. */
const codes = /(\bcode(?:_verifier)?(?:=|"\s*:\s*"|>)|_code(?:=|"\s*:\s*"|>))[\w.~-]{32,}/gi
const inBodies = [fields, links, members, numbers, elements, codes]

/** Settings may also call a secret just `key`. */
const secretSetting = /(?:password|secret|token|key)$/i

/** Returns whether the value of a field or header with this name must not be shown. */
export function isSecretName(name: string): boolean {
  return secretName.test(name)
}

/** Masks credentials in a URL, because some ecosystems send them in the query. */
export function maskSecrets(url: string): string {
  return url.replace(parameters, '$1…').replace(codes, '$1…')
}

/** Masks credentials in a form, JSON or XML body, or in the start of one. */
export function maskBody(text: string): string {
  return inBodies.reduce((masked, secret) => masked.replace(secret, '$1…'), text)
}

/** Masks credentials in the value of a setting, also inside of lists and objects. */
export function maskSetting(name: string, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return value
  if (secretSetting.test(name)) return '…'
  if (Array.isArray(value)) return value.map((item) => maskSetting(name, item))
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskSetting(key, inner)]))
  // Up to the last `@`, because a password may contain `@`.
  return typeof value === 'string' ? maskSecrets(value.replace(/(:\/\/[^:/@]*:).*@/, '$1…@')) : value
}
