import type { PostingList } from './snapshot-index.ts'

const damping = 0.85
const rounds = 15
/** A name that many files define says little about which of them a use means. */
const maxDefinitions = 5

/**
 * PageRank of the files: a use of a name is a link to the files that define it. The average is 1.
 * https://doi.org/10.1016/S0169-7552(98)00110-X
 */
export function rankFiles(files: number, lists: ReadonlyMap<string, PostingList>): number[] {
  const links = Array.from({ length: files }, () => new Map<number, number>())
  for (const [key, definitions] of lists) {
    if (!key.startsWith('s ') || definitions.length / 2 > maxDefinitions) continue
    const uses = lists.get(`r ${key.slice(2)}`) ?? []
    for (let use = 0; use < uses.length; use += 2)
      for (let definition = 0; definition < definitions.length; definition += 2) {
        const [from = 0, count = 0, to = 0] = [uses[use], uses[use + 1], definitions[definition]]
        const weights = links[from]
        if (from !== to) weights?.set(to, (weights.get(to) ?? 0) + Math.sqrt(count))
      }
  }
  const totals = links.map((weights) => weights.values().reduce((sum, weight) => sum + weight, 0))
  let ranks = new Array<number>(files).fill(1)
  for (let round = 0; round < rounds; round++) {
    const next = new Array<number>(files).fill(0)
    let dangling = 0
    for (const [from, weights] of links.entries()) {
      const rank = ranks[from] ?? 0
      if (weights.size === 0) dangling += rank
      for (const [to, weight] of weights) next[to] = (next[to] ?? 0) + (rank * weight) / (totals[from] ?? 1)
    }
    ranks = next.map((rank) => 1 - damping + damping * (rank + dangling / files))
  }
  return ranks.map((rank) => Math.round(rank * 1000) / 1000)
}
