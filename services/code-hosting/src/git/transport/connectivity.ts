import { literals } from '../arguments.ts'
import { GitError } from '../git-error.ts'
import type { Store } from '../store.ts'

const patienceMs = 15 * 60_000

/** Whether the repository has everything that some objects reach. Git checks the same before it updates a ref. */
export async function areConnected(
  store: Store,
  oids: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  const args = literals('rev-list', '--objects', '--stdin', '--not', '--all', '--quiet')
  const input = [...oids, ''].join('\n')
  try {
    await store.run(args, { input, signal, timeoutMs: patienceMs })
    return true
  } catch (error) {
    if (error instanceof GitError && (error.kind === 'failed' || error.kind === 'missing')) return false
    throw error
  }
}
