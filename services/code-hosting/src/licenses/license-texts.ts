import { readFile } from 'node:fs/promises'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { License } from './licenses.ts'

const folder = new URL('../../licenses/', import.meta.url)
/** Short texts with `[year]` and `[fullname]` to fill. The texts of all others are published by SPDX. */
const templates = new Set(['bsd-2-clause', 'bsd-3-clause', 'cc0-1.0', 'isc', 'mit', 'unlicense'])

const spdxTexts = new URL('licenses/', import.meta.resolve('spdx-license-list/package.json'))
const SpdxLicense = Type.Object({ licenseText: Type.String() })

export async function readLicenseText({ key, spdxId }: License): Promise<string> {
  if (templates.has(key)) return readFile(new URL(`${key}.txt`, folder), 'utf8')
  const file = new URL(`${spdxId}.json`, spdxTexts)
  const { licenseText } = Value.Parse(SpdxLicense, JSON.parse(await readFile(file, 'utf8')))
  return `${licenseText.trim()}\n`
}

export function fillLicenseText(text: string, { year, holder }: { year: number; holder: string }): string {
  return text.replaceAll('[year]', String(year)).replaceAll('[fullname]', () => holder)
}
