import { numberWords } from '../matching/number-words.ts'
import type { PatternFormat } from './pattern-format.ts'

/** One step of a described pattern, with texts that it matches. */
interface Step {
  source: string
  shortest: string
  longest: string
  /** How often `group` repeats. Undefined if it is all or nothing. */
  range?: { group: string; sample: string; min: number; max: number }
}

const maxLength = 2_000
const maxSteps = 20
const maxCount = 1_000

const classes: [words: RegExp, source: string, sample: string][] = [
  [/^(?:digits?|numbers?|numerals?)$/, '\\d', '7'],
  [/^(?:hex(?:adecimal)? (?:digits?|characters?)|hex)$/, '[\\da-fA-F]', 'f'],
  [/^(?:upper ?case|capital) (?:letters?|characters?)$/, '[A-Z]', 'Q'],
  [/^lower ?case (?:letters?|characters?)$/, '[a-z]', 'q'],
  [
    /^(?:alphanumerics?|alphanumeric characters?|letters? (?:or|and) digits?|letters? (?:or|and) numbers?)$/,
    '[A-Za-z\\d]',
    'x',
  ],
  [/^(?:letters?|alphabetic characters?)$/, '[A-Za-z]', 'x'],
  [/^vowels?$/, '[AEIOUaeiou]', 'e'],
  [/^(?:word characters?)$/, '\\w', 'w'],
  [/^(?:spaces?|blanks?)$/, ' ', ' '],
  [/^(?:whitespaces?|whitespace characters?)$/, '\\s', ' '],
  [/^(?:characters?|any characters?|chars?)$/, '.', 'x'],
]

const signs = new Map(
  Object.entries({
    dash: '-',
    hyphen: '-',
    minus: '-',
    dot: '.',
    period: '.',
    'full stop': '.',
    underscore: '_',
    slash: '/',
    backslash: '\\',
    colon: ':',
    semicolon: ';',
    comma: ',',
    plus: '+',
    'plus sign': '+',
    'at sign': '@',
    '@ sign': '@',
    hash: '#',
    'dollar sign': '$',
    'percent sign': '%',
    'equals sign': '=',
    star: '*',
    asterisk: '*',
    'opening parenthesis': '(',
    'closing parenthesis': ')',
    tab: '\t',
  }),
)

/**
 * Reads a sequence in words: `3 digits followed by a dash and 2 to 4 letters`. Returns undefined if any part of it is
 * unknown.
 */
