import type { Language } from '../../source-code/languages.ts'
import type { GenerationRequest } from '../matching/read-request.ts'
import { kebabCase } from '../names.ts'

/** Facts about a project that a prompt states. */
export interface ProjectFacts {
  name: string
  language: Language
  packageManager: 'npm' | 'pnpm' | 'yarn'
  version: string
  port: number
  hasDatabase: boolean
  author: string
  year: number
}

const versions: Partial<Record<Language, string>> = {
  python: '3.13',
  go: '1.25',
  rust: '1',
  java: '21',
  typescript: '24',
  javascript: '24',
}

export function readFacts({
  prompt,
  language = 'typescript',
  name,
  numbers,
}: GenerationRequest): ProjectFacts {
  const [, version] =
    /\b(?:node(?:\.?js)?|python|go|golang|java|jdk|rust)\s*(?:version\s*)?v?(\d+(?:\.\d+)*)/i.exec(prompt) ??
    []
  const [, author] =
    /\b(?:author|by|copyright(?: holder)?|holder|owner)\s*:?\s+([A-Z][\w.'-]*(?: [A-Z][\w.'-]*)*)/.exec(
      prompt,
    ) ?? []
  const [, year] = /\b((?:19|20)\d{2})\b/.exec(prompt) ?? []
  const port = numbers.find(({ before, value }) => before.includes('port') && value < 65_536)
  return {
    name: kebabCase(name ?? 'app'),
    language,
    packageManager: /\bpnpm\b/i.test(prompt) ? 'pnpm' : /\byarn\b/i.test(prompt) ? 'yarn' : 'npm',
    version: version ?? versions[language] ?? '1',
    port:
      port?.value ??
      (language === 'python' ? 8000 : language === 'typescript' || language === 'javascript' ? 3000 : 8080),
    hasDatabase: /\bpostgres(?:ql)?\b/i.test(prompt),
    author: author ?? 'AUTHOR',
    year: year ? Number(year) : 0,
  }
}
