import { AnalysisProblem } from '../analysis/analysis-problem.ts'

export function isRegexLiteral(text: string): boolean {
  return /^\/(?![*/])(?:[^/\\\n]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[dgimsuvy]*$/.test(text)
}

const flagTexts = new Map(
  Object.entries({
    d: 'records the positions of groups',
    g: 'finds all matches',
    i: 'ignores case',
    m: '`^` and `$` match at line ends',
    s: '`.` also matches line breaks',
    u: 'reads Unicode code points',
    v: 'reads Unicode code points, with sets',
    y: 'matches only at the current position',
  }),
)

/** Describes each element of a regular expression in the order of the text. */
export function explainRegex(text: string): string {
  const literal = isRegexLiteral(text) ? /^\/(.*)\/(\w*)$/s.exec(text) : undefined
  const source = literal?.[1] ?? text
  const flags = literal?.[2] ?? ''
  try {
    new RegExp(source, flags.replace(/[^dgimsuvy]/g, ''))
  } catch (error) {
    throw new AnalysisProblem(
      'code_unparsable',
      error instanceof Error ? error.message : 'The regular expression is not valid.',
    )
  }
  const reader = { source, at: 0, groups: 0 }
  const lines = readAlternatives(reader, '')
  const notes = [...flags].flatMap((flag) => flagTexts.get(flag) ?? [])
  return [
    `The regular expression matches, in this order:\n\n${lines.join('\n')}`,
    ...(notes.length ? [`Flags: ${notes.join(', ')}.`] : []),
    ...(hasNestedQuantifier(source)
      ? [
          'A repeated group contains a repetition. Some inputs may need exponential time (an estimate from its form).',
        ]
      : []),
  ]
    .join('\n\n')
    .concat('\n')
}

/** A repeated group that is nothing but a repetition, or that begins with `.*`: `(a+)+`, `(.*,)*`. */
export function hasNestedQuantifier(source: string): boolean {
  const plain = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  return /\((?:\?:|\?<\w+>)?(?:[^()|+*?][+*]\??|\.[+*]\??[^()|]*)\)(?:[+*]|\{\d+,\})/.test(plain)
}

interface Reader {
  source: string
  at: number
  groups: number
}

function readAlternatives(reader: Reader, indent: string): string[] {
  const alternatives: string[][] = [[]]
  while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
    if (reader.source[reader.at] === '|') {
      reader.at++
      alternatives.push([])
    } else alternatives.at(-1)?.push(...readElement(reader, indent))
  }
  const [only = [], second] = alternatives
  if (!second) return only
  return alternatives.flatMap((lines, i) => [
    `${indent}- ${i === 0 ? 'either' : 'or'}:`,
    ...(lines.length ? lines.map((line) => `  ${line}`) : [`${indent}  - nothing`]),
  ])
}

function readElement(reader: Reader, indent: string): string[] {
  const { source } = reader
  const char = source[reader.at] ?? ''
  if (char === '(') {
    const head = /^\((\?:|\?=|\?!|\?<=|\?<!|\?<(\w+)>)?/.exec(source.slice(reader.at))
    reader.at += head?.[0].length ?? 1
    const number = !head?.[1] || head[2] ? ++reader.groups : 0
    const inner = readAlternatives(reader, `${indent}  `)
    reader.at++
    const name = groupName(head?.[1], head?.[2], number)
    return [`${indent}- ${readQuantifier(reader)}${name}:`, ...inner]
  }
  const text = readAtom(reader)
  const quantifier = readQuantifier(reader)
  return [`${indent}- ${quantifier}${text}`]
}

function groupName(kind: string | undefined, name: string | undefined, number: number): string {
  if (name) return `group ${number}, named \`${name}\``
  if (kind === '?=') return 'followed by'
  if (kind === '?!') return 'not followed by'
  if (kind === '?<=') return 'after'
  if (kind === '?<!') return 'not after'
  return kind === '?:' ? 'a group' : `group ${number}`
}

const escapes = new Map(
  Object.entries({
    d: 'a digit',
    D: 'a character that is not a digit',
    w: 'a letter, digit or underscore',
    W: 'a character that is not a letter, digit or underscore',
    s: 'white space',
    S: 'a character that is not white space',
    b: 'a word boundary',
    B: 'a position that is no word boundary',
    n: 'a line feed',
    r: 'a carriage return',
    t: 'a tab',
  }),
)

const specials = new Map(
  Object.entries({
    '^': 'the start of the text',
    $: 'the end of the text',
    '.': 'any character',
  }),
)

function readAtom(reader: Reader): string {
  const rest = reader.source.slice(reader.at)
  const take = (length: number) => {
    reader.at += length
  }
  const set = /^\[(\^?)((?:[^\]\\]|\\.)*)\]/.exec(rest)
  if (set) {
    take(set[0].length)
    return `${set[1] ? 'a character except' : 'one of'} ${describeSet(set[2] ?? '')}`
  }
  const property = /^\\([pP])\{([^}]*)\}/.exec(rest)
  if (property) {
    take(property[0].length)
    return `a character ${property[1] === 'P' ? 'without' : 'with'} the Unicode property \`${property[2]}\``
  }
  const reference = /^\\(?:(\d+)|k<(\w+)>)/.exec(rest)
  if (reference) {
    take(reference[0].length)
    return `the same text as group ${reference[1] ?? `\`${reference[2]}\``}`
  }
  if (rest.startsWith('\\')) {
    const code = /^\\(?:u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)/s.exec(rest)?.[0] ?? rest.slice(0, 2)
    take(code.length)
    return escapes.get(code.slice(1)) ?? `the character \`${code.length > 2 ? code : code.slice(1)}\``
  }
  const special = specials.get(rest.charAt(0))
  if (special) {
    take(1)
    return special
  }
  // The last character of a run belongs to the quantifier after it.
  const run = /^[^\\[\](){}|.*+?^$]+/.exec(rest)?.[0] ?? rest.charAt(0)
  const isQuantified = /^[*+?]|^\{\d/.test(rest.slice(run.length))
  const literal = isQuantified && run.length > 1 ? run.slice(0, -1) : run
  take(literal.length)
  return literal.length === 1 ? `the character \`${literal}\`` : `the text \`${literal}\``
}

function describeSet(content: string): string {
  const parts = content.match(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.-\\?.|[^\\]-\\?[^\\]|\\.|[\s\S]/g) ?? []
  return parts
    .map((part) => {
      if (/^.-.$/.test(part)) return `\`${part[0]}\` to \`${part[2]}\``
      if (part.startsWith('\\'))
        return escapes.get(part.slice(1)) ?? `\`${part.length > 2 ? part : part.slice(1)}\``
      return part === '`' ? 'a backtick' : `\`${part}\``
    })
    .join(', ')
}

function readQuantifier(reader: Reader): string {
  const match = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/.exec(reader.source.slice(reader.at))
  if (!match) return ''
  reader.at += match[0].length
  const [, sign, min, comma, max, lazy] = match
  const few = lazy ? ', as few as possible' : ''
  if (sign === '*') return `zero or more times${few}: `
  if (sign === '+') return `one or more times${few}: `
  if (sign === '?') return `optional${few}: `
  if (!comma) return `${min} times: `
  return max ? `${min} to ${max} times${few}: ` : `at least ${min} times${few}: `
}
