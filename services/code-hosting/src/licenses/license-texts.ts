import { readFile } from 'node:fs/promises'
import type { License } from './licenses.ts'

const folder = new URL('../../licenses/', import.meta.url)
const included = new Set(['bsd-2-clause', 'bsd-3-clause', 'cc0-1.0', 'isc', 'mit', 'unlicense'])

/** The text with the placeholders `[year]` and `[fullname]`. Undefined if this server does not have the text. */
export async function readLicenseText({ key }: License): Promise<string | undefined> {
  if (!included.has(key)) return undefined
  return readFile(new URL(`${key}.txt`, folder), 'utf8')
}

export function fillLicenseText(text: string, { year, holder }: { year: number; holder: string }): string {
  return text.replaceAll('[year]', String(year)).replaceAll('[fullname]', () => holder)
}
