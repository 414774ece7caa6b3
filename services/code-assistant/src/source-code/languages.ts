/** Names of languages, as in fenced code blocks, and the file extensions and other names of each. */
const languages = {
  typescript: { extensions: ['ts', 'mts', 'cts'], names: ['ts'] },
  tsx: { extensions: ['tsx'], names: ['typescriptreact'] },
  javascript: { extensions: ['js', 'mjs', 'cjs'], names: ['js', 'node', 'nodejs'] },
  jsx: { extensions: ['jsx'], names: ['javascriptreact'] },
  python: { extensions: ['py', 'pyi'], names: ['py', 'python3'] },
  go: { extensions: ['go'], names: ['golang'] },
  rust: { extensions: ['rs'], names: ['rs'] },
  java: { extensions: ['java'], names: [] },
  csharp: { extensions: ['cs'], names: ['c#', 'cs', 'c-sharp'] },
  c: { extensions: ['c', 'h'], names: [] },
  cpp: { extensions: ['cpp', 'cc', 'cxx', 'hpp', 'hh'], names: ['c++', 'cxx'] },
  ruby: { extensions: ['rb'], names: ['rb'] },
  php: { extensions: ['php'], names: [] },
  bash: { extensions: ['sh', 'bash'], names: ['sh', 'shell', 'zsh', 'shellscript'] },
  css: { extensions: ['css'], names: [] },
  html: { extensions: ['html', 'htm'], names: [] },
  json: { extensions: ['json'], names: [] },
  yaml: { extensions: ['yaml', 'yml'], names: ['yml'] },
  sql: { extensions: ['sql'], names: ['postgresql', 'sqlite', 'mysql'] },
  markdown: { extensions: ['md'], names: ['md'] },
} as const satisfies Record<string, { extensions: readonly string[]; names: readonly string[] }>

export type Language = keyof typeof languages

// `Object.entries` widens the keys.
const entries = Object.entries(languages) as [
  Language,
  { extensions: readonly string[]; names: readonly string[] },
][]
const byName = new Map(
  entries.flatMap(([language, { names }]) => [language, ...names].map((name) => [name, language])),
)
const byExtension = new Map(
  entries.flatMap(([language, { extensions }]) => extensions.map((extension) => [extension, language])),
)

/** Finds a language by one of its names. */
export function findLanguage(name: string): Language | undefined {
  return byName.get(name.trim().toLowerCase())
}

/** Finds the language of a file by its extension. */
export function languageOfPath(path: string): Language | undefined {
  return byExtension.get(/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '')
}

/** The usual name of a file with code in a language, for code without a path. */
export function defaultPath(language: Language): string {
  return `code.${languages[language].extensions[0]}`
}
