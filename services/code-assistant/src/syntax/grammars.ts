import { fileURLToPath } from 'node:url'
import { lazy } from '@octavo/platform/lazy.ts'
import treeSitter, { type Language as Grammar } from '@vscode/tree-sitter-wasm'
import type { Language } from '../source-code/languages.ts'

/** Names of the grammar files. HTML, JSON, YAML, SQL and Markdown have none. */
const grammarNames = {
  typescript: 'typescript',
  tsx: 'tsx',
  javascript: 'javascript',
  jsx: 'javascript',
  python: 'python',
  go: 'go',
  rust: 'rust',
  java: 'java',
  csharp: 'c-sharp',
  c: 'cpp',
  cpp: 'cpp',
  ruby: 'ruby',
  php: 'php',
  bash: 'bash',
  css: 'css',
} as const satisfies Partial<Record<Language, string>>

/** A language whose code `parseSource` reads. */
export type ParsedLanguage = keyof typeof grammarNames

export function hasGrammar(language: Language): language is ParsedLanguage {
  return Object.hasOwn(grammarNames, language)
}

const startRuntime = lazy(() => treeSitter.Parser.init())
const grammars = new Map<string, Promise<Grammar>>()

/** Loads a grammar once per thread. */
export async function loadGrammar(language: ParsedLanguage): Promise<Grammar> {
  await startRuntime()
  const name = grammarNames[language]
  let grammar = grammars.get(name)
  if (!grammar) {
    const file = import.meta.resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`)
    grammar = treeSitter.Language.load(fileURLToPath(file))
    grammars.set(name, grammar)
  }
  return grammar
}
