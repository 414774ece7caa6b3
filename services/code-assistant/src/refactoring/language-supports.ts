import type { Language } from '../source-code/languages.ts'
import type { LanguageSupport } from './operation.ts'

/** Loads only the compiler that a language needs. */
const supports: readonly { languages: readonly Language[]; load: () => Promise<LanguageSupport> }[] = []

export async function findLanguageSupport(language: Language): Promise<LanguageSupport | undefined> {
  return supports.find(({ languages }) => languages.includes(language))?.load()
}