export function describePattern(text: string): PatternFormat | undefined {
  if (text.length > maxLength) return undefined
  const description = text
    .toLowerCase()
    .replace(
      /(['"`])(.+?)\1/g,
      (_, _quote, literal) =>
        `literal ${[...literal].map((character) => character.codePointAt(0)).join('_')}`,
    )
    .replace(/\s+/g, ' ')
    .replace(/^.*?\b(?:regex|regexp|regular expression|pattern)\b/, '')
    .replace(
      /^\s*(?:for|that|which|to|matching|match|matches|of|with|:|a|an|the|text|string|strings|starts? with|begins? with|starting with|consists? of|consisting of|contains? exactly|exactly the|\s)+(?=\S)/,
      '',
    )
    .replace(/\b(?:and )?(?:ends?|ending) (?:with|in)\b/g, 'then')
    .replace(/[.!]\s*$/, '')
  const parts = description.split(
    /\s*,?\s+(?:followed by|and then|then)\s+|\s*,\s*(?:and\s+)?|\s+and\s+(?!digits?\b|numbers?\b)/,
  )
  if (parts.length > maxSteps) return undefined
  const read = parts.map((part) => readStep(part.trim()))
  if (!read.every((step) => step !== undefined)) return undefined
  const steps = mergeEqual(read)
  const pattern = new RegExp(`^${steps.map(({ source }) => source).join('')}$`)
  const shortest = steps.map((step) => step.shortest).join('')
  const longest = steps.map((step) => step.longest).join('')
  // The pattern is not run: one of many repetitions can take too long. Only `.` matches U+0000.
  const hasDot = steps.some(({ source }) => /^(?:\(\?:)?\./.test(source))
  const isBounded = steps.every(({ range }) => range !== undefined && range.max !== Infinity)
  const invalid = [
    ...(hasDot && !isBounded ? [] : [`${longest}\u0000`]),
    ...(shortest === '' ? [] : [shortest.slice(0, -1)]),
    ...(hasDot && (!isBounded || shortest !== longest) ? [] : [`\u0000${shortest}`]),
  ]
  return {
    id: 'described',
    title: 'Described pattern',
    words: [],
    pattern,
    valid: [...new Set([shortest, longest])],
    invalid,
  }
}

/** Several repetitions of one class in a row would backtrack over each way to divide a text among them. */
function mergeEqual(steps: readonly Step[]): Step[] {
  const merged: Step[] = []
  for (const step of steps) {
    const [range, previous] = [step.range, merged.at(-1)?.range]
    if (range && previous?.group === range.group)
      merged[merged.length - 1] = rangeStep({
        ...range,
        min: previous.min + range.min,
        max: previous.max + range.max,
      })
    else merged.push(step)
  }
  return merged
}

const rangeStep = (range: NonNullable<Step['range']>): Step => ({
  source: `${range.group}${quantifier(range.min, range.max)}`,
  shortest: range.sample.repeat(range.min),
  longest: range.sample.repeat(Number.isFinite(range.max) ? range.max : range.min + 3),
  range,
})

function readStep(part: string): Step | undefined {
  const isOptional = /^(?:an? )?optional(?:ly)? /.test(part)
  const { count, rest } = readCount(part.replace(/^(?:an? )?optional(?:ly)? (?:an? )?/, ''))
  const atom = readAtom(rest)
  if (
    !atom ||
    count.min > maxCount ||
    (count.max > maxCount && count.max !== Infinity) ||
    count.min > count.max
  )
    return undefined
  const [min, max] = isOptional ? [0, count.max] : [count.min, count.max]
  const group =
    atom.source.length > 1 && !/^(?:\\.|\[[^\]]*\])$/.test(atom.source) ? `(?:${atom.source})` : atom.source
  if (!isOptional) return rangeStep({ group, sample: atom.sample, ...count })
  const quantity =
    isOptional && count.min === count.max && count.min > 1
      ? `{${count.min}}`
      : quantifier(isOptional && count.max === 1 ? 0 : count.min, count.max)
  const source =
    isOptional && quantity.startsWith('{')
      ? `(?:${group}${quantity})?`
      : `${group}${isOptional && count.max !== 1 && !quantity.startsWith('{') ? '*' : quantity}`
  return {
    source,
    shortest: atom.sample.repeat(min),
    longest: atom.sample.repeat(Number.isFinite(max) ? max : count.min + 3),
  }
}

function readCount(part: string): { count: { min: number; max: number }; rest: string } {
  const number = `(\\d+|${numberWords.join('|')})`
  const forms: [RegExp, (a: number, b: number) => [number, number]][] = [
    [new RegExp(`^(?:between )?${number} (?:to|or|and|-|–) ${number} `), (a, b) => [a, b]],
    [new RegExp(`^${number}[-–]${number} `), (a, b) => [a, b]],
    [new RegExp(`^(?:at least|minimum) ${number} `), (a) => [a, Infinity]],
    [new RegExp(`^${number} or more `), (a) => [a, Infinity]],
    [new RegExp(`^(?:at most|up to|maximum) ${number} `), (a) => [0, a]],
    [new RegExp(`^(?:exactly )?${number} `), (a) => [a, a]],
    [/^(?:any number of|zero or more) /, () => [0, Infinity]],
    [/^(?:some|multiple|several) /, () => [1, Infinity]],
    [/^(?:an?|the|single) /, () => [1, 1]],
  ]
  for (const [pattern, bounds] of forms) {
    const match = pattern.exec(part)
    if (!match) continue
    const [min, max] = bounds(toNumber(match[1]), toNumber(match[2]))
    return { count: { min, max }, rest: part.slice(match[0].length) }
  }
  // A plural without a number means one or more.
  return {
    count: {
      min: 1,
      max: /^(?:digits|letters|numbers|characters|.* (?:letters|digits|characters))$/.test(part)
        ? Infinity
        : 1,
    },
    rest: part,
  }
}

const toNumber = (text = ''): number =>
  numberWords.includes(text) ? numberWords.indexOf(text) : Number(text)

function readAtom(words: string): { source: string; sample: string } | undefined {
  const [, codes] =
    /^(?:the )?(?:literal|text literal|word literal|string literal|letter literal) ([\d_]+)$/.exec(words) ??
    []
  const literal = codes
    ? String.fromCodePoint(...codes.split('_').map(Number))
    : (signs.get(words) ?? signs.get(words.replace(/e?s$/, '')))
  if (literal !== undefined) return { source: escapePattern(literal), sample: literal }
  const match = classes.find(([pattern]) => pattern.test(words))
  return match && { source: match[1], sample: match[2] }
}

const escapePattern = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\t/g, '\\t')

function quantifier(min: number, max: number): string {
  if (min === max) return min === 1 ? '' : `{${min}}`
  if (max === Infinity) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`
  return min === 0 && max === 1 ? '?' : `{${min},${max}}`
}
