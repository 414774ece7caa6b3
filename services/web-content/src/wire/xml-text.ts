import { escapeHtml } from '@octavo/platform/pages/html.ts'

/** For text and attributes. Drops characters that XML 1.0 cannot contain: https://www.w3.org/TR/xml/#charsets */
export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(unsafeCharacters, ''))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML excludes
const unsafeCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x84\x86-\x9f\ufdd0-\ufdef\ufffe\uffff]/g

/** An element with text, or nothing for no text. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === ''
    ? ''
    : `<${name}>${escapeXml(String(text))}</${name}>`
}
