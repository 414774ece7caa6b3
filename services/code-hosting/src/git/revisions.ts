import { internalRefs } from './processes/settings.ts'
import type { Refs } from './refs.ts'
import type { Store } from './store.ts'

/** Resolves a revision from a client. Its text never reaches git. */
export async function resolveRevision(
  store: Store,
  refs: Refs,
  head: () => Promise<string>,
  revision: string,
): Promise<string | undefined> {
  const hex = revision.toLowerCase()
  if (/^[0-9a-f]{40}$/.test(hex)) return commitOf(store, hex)
  const word = revision === 'HEAD' ? `refs/heads/${await head()}` : revision
  for (const name of namesOf(word)) {
    const ref = await refs.find(name)
    if (!ref) continue
    const { oid, type } = ref.peeled ?? ref
    return type === 'commit' ? oid : undefined
  }
  return /^[0-9a-f]{4,39}$/.test(hex) ? commitOf(store, hex) : undefined
}

function namesOf(word: string): string[] {
  if (word.startsWith(internalRefs)) return []
  const names = [`refs/heads/${word}`, `refs/tags/${word}`]
  if (/^(?:heads|tags|pull)\//.test(word)) names.push(`refs/${word}`)
  return word.startsWith('refs/') ? [word, ...names] : names
}

async function commitOf(store: Store, hex: string): Promise<string | undefined> {
  return (await store.requestObject({ command: 'info', name: `${hex}^{commit}` }))?.oid
}
