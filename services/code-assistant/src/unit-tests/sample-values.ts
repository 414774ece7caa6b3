import { splitIdentifier } from '../documentation/identifier-words.ts'

/** Values for a parameter, the most typical first; undefined if the type is not simple. */
export function sampleValues(name: string, type: string | undefined): readonly unknown[] | undefined {
  const plain =
    type
      ?.replace(/^readonly\s+/, '')
      .replace(/^Readonly(Array<.*>)$/, '$1')
      .trim() ?? guessType(name)
  const literals = plain?.split('|').map((part) => part.trim())
  if (literals?.length && literals.every((part) => /^('[^']*'|"[^"]*"|-?\d+(\.\d+)?)$/.test(part)))
    return literals.map((part) => (/^['"]/.test(part) ? part.slice(1, -1) : Number(part)))
  switch (plain) {
    case 'number':
    case 'int':
    case 'float':
      return sampleNumbers(name)
    case 'string':
    case 'str':
      return sampleStrings(name)
    case 'boolean':
    case 'bool':
      return [true, false]
    case 'string[]':
    case 'Array<string>':
    case 'list[str]':
    case 'List[str]':
      return [['a', 'b'], [], ['b', 'a', 'b']]
    case 'number[]':
    case 'Array<number>':
    case 'list[int]':
    case 'List[int]':
    case 'list[float]':
    case 'List[float]':
      return [[3, 1, 2], [], [-1]]
    default:
      return undefined
  }
}

/** Lower bounds are below upper ones, so that typical calls do not throw. */
function sampleNumbers(name: string): readonly number[] {
  const words = splitIdentifier(name)
  if (words.some((word) => /^(min|minimum|low|lower|start|from)$/.test(word))) return [0, 10, 1]
  if (words.some((word) => /^(max|maximum|high|upper|end|limit|to)$/.test(word))) return [10, -1, 1]
  return [3, 100, 0, -1, 10, 2, 1]
}

function sampleStrings(name: string): readonly string[] {
  const word = splitIdentifier(name).at(-1) ?? ''
  if (word === 'email') return ['ada@example.com', '', 'ada']
  if (word === 'url' || word === 'uri') return ['https://example.com/a', '', 'a']
  if (/^(separator|delimiter)$/.test(word)) return ['-', '']
  if (word === 'id') return ['id-1', '']
  return ['Hello World', '', 'a']
}

/** For JavaScript and Python without annotations: only unambiguous names. */
function guessType(name: string): string | undefined {
  const word = splitIdentifier(name).at(-1) ?? ''
  if (
    /^(count|amount|total|price|width|height|size|length|index|age|rate|percent|quantity|n|max|min|numerator|denominator|number|limit|offset)$/.test(
      word,
    )
  )
    return 'number'
  if (
    /^(name|text|title|string|message|label|word|email|url|path|slug|str|prefix|suffix|separator)$/.test(word)
  )
    return 'string'
  if (/^(numbers|values|scores|prices|amounts)$/.test(word)) return 'number[]'
  if (/^(words|names|lines|strings|tags)$/.test(word)) return 'string[]'
  return undefined
}

const maxCombinations = 40

/** Arguments for calls: first typical values, then variations of each parameter, then others. */
export function combineArguments(values: readonly (readonly unknown[])[]): unknown[][] {
  const typical = values.map(([first]) => first)
  const variations = values.flatMap((list, i) => list.slice(1).map((value) => typical.with(i, value)))
  const last = values.map((list) => list.at(-1))
  return [typical, ...variations, ...(values.length > 1 ? [last] : [])].slice(0, maxCombinations)
}
