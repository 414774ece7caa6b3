export type RegexNode =
  | { kind: 'character'; matches(character: string): boolean }
  | { kind: 'assert'; holds(before: string | undefined, after: string | undefined): boolean }
  | { kind: 'sequence'; items: readonly RegexNode[] }
  | { kind: 'either'; options: readonly RegexNode[] }
  | { kind: 'repeat'; node: RegexNode; min: number; max: number }

type Matches = (character: string) => boolean

const maxRepetitions = 1000
const maxDepth = 50

/** Parses what can be matched in linear time. Backreferences and lookaround cannot. */
export function parseRegex(source: string): RegexNode {
  const input = [...source]
  let at = 0
  const node = parseEither(0)
  if (at < input.length) throw new SyntaxError('unmatched )')
  return node

  function take(text: string): boolean {
    if (
      !input
        .slice(at, at + text.length)
        .join('')
        .startsWith(text)
    )
      return false
    at += text.length
    return true
  }

  function parseEither(depth: number): RegexNode {
    if (depth > maxDepth) throw new SyntaxError('groups are nested too deeply')
    const options = [parseSequence(depth)]
    while (take('|')) options.push(parseSequence(depth))
    return options.length === 1 && options[0] ? options[0] : { kind: 'either', options }
  }

  function parseSequence(depth: number): RegexNode {
    const items: RegexNode[] = []
    while (at < input.length && input[at] !== '|' && input[at] !== ')') items.push(parseRepeated(depth))
    return { kind: 'sequence', items }
  }

  function parseRepeated(depth: number): RegexNode {
    let node = parseAtom(depth)
    for (let quantifiers = 0; ; quantifiers++) {
      const bounds = parseQuantifier()
      if (!bounds) return node
      // A second quantifier is ambiguous, and many of them would nest deeply.
      if (quantifiers) throw new SyntaxError('nothing to repeat')
      // Only whether there is a match counts, so lazy quantifiers are the same as greedy ones.
      take('?')
      node = { kind: 'repeat', node, ...bounds }
    }
  }

  function parseQuantifier(): { min: number; max: number } | undefined {
    if (take('*')) return { min: 0, max: Number.POSITIVE_INFINITY }
    if (take('+')) return { min: 1, max: Number.POSITIVE_INFINITY }
    if (take('?')) return { min: 0, max: 1 }
    const rest = input.slice(at, at + 12).join('')
    const [text, low, comma, high] = /^\{(\d+)(,)?(\d+)?\}/.exec(rest) ?? []
    if (text === undefined) return undefined
    at += text.length
    const min = Number(low)
    const max = comma === undefined ? min : high === undefined ? Number.POSITIVE_INFINITY : Number(high)
    if (min > maxRepetitions || (max !== Number.POSITIVE_INFINITY && max > maxRepetitions) || max < min)
      throw new SyntaxError('invalid repetition')
    return { min, max }
  }

  function parseAtom(depth: number): RegexNode {
    const character = input[at++]
    if (character === '(') return parseGroup(depth)
    if (character === '[') return { kind: 'character', matches: parseClass() }
    if (character === '.') return { kind: 'character', matches: (one) => one !== '\n' }
    if (character === '^') return { kind: 'assert', holds: (before) => before === undefined }
    if (character === '$') return { kind: 'assert', holds: (_, after) => after === undefined }
    if (character === '\\') return parseEscape()
    if (character === '*' || character === '+' || character === '?')
      throw new SyntaxError('nothing to repeat')
    return { kind: 'character', matches: (one) => one === character }
  }

  function parseGroup(depth: number): RegexNode {
    const name = /^\?P?<[A-Za-z]\w*>/.exec(input.slice(at, at + 64).join(''))?.[0]
    if (name !== undefined) at += name.length
    else if (!take('?:') && input[at] === '?') throw new SyntaxError('lookaround and flags are not supported')
    const node = parseEither(depth + 1)
    if (!take(')')) throw new SyntaxError('missing )')
    return node
  }

  function parseEscape(): RegexNode {
    const letter = input[at++]
    if (letter === undefined) throw new SyntaxError('trailing \\')
    if (letter === 'b' || letter === 'B')
      return { kind: 'assert', holds: (before, after) => isBoundary(before, after) === (letter === 'b') }
    if (letter === 'A') return { kind: 'assert', holds: (before) => before === undefined }
    if (letter === 'z') return { kind: 'assert', holds: (_, after) => after === undefined }
    return { kind: 'character', matches: escaped(letter) }
  }

  function parseClass(): Matches {
    const isNegated = take('^')
    const members: Matches[] = []
    for (let isFirst = true; ; isFirst = false) {
      const character = input[at++]
      if (character === undefined) throw new SyntaxError('missing ]')
      if (character === ']' && !isFirst) break
      if (character === '\\') {
        const letter = input[at++]
        if (letter === undefined) throw new SyntaxError('trailing \\')
        members.push(escaped(letter))
      } else if (input[at] === '-' && input[at + 1] !== undefined && input[at + 1] !== ']') {
        const high = input[at + 1] === '\\' ? input[at + 2] : input[at + 1]
        at += input[at + 1] === '\\' ? 3 : 2
        if (high === undefined || high < character) throw new SyntaxError('invalid range')
        members.push((one) => one >= character && one <= high)
      } else members.push((one) => one === character)
    }
    return (one) => members.some((matches) => matches(one)) !== isNegated
  }
}

const named = new Map<string, RegExp>(Object.entries({ d: /\d/, w: /\w/, s: /[\t\n\f\r ]/ }))
const controls = new Map(Object.entries({ n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' }))

function escaped(letter: string): Matches {
  const set = named.get(letter.toLowerCase())
  if (set) return (one) => set.test(one) === (letter === letter.toLowerCase())
  const control = controls.get(letter)
  if (control !== undefined) return (one) => one === control
  if (/[A-Za-z0-9]/.test(letter)) throw new SyntaxError(`\\${letter} is not supported`)
  return (one) => one === letter
}

function isBoundary(before: string | undefined, after: string | undefined): boolean {
  return isWord(before) !== isWord(after)
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /\w/.test(character)
}
