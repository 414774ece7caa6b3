import { decodeHTMLStrict } from 'entities/decode'

const predefined = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }))
const maxPredefinedLength = '&quot;'.length

/**
 * Decodes the references of XML and, because feeds use them without declaring them, the named ones of HTML. Entities of
 * a DTD are never expanded.
 */
export function decodeReferences(text: string): string {
  let at = text.indexOf('&')
  if (at < 0) return text
  let decoded = ''
  let copied = 0
  for (; at >= 0; at = text.indexOf('&', at + 1)) {
    const end = text.indexOf(';', at + 1)
    if (end < 0) break
    const character = end - at < maxPredefinedLength ? predefined.get(text.slice(at + 1, end)) : undefined
    // Any other reference is rare: the rest of the text goes to the complete decoder.
    if (character === undefined) return decoded + decodeHTMLStrict(text.slice(copied))
    decoded += text.slice(copied, at) + character
    copied = end + 1
  }
  return decoded + text.slice(copied)
}
