import type { Language } from '../source-code/languages.ts'
import { compilerLanguages } from '../typescript/code-paths.ts'
import type { LanguageSupport } from './operation.ts'

/** Loads only the compiler that a language needs. */
const supports: readonly { languages: readonly Language[]; load: () => Promise<LanguageSupport> }[] = [
  {
    languages: compilerLanguages,
    load: async () => (await import('./typescript/support.ts')).typescriptSupport,
  },
  { languages: ['python'], load: async () => (await import('./python/support.ts')).pythonSupport },
]

export async function findLanguageSupport(language: Language): Promise<LanguageSupport | undefined> {
  return supports.find(({ languages }) => languages.includes(language))?.load()
}
