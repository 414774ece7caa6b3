import type { Language } from './languages.ts'

/**
 * Forms that occur in one language and hardly in others, with weights. They run on the main thread, so each is linear in
 * the length of the code: a part that can be long begins at a place that it does not match again. Runs of whitespace are
 * collapsed before.
 */
export const signs: readonly [Language, RegExp, number][] = [
  ['python', /^ ?(async )?def \w+ ?\(.*\) ?(->[^:()\n]+)?:/m, 3],
  ['python', /^(from [\w.]+ import |import \w+(\.\w+)*( as \w+)?$)/m, 2],
  ['python', /^ ?(if|elif|for|while|class|with|try|except|else)\b[^\n{]*: ?(#.*)?$/m, 2],
  ['python', /\b(self\.|None\b|True\b|False\b|elif\b|print\()/, 1],
  ['go', /^package \w+$/m, 4],
  ['go', /^func (\([^)\n]*\) )?\w+\(|:=/m, 2],
  [
    'rust',
    /\b(fn \w+[<(]|let mut |pub (fn|struct|enum)|\w+!\()|^ ?(unsafe )?impl\b[^{\n]*\{|-> [\w<>&]+ \{/m,
    3,
  ],
  [
    'java',
    /\b(public|private|protected) (static |final )*(class|interface|enum|void|int|String|boolean)\b/,
    2,
  ],
  ['java', /^(package [\w.]+;|import (static )?java\w*\.)/m, 3],
  ['java', /\bSystem\.out\.print|\bString\[\] \w+/, 2],
  ['csharp', /^(using [\w.]+;|namespace [\w.]+)/m, 3],
  ['csharp', /\{ get; (private |init |protected )?(set; )?\}|\bConsole\.Write|\bstring \w+ =/, 2],
  ['c', /^#include ?[<"][\w./]+\.h[>"]/m, 3],
  ['cpp', /^#include ?<\w+>|\bstd::|\btemplate ?</m, 4],
  ['php', /<\?php|\$\w+ ?=|\$this->/, 4],
  ['ruby', /^ ?(def \w+[?!]?(\(.*\))?$|require ['"]|module [A-Z]\w*$|end$)/m, 3],
  ['bash', /^#!.*\b(ba|z|)sh\b|^ ?(fi|done|esac)$|(^ ?|; ?)then$/m, 4],
  ['html', /^\s*<(!doctype html|html|head|body|div)\b/i, 5],
  ['css', /^[.#]?[\w-]+( [.#]?[\w-]+)*\s?\{\s{0,2}[\w-]+ ?:[^{}]*\}/m, 3],
  [
    'sql',
    /^\s*(select\b[\s\S]+\bfrom\b|insert\s+into\b|update\b[\s\S]+\bset\b|delete\s+from\b|create\s+(table|index|view)\b|alter\s+table\b|with\b[\s\S]+\bas\s*\()/i,
    5,
  ],
  [
    'typescript',
    /^ ?(export )?(interface \w+(<[^<>]*>)?( extends [\w, ]+)? ?\{|type \w+(<[^<>]*>)? ?=|enum \w+ ?\{)/m,
    4,
  ],
  [
    'typescript',
    /[(,]\s{0,2}\w+\?? ?: ?(string|number|boolean|unknown|any|\w+\[\]|[A-Z]\w*)\b|\) ?: ?(Promise<|string|number|boolean|void|[A-Z]\w*)/,
    4,
  ],
  ['typescript', /\b(as const|satisfies \w+|import type |private readonly |: (string|number|boolean)\b)/, 3],
  [
    'javascript',
    /\b(const|let|var) [\w{[][^\n=]{0,200}=|=>|\bfunction ?\w* ?\(|\brequire\(|\bconsole\.log\(/,
    3,
  ],
  ['javascript', /^ ?(import .* from ['"]|export (default |const |function |class ))/m, 2],
]

const minScore = 2

/** The beginning shows the language of longer code. */
const maxLength = 20_000

/** Guesses the language of code by its form; undefined if nothing speaks for one. */
export function detectLanguage(code: string): Language | undefined {
  const beginning = code.slice(0, maxLength)
  if (isJson(beginning)) return 'json'
  const text = collapseSpace(beginning)
  const scores = new Map<Language, number>()
  for (const [language, pattern, weight] of signs)
    if (pattern.test(text)) scores.set(language, (scores.get(language) ?? 0) + weight)
  // TypeScript includes JavaScript.
  if (scores.has('typescript'))
    scores.set('typescript', (scores.get('typescript') ?? 0) + (scores.get('javascript') ?? 0))
  const [best] = [...scores].sort(([, a], [, b]) => b - a)
  return best && best[1] >= minScore ? best[0] : undefined
}

/** Without empty lines, with one space for each run of whitespace in a line. */
function collapseSpace(text: string): string {
  // All characters that end a line for `^`, `$` and `.` of patterns.
  const lines = text.split(/[\r\n\u2028\u2029]/).map((line) => line.replace(/\s+/g, ' ').trimEnd())
  return lines.filter((line) => line !== '').join('\n')
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
