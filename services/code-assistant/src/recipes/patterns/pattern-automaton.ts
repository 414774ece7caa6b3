/** A position of a pattern: one character class in it. */
interface Position {
  /** The characters that it matches, as bits of `alphabet`. */
  set: bigint
  next: Set<number>
}

export interface PatternAutomaton {
  positions: Position[]
  first: Set<number>
  /** True if an operator repeats another repetition, as in `(a*)*`. */
  hasNestedRepeat: boolean
}

interface Fragment {
  first: Set<number>
  last: Set<number>
  isNullable: boolean
}

const alphabet = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code)),
  ...'äÄß日本€’\u00a0\u0301١',
]

/** More repetitions show no other structure. */
const maxCopies = 3

/**
 * The automaton of Glushkov. Assertions match the empty text, and a back reference any characters. Throws on syntax that
 * patterns with these flags do not have.
 */
export function createAutomaton({ source, flags }: RegExp): PatternAutomaton {
  const positions: Position[] = []
  const unicode = flags.replace(/[^iusv]/g, '')
  const cache = new Map<string, bigint>()
  let hasNestedRepeat = false
  let at = 0

  function setOf(atom: string): bigint {
    const cached = cache.get(atom)
    if (cached !== undefined) return cached
    const pattern = new RegExp(`^(?:${atom})$`, unicode)
    const set = alphabet.reduce(
      (bits, character, index) => (pattern.test(character) ? bits | (1n << BigInt(index)) : bits),
      0n,
    )
    cache.set(atom, set)
    return set
  }

  const empty = (): Fragment => ({ first: new Set(), last: new Set(), isNullable: true })

  function position(set: bigint): Fragment {
    positions.push({ set, next: new Set() })
    const index = new Set([positions.length - 1])
    return { first: index, last: index, isNullable: false }
  }

  function connect(from: ReadonlySet<number>, to: ReadonlySet<number>, isRepeat = false): void {
    for (const index of from)
      for (const other of to) {
        const next = positions[index]?.next
        if (isRepeat && next?.has(other)) hasNestedRepeat = true
        next?.add(other)
      }
  }

  function concat(a: Fragment, b: Fragment): Fragment {
    connect(a.last, b.first)
    return {
      first: a.isNullable ? a.first.union(b.first) : a.first,
      last: b.isNullable ? a.last.union(b.last) : b.last,
      isNullable: a.isNullable && b.isNullable,
    }
  }

  function alternatives(): Fragment {
    let result = sequence()
    while (source[at] === '|') {
      at += 1
      const other = sequence()
      result = {
        first: result.first.union(other.first),
        last: result.last.union(other.last),
        isNullable: result.isNullable || other.isNullable,
      }
    }
    return result
  }

  function sequence(): Fragment {
    let result = empty()
    while (at < source.length && source[at] !== '|' && source[at] !== ')')
      result = concat(result, quantified())
    return result
  }

  function quantified(): Fragment {
    const start = at
    const fragment = atom()
    const [text, min, comma, max] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(source.slice(at)) ?? []
    if (text === undefined) return fragment
    at += text.length
    if (source[at] === '?') at += 1
    const after = at
    const [low, high] = bounds(text, min, comma, max)
    if (high === 0) return empty()
    let result: Fragment = { ...fragment, isNullable: fragment.isNullable || low === 0 }
    let previous = fragment
    const copies = Math.min(maxCopies, high === Infinity ? low : high)
    for (let copy = 2; copy <= copies; copy++) {
      at = start
      const next = atom()
      // Copies that can be missing are nested, so that there is one way to read a text: `(a(a)?)?`.
      connect(previous.last, next.first)
      result = {
        first: result.first.union(previous.isNullable ? next.first : new Set()),
        last: copy > low || next.isNullable ? result.last.union(next.last) : next.last,
        isNullable: result.isNullable && (copy > low || next.isNullable),
      }
      previous = next
    }
    at = after
    if (high === Infinity) connect(previous.last, previous.first, true)
    return result
  }

  function atom(): Fragment {
    const rest = source.slice(at)
    const [group] = /^\((?:\?(?:<?[=!]|:|<[A-Za-z]\w*>))?/.exec(rest) ?? []
    if (group) {
      at += group.length
      const inner = alternatives()
      at += 1
      return /^\(\?<?[=!]/.test(group) ? empty() : inner
    }
    if (/^(?:[$^]|\\[bB])/.test(rest)) {
      at += rest[0] === '\\' ? 2 : 1
      return empty()
    }
    const [text = ''] =
      /^(?:\[(?:[^\\\]]|\\[\s\S])*\]|\\[pP]\{[^}]+\}|\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<\w+>|\\[\s\S]|[\s\S])/iu.exec(
        rest,
      ) ?? []
    at += text.length
    return position(/^\\[1-9k]/.test(text) ? setOf('[\\s\\S]') : setOf(text))
  }

  const { first } = alternatives()
  return { positions, first, hasNestedRepeat }
}

function bounds(text: string, min = '', comma = '', max = ''): [low: number, high: number] {
  if (text === '*') return [0, Infinity]
  if (text === '+') return [1, Infinity]
  if (text === '?') return [0, 1]
  return [Number(min), comma ? (max ? Number(max) : Infinity) : Number(min)]
}
