import type { RefChange } from '../../git/git.ts'
import type { StoredIntent } from './store/pushes.ts'

/** One ref in the database and in git. */
export interface RefState {
  stored: string | null
  actual: string | null
}

/**
 * Returns the intended changes that happened, by intent. Git is authoritative: the intents form a chain from the value
 * in the database to the value in git, and a remaining gap belongs to the last one.
 */
export function findCompletedChanges(
  intents: readonly StoredIntent[],
  states: ReadonlyMap<string, RefState>,
): Map<number, RefChange[]> {
  const happened = new Map<number, RefChange[]>(intents.map(({ id }) => [id, []]))
  const all = intents.flatMap(({ id, changes }) => changes.map((change) => ({ id, ...change })))
  const byRef = Map.groupBy(all, ({ ref }) => ref)
  for (const [ref, { stored, actual }] of states) {
    const intended = byRef.get(ref) ?? []
    const last = intended.at(-1)
    let at = stored
    while (at !== actual) {
      const next =
        intended.find(({ from, to }) => from === at && to === actual) ??
        intended.find(({ from }) => from === at)
      const step = next ?? last
      if (!step) break
      const to = next ? next.to : actual
      happened.get(step.id)?.push({ ref, from: at, to })
      if (next) intended.splice(intended.indexOf(next), 1)
      at = to
    }
  }
  return happened
}
