import { escapeXml } from '../../wire/xml-text.ts'
import type { ResultPage } from './result-page.ts'

/** Links of a feed, without their brackets. */
export function listAtomLinks({ selfUrl, nextUrl, hubUrl }: ResultPage, type: string): string[] {
  const link = (rel: string, url: string, typed: string) =>
    `link rel="${rel}"${typed} href="${escapeXml(url)}"`
  const typed = ` type="${type}"`
  return [
    link('self', selfUrl, typed),
    ...(nextUrl === undefined ? [] : [link('next', nextUrl, typed)]),
    ...(hubUrl === undefined ? [] : [link('hub', hubUrl, '')]),
  ]
}
