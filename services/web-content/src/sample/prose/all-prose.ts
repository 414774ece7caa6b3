import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { portuguese } from './portuguese.ts'
import type { Prose } from './prose.ts'
import { russian } from './russian.ts'
import { spanish } from './spanish.ts'

const byLanguage = new Map<string, Prose>(
  Object.entries({
    en: english,
    de: german,
    es: spanish,
    fr: french,
    it: italian,
    pt: portuguese,
    ja: japanese,
    ru: russian,
  }),
)

export function getProse(language: string): Prose {
  const prose = byLanguage.get(language)
  if (prose === undefined) throw new Error(`The sample world has no prose in ${language}`)
  return prose
}
