import { posix } from 'node:path'
import type { Language } from '../source-code/languages.ts'
import { languageOfPath } from '../source-code/languages.ts'

/** Languages that the TypeScript compiler understands. */
export const compilerLanguages = ['typescript', 'tsx', 'javascript', 'jsx'] as const satisfies Language[]

const root = '/code'

export function isCompilable(path: string): boolean {
  const language = languageOfPath(path)
  return compilerLanguages.some((name) => name === language)
}

export const isJavaScript = (path: string): boolean => /\.[cm]?jsx?$/i.test(path)

/** The name of a file of a request within the compiler. It never leaves the virtual folder. */
export function toVirtualName(path: string): string {
  return root + posix.normalize(`/${path.replaceAll('\\', '/')}`)
}
