import { defineTask } from '../../src/analysis/analysis.ts'
import { AnalysisProblem } from '../../src/analysis/analysis-problem.ts'

export type Behavior =
  | 'echo'
  | 'endless'
  | 'memory'
  | 'recursion'
  | 'problem'
  | 'failure'
  | 'thread'
  | 'hoard'

export const behave = defineTask<Behavior, number>(new URL(import.meta.url))

let runs = 0
const retained: unknown[] = []

/** Behaves as bad code can make an analysis behave. Returns how often the thread ran it. */
export function run(behavior: Behavior): number {
  runs++
  const list: unknown[] = []
  switch (behavior) {
    case 'endless':
      while (true) list[0] = runs
    case 'memory':
      while (true) list.push(new Array(4_000_000).fill(runs))
    case 'recursion':
      return run('recursion') + 1
    case 'problem':
      throw new AnalysisProblem('request_invalid', 'This is expected.', 'code')
    case 'failure':
      throw new Error('a defect')
    case 'hoard':
      for (let count = 0; count < 50; count++) retained.push(new Array(1_000_000).fill(count))
      return runs
    default:
      return runs
  }
}
