import { createAutomaton, type PatternAutomaton } from './pattern-automaton.ts'

/**
 * Why a backtracking engine can need more than linear time for a text that does not match: it can read the same
 * characters in several ways. Undefined for patterns whose time is linear, if assertions and back references are short.
 */
export function findSlowShape(pattern: RegExp): 'exponential' | 'polynomial' | undefined {
  const automaton = createAutomaton(pattern)
  if (automaton.hasNestedRepeat || isExponential(automaton)) return 'exponential'
  return isPolynomial(automaton) ? 'polynomial' : undefined
}

/** True if two different paths lead from a position back to it with the same text. */
function isExponential({ positions }: PatternAutomaton): boolean {
  const pairs = reachablePairs(positions)
  for (const [index] of positions.entries()) {
    const start = pairKey(index, index, positions.length)
    const reached = reach(pairs, start)
    for (const key of reached) {
      const isDiagonal = Math.floor(key / positions.length) === key % positions.length
      if (!isDiagonal && reach(pairs, key).has(start)) return true
    }
  }
  return false
}

const pairKey = (a: number, b: number, count: number): number => a * count + b

type Positions = PatternAutomaton['positions']

/** Pairs of positions, and those that both reach with the same character. */
function reachablePairs(positions: Positions): (key: number) => number[] {
  const cache = new Map<number, number[]>()
  return (key) => {
    const cached = cache.get(key)
    if (cached) return cached
    const [a, b] = [positions[Math.floor(key / positions.length)], positions[key % positions.length]]
    const result: number[] = []
    for (const x of a?.next ?? [])
      for (const y of b?.next ?? [])
        if ((positions[x]?.set ?? 0n) & (positions[y]?.set ?? 0n))
          result.push(pairKey(x, y, positions.length))
    cache.set(key, result)
    return result
  }
}

function reach(next: (key: number) => Iterable<number>, start: number): Set<number> {
  const visited = new Set<number>()
  const stack = [start]
  for (let key = stack.pop(); key !== undefined; key = stack.pop())
    for (const other of next(key))
      if (!visited.has(other)) {
        visited.add(other)
        stack.push(other)
      }
  return visited
}

/** True if one text leads from a loop back to it, from it to another loop, and from that loop back to it. */
function isPolynomial({ positions }: PatternAutomaton): boolean {
  const count = positions.length
  const follow = (index: number) => [...(positions[index]?.next ?? [])]
  const setOf = (index: number) => positions[index]?.set ?? 0n
  const reachable = positions.map((_, index) => reach(follow, index))
  const loops = positions.flatMap((_, index) => (reachable[index]?.has(index) ? [index] : []))
  const isTogether = (a: number, b: number) => Boolean(reachable[a]?.has(b) && reachable[b]?.has(a))
  const key = (a: number, b: number, c: number) => (a * count + b) * count + c
  for (const p of loops)
    for (const q of loops) {
      if (p === q || !reachable[p]?.has(q)) continue
      const next = (triple: number): number[] => {
        const [a, b, c] = [
          Math.floor(triple / count / count),
          Math.floor(triple / count) % count,
          triple % count,
        ]
        const inFirst = follow(a).filter((x) => isTogether(x, p))
        const inSecond = follow(c).filter((z) => isTogether(z, q))
        return inFirst.flatMap((x) =>
          inSecond.flatMap((z) => {
            const both = setOf(x) & setOf(z)
            return follow(b).flatMap((y) => (both & setOf(y) ? key(x, y, z) : []))
          }),
        )
      }
      if (reach(next, key(p, p, q)).has(key(p, q, q))) return true
    }
  return false
}
