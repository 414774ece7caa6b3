import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript-6'
import { findLanguage, type Language } from '../../source-code/languages.ts'
import type { GenerationRequest, NumberInText } from '../matching/read-request.ts'
import { createVocabulary, scorePhrases } from '../matching/score-phrases.ts'
import { stemsOf } from '../matching/stems.ts'
import type { Recipe, RecipeResult } from '../recipe.ts'
import { type Entry, readEntry } from './read-entry.ts'
import { renameIdentifier, replaceDefault } from './rename-entry.ts'
import { renderEntry } from './render-tests.ts'

export function readEntries(): Entry[] {
  return globSync('*.md', { cwd: join(import.meta.dirname, 'entries') })
    .sort()
    .map((file) =>
      readEntry(basename(file, '.md'), readFileSync(join(import.meta.dirname, 'entries', file), 'utf8')),
    )
}

export function createAlgorithmRecipe(entry: Entry): Recipe {
  const { id, title, words, summary } = entry
  const vocabulary = createVocabulary(
    [title, ...words],
    `${title} ${summary} ${words.join(' ')} ${entry.numbers.flatMap((number) => number.words).join(' ')}`,
  )
  return {
    id: `algorithms/${id}`,
    title,
    score: (request) => (request.spec ? 0.8 : 1) * scorePhrases(vocabulary, request),
    generate: (request) => generateEntry(entry, request),
  }
}

const displayNames: Partial<Record<Language, string>> = {
  typescript: 'TypeScript',
  javascript: 'JavaScript',
  python: 'Python',
  rust: 'Rust',
  go: 'Go',
  java: 'Java',
  c: 'C',
}

function generateEntry(entry: Entry, request: GenerationRequest): RecipeResult | { missing: string } {
  const { language = 'typescript', framework, wantsTests } = request
  // JavaScript is TypeScript without types.
  const source =
    language === 'javascript' || language === 'tsx' || language === 'jsx' ? 'typescript' : language
  const adapted = adaptEntry(entry, request)
  const rendered = renderEntry(adapted, source, { withTests: wantsTests, framework })
  if (!rendered) {
    const available = [...entry.code.keys()].map((key) => displayNames[key] ?? key).join(', ')
    return {
      missing: `“${entry.title}” is not available in ${displayNames[language] ?? language}, only in ${available}.`,
    }
  }
  const isScript = language === 'javascript' || language === 'jsx'
  const convert = isScript ? toJavaScript : (file: { path: string; content: string }) => file
  return {
    language: isScript ? 'javascript' : (findLanguage(source) ?? 'text'),
    files: [convert({ path: rendered.path, content: rendered.code })],
    tests: rendered.tests.map(convert),
    explanation: explain(adapted),
  }
}

function explain({ title, summary, complexity }: Entry): string {
  return `**${title}.** ${summary}${complexity ? ` Complexity: ${complexity}.` : ''}`
}

/** Applies the name and the numbers of the request. */
function adaptEntry(entry: Entry, { name, numbers }: GenerationRequest): Entry {
  const rename = (text: string, language: Language) =>
    name ? renameIdentifier(text, entry.name, name, language) : text
  const adapt = (text: string, language: Language) => {
    const renamed = rename(text, language)
    return entry.numbers.reduce((result, { parameter, words }) => {
      const value = findValue(numbers, words, parameter)
      return value === undefined ? result : replaceDefault(result, parameter, value)
    }, renamed)
  }
  return {
    ...entry,
    name: name ?? entry.name,
    code: new Map([...entry.code].map(([language, text]) => [language, adapt(text, language)])),
    tests: new Map([...entry.tests].map(([language, text]) => [language, rename(text, language)])),
  }
}

const unitsMs = new Map(
  Object.entries({
    ms: 1,
    millisecond: 1,
    s: 1_000,
    sec: 1_000,
    second: 1_000,
    minut: 60_000,
    min: 60_000,
    hour: 3_600_000,
    day: 86_400_000,
  }),
)

/** The number of a request that belongs to a parameter. Durations are converted to milliseconds. */
function findValue(
  numbers: readonly NumberInText[],
  words: readonly string[],
  parameter: string,
): number | undefined {
  if (parameter.endsWith('Ms')) {
    const match = numbers.find(({ after: [unit = ''] }) => unitsMs.get(unit))
    return match && match.value * (unitsMs.get(match.after[0] ?? '') ?? 1)
  }
  const stems = new Set(words.flatMap(stemsOf))
  const isNear = ({ before, after }: NumberInText) =>
    [after[0] ?? '', before.at(-1) ?? '', before.at(-2) ?? ''].some((stem) => stems.has(stem))
  return numbers.find(isNear)?.value
}

function toJavaScript({ path, content }: { path: string; content: string }): {
  path: string
  content: string
} {
  const { outputText } = ts.transpileModule(content, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  })
  const indented = outputText
    .replace(/^( {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2))
    // The printer drops empty lines.
    .replace(/(?<=^(?:\}.*|import .*)\n)(?=\/\*\*|\/\/|export |class |function |test\()/gm, '\n')
  return {
    path: path.replace(/\.ts$/, '.js'),
    content: indented.replace(/(from |import\()(['"])(\.\/[^'"]+)\.ts\2/g, "$1'$3.js'"),
  }
}
