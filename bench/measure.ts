import { describeClaim, formatCount, median } from './figures.ts'

export interface Contender {
  name: string
  /** Runs this many operations, sequentially or concurrently as the claim requires. */
  run(operations: number): Promise<void> | void
}

export interface Comparison {
  claim: string
  ours: Contender
  peer: Contender
  /** Operations per round; a round should take about ten milliseconds. */
  operations: number
  rounds?: number
  /** Maximum ratio of our time to the peer's. */
  atMost: number
}

/**
 * Alternates both contenders in one run, so that other load affects both alike. Prints the median time per operation and
 * their ratio.
 */
export async function compare(comparison: Comparison): Promise<void> {
  const { claim, ours, peer, operations, rounds = 21, atMost } = comparison
  const times = { ours: [] as number[], peer: [] as number[] }
  for (let round = 0; round < rounds + warmUpRounds; round++) {
    // The second contender may profit from warm caches or suffer from garbage of the first.
    const order = round % 2 === 0 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const)
    for (const side of order) {
      const timeMs = await timeOf(comparison[side], operations)
      if (round >= warmUpRounds) times[side].push(timeMs)
    }
  }
  const ratio = median(times.ours) / median(times.peer)
  console.log(claim)
  console.log(`  ${describe(ours.name, times.ours, operations)}`)
  console.log(`  ${describe(peer.name, times.peer, operations)}`)
  console.log(`  ratio ${describeClaim(ratio, 'at most', atMost)}\n`)
}

const warmUpRounds = 4

async function timeOf(contender: Contender, operations: number): Promise<number> {
  const start = performance.now()
  await contender.run(operations)
  return performance.now() - start
}

function describe(name: string, times: readonly number[], operations: number): string {
  const timeUs = (median(times) * 1000) / operations
  const perSecond = formatCount(1_000_000 / timeUs)
  return `${name.padEnd(32)} ${timeUs.toFixed(2).padStart(9)} µs   ${perSecond.padStart(10)}/s`
}
