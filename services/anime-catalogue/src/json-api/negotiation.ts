import { jsonApiError } from './errors.ts'

export const mediaType = 'application/vnd.api+json'

/**
 * Refuses media types as https://jsonapi.org/format/1.1/#content-negotiation-servers requires, and clients that do not
 * accept JSON. No extensions are supported, and profiles are ignored.
 */
export function requireAcceptable(accept: string | undefined): void {
  if (accept === undefined || accept === '' || accept === '*/*' || accept === mediaType) return
  const ranges = splitOutsideQuotes(accept.slice(0, maxHeaderLength), ',')
    .map(readRange)
    .filter(({ isRefused }) => !isRefused)
  const own = ranges.filter(({ type }) => type === mediaType)
  const isFine = own.length
    ? own.some(({ parameters }) => parameters.every(isHarmless))
    : ranges.some(
        ({ type }) => type === '*/*' || type === 'application/*' || /^[^/]+\/(?:.+\+)?json$/.test(type),
      )
  if (isFine || !ranges.length) return
  throw jsonApiError(
    'not_acceptable',
    `All requests must use the '${mediaType}' Accept without media type parameters. This request specified '${accept}'.`,
    { header: 'accept' },
  )
}

/** Rejects unknown media type parameters of JSON:API. */
export function requireKnownParameters(contentType: string | undefined): void {
  if (contentType === undefined || !contentType.includes(';')) return
  const { type, parameters } = readRange(contentType.slice(0, maxHeaderLength))
  if (type === mediaType && !parameters.every(isHarmless)) throw unsupportedMediaType(contentType)
}

export function unsupportedMediaType(contentType: string | undefined) {
  return jsonApiError(
    'unsupported_media_type',
    `All requests that create or update must use the '${mediaType}' Content-Type. This request specified '${contentType ?? ''}'.`,
    { header: 'content-type' },
  )
}

interface MediaRange {
  type: string
  parameters: readonly string[]
  isRefused: boolean
}

const maxHeaderLength = 8_192

function readRange(text: string): MediaRange {
  const [type = '', ...rest] = splitOutsideQuotes(text, ';').map((part) => part.trim())
  const names = rest.filter((part) => part !== '')
  // Parameters from `q` on do not belong to the media type.
  const weightAt = names.findIndex((part) => /^q\s*=/i.test(part))
  return {
    type: type.toLowerCase(),
    parameters: weightAt < 0 ? names : names.slice(0, weightAt),
    isRefused: weightAt >= 0 && Number(names[weightAt]?.split('=')[1]) === 0,
  }
}

function isHarmless(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=', 2).map((part) => part.trim().toLowerCase())
  return name === 'profile' || (name === 'ext' && /^"?\s*"?$/.test(value))
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = []
  let isQuoted = false
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') isQuoted = !isQuoted
    else if (character === '\\' && isQuoted) at++
    else if (character === separator && !isQuoted) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}
