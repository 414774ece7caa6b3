import type { ResultPage } from './result-page.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Drops characters that XML 1.0 cannot contain: https://www.w3.org/TR/xml/#charsets */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSAFE, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML excludes
const UNSAFE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x84\x86-\x9f\ufdd0-\ufdef\ufffe\uffff]/g

export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === ''
    ? ''
    : `<${name}>${xmlText(String(text))}</${name}>`
}

/** Atom links, without their brackets. */
export function linksOf({ selfUrl, nextUrl, hubUrl }: ResultPage, type: string): string[] {
  const link = (rel: string, url: string, typed: string) => `link rel="${rel}"${typed} href="${xmlText(url)}"`
  const typed = ` type="${type}"`
  return [
    link('self', selfUrl, typed),
    ...(nextUrl === undefined ? [] : [link('next', nextUrl, typed)]),
    ...(hubUrl === undefined ? [] : [link('hub', hubUrl, '')]),
  ]
}
