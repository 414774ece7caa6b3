import type { Language } from './languages.ts'

/** Forms that occur in one language and hardly in others, with weights. */
const signs: readonly [Language, RegExp, number][] = [
  ['python', /^[ \t]*(async )?def \w+\s*\(.*\)\s*(->[^:]+)?:/m, 3],
  ['python', /^(from [\w.]+ import |import \w+(\.\w+)*( as \w+)?$)/m, 2],
  ['python', /^[ \t]*(if|elif|for|while|class|with|try|except|else)\b[^\n{]*:[ \t]*(#.*)?$/m, 2],
  ['python', /\b(self\.|None\b|True\b|False\b|elif\b|print\()/, 1],
  ['go', /^package \w+$/m, 4],
  ['go', /^func (\([^)]*\) )?\w+\(|:=/m, 2],
  ['rust', /\b(fn \w+(<[^>]*>)?\(|let mut |impl\b[^{]*\{|pub (fn|struct|enum)|-> [\w<>&]+ \{|\w+!\()/, 3],
  [
    'java',
    /\b(public|private|protected) (static |final )*(class|interface|enum|void|int|String|boolean)\b/,
    2,
  ],
  ['java', /^(package [\w.]+;|import (static )?java\w*\.)/m, 3],
  ['java', /\bSystem\.out\.print|\bString\[\] \w+/, 2],
  ['csharp', /^(using [\w.]+;|namespace [\w.]+)/m, 3],
  ['csharp', /\{ get; (private |init |protected )?(set; )?\}|\bConsole\.Write|\bstring \w+ =/, 2],
  ['c', /^#include\s*[<"][\w./]+\.h[>"]/m, 3],
  ['cpp', /^#include\s*<\w+>|\bstd::|\btemplate\s*</m, 4],
  ['php', /<\?php|\$\w+\s*=|\$this->/, 4],
  ['ruby', /^[ \t]*(def \w+[?!]?(\(.*\))?\s*$|require ['"]|module [A-Z]\w*\s*$|end\s*$)/m, 3],
  ['bash', /^#!.*\b(ba|z|)sh\b|^\s*(fi|done|esac)\s*$|\$\{?\w+\}?.*\n.*\bthen\b/m, 4],
  ['html', /^\s*<(!doctype html|html|head|body|div)\b/i, 5],
  ['css', /^[.#]?[\w-]+(\s[.#]?[\w-]+)*\s*\{\s*[\w-]+\s*:[^{}]*;?\s*\}/m, 3],
  [
    'sql',
    /^\s*(select\b[\s\S]+\bfrom\b|insert\s+into\b|update\b[\s\S]+\bset\b|delete\s+from\b|create\s+(table|index|view)\b|alter\s+table\b|with\b[\s\S]+\bas\s*\()/i,
    5,
  ],
  [
    'typescript',
    /^\s*(export )?(interface \w+(<[^>]*>)?( extends [\w, ]+)?\s*\{|type \w+(<[^>]*>)?\s*=|enum \w+\s*\{)/m,
    4,
  ],
  [
    'typescript',
    /[(,]\s*\w+\??\s*:\s*(string|number|boolean|unknown|any|\w+\[\]|[A-Z]\w*)\b|\)\s*:\s*(Promise<|string|number|boolean|void|[A-Z]\w*)/,
    4,
  ],
  ['typescript', /\b(as const|satisfies \w+|import type |private readonly |: (string|number|boolean)\b)/, 3],
  ['javascript', /\b(const|let|var) [\w{[][^\n]*=|=>|\bfunction\s*\w*\s*\(|\brequire\(|\bconsole\.log\(/, 3],
  ['javascript', /^\s*(import .* from ['"]|export (default |const |function |class ))/m, 2],
]

const minScore = 2

/** Guesses the language of code by its form; undefined if nothing speaks for one. */
export function detectLanguage(code: string): Language | undefined {
  const text = code.slice(0, 20_000)
  if (isJson(text)) return 'json'
  const scores = new Map<Language, number>()
  for (const [language, pattern, weight] of signs)
    if (pattern.test(text)) scores.set(language, (scores.get(language) ?? 0) + weight)
  // TypeScript includes JavaScript.
  if (scores.has('typescript'))
    scores.set('typescript', (scores.get('typescript') ?? 0) + (scores.get('javascript') ?? 0))
  const [best] = [...scores].sort(([, a], [, b]) => b - a)
  return best && best[1] >= minScore ? best[0] : undefined
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
