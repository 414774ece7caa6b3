import type { Language } from '../../source-code/languages.ts'
import { camelCase, kebabCase, pascalCase, screamingCase, snakeCase, splitName } from '../names.ts'

/** Replaces the main identifier of an entry in the forms in which the language writes it. */
export function renameIdentifier(text: string, from: string, to: string, language: Language): string {
  const isSnake = ['python', 'rust', 'c'].includes(language)
  const inner = isSnake ? snakeCase : camelCase
  // Names of several words, and all names in C, are also prefixes of other names, such as `lru_cache_new`.
  const isPrefix = splitName(from).length > 1 || language === 'c'
  const [pascalEnd, innerEnd] = isPrefix
    ? ['(?=[A-Z]|\\b)', isSnake ? '(?=_|\\b)' : '(?=[A-Z]|\\b)']
    : ['\\b', '\\b']
  // After a dot, it is a name of a library, such as `context.WithTimeout`; in Java also our own `Zip.zip`.
  const start = '(?<!(?<!\\.)\\.)\\b'
  const innerStart = language === 'java' ? '\\b' : start
  const pascal = [`${start}((?:New)?)${pascalCase(from)}${pascalEnd}`, pascalCase(to)] as const
  const others = [
    [`${innerStart}()${inner(from)}${innerEnd}`, inner(to)],
    [`${start}()${screamingCase(from)}(?=_|\\b)`, screamingCase(to)],
    // The name of a file.
    [`(?<=\\./)()${kebabCase(from)}(?=\\.ts\\b)`, kebabCase(to)],
  ] as const
  // `pick` is ours, but `Pick` is a type of TypeScript.
  const isFunctionOnly = language === 'typescript' && !isPrefix && from === camelCase(from)
  // In Go, our names are exported; a name such as `crc32` is a package.
  const forms = language === 'go' ? [pascal] : isFunctionOnly ? others : [pascal, ...others]
  const rename = (line: string) =>
    forms.reduce(
      (result, [pattern, replacement]) =>
        result.replace(new RegExp(pattern, 'g'), (_, prefix) => prefix + replacement),
      line,
    )
  // A name of one word can also be a word of a comment. In Go, comments start with the name.
  const skipsComments = !isPrefix && language !== 'go'
  return text.replace(/^.*$/gm, (line) =>
    skipsComments && /^\s*(?:\/[/*]|\*|#\s|""")/.test(line) ? line : rename(line),
  )
}

/** Replaces the default value of a parameter, such as in `maxEntries = 100` or `max_entries: int = 100`. */
export function replaceDefault(text: string, parameter: string, value: number): string {
  const names = [parameter, snakeCase(parameter), screamingCase(parameter)].join('|')
  const pattern = new RegExp(`\\b((?:DEFAULT_)?(?:${names})\\b[^\\n=(),<>!]{0,40}=\\s*)\\d[\\d_.]*`, 'g')
  return text.replace(pattern, (_, before) => `${before}${value}`)
}
