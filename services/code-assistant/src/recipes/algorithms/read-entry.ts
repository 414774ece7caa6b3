import { findLanguage, type Language } from '../../source-code/languages.ts'

/** An entry of the collection: one Markdown file with the same algorithm in several languages. */
export interface Entry {
  id: string
  title: string
  summary: string
  words: readonly string[]
  /** The main identifier: in camel case for a function, in Pascal case for a class. */
  name: string
  numbers: readonly EntryNumber[]
  complexity: string | undefined
  code: ReadonlyMap<Language, string>
  /** Test statements. */
  tests: ReadonlyMap<Language, string>
  /** Calls and their results in JSON, for tests in TypeScript and Python. */
  cases: readonly EntryCase[]
}

export interface EntryNumber {
  /** The name of the parameter whose default value it is, in camel case. */
  parameter: string
  words: readonly string[]
}

export interface EntryCase {
  arguments: unknown[]
  expected: unknown
}

/** Reads an entry; the README of the folder describes the format. */
export function readEntry(id: string, text: string): Entry {
  const fields = new Map(
    [...text.matchAll(/^- ([a-z]+): (.+)$/gm)].map(([, key = '', value = '']) => [key, value.trim()]),
  )
  const code = new Map<Language, string>()
  const tests = new Map<Language, string>()
  let cases: EntryCase[] = []
  for (const [, info = '', content = ''] of text.matchAll(/^```(\S+(?: test)?)\n([\s\S]*?)\n```$/gm)) {
    if (info === 'cases') {
      cases = content.split('\n').map((line) => readCase(id, line))
      continue
    }
    const [name = '', isTest] = info.split(' ')
    const language = findLanguage(name)
    if (!language) throw new Error(`${id}: unknown language ${name}`)
    ;(isTest ? tests : code).set(language, content)
  }
  const [head = ''] = text.split('\n- ', 1)
  const [title = '', ...summary] = head.replace(/^# /, '').split('\n')
  const words = fields.get('words')?.split(/\s*,\s*/) ?? []
  return {
    id,
    title: title.trim(),
    summary: summary.join(' ').replace(/\s+/g, ' ').trim(),
    words,
    name: fields.get('name') ?? '',
    numbers: readNumbers(fields.get('numbers')),
    complexity: fields.get('complexity'),
    code,
    tests,
    cases,
  }
}

/** `maxEntries (entries, size); maxAgeMs (ms)` */
function readNumbers(text = ''): EntryNumber[] {
  return [...text.matchAll(/(\w+) \(([^)]*)\)/g)].map(([, parameter = '', words = '']) => ({
    parameter,
    words: words.split(/\s*,\s*/),
  }))
}

/** `[arguments] => result` */
function readCase(id: string, line: string): EntryCase {
  const [call = '', expected = ''] = line.split(' => ')
  try {
    return { arguments: JSON.parse(call), expected: JSON.parse(expected) }
  } catch {
    throw new Error(`${id}: invalid case ${line}`)
  }
}
