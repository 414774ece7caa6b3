import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { SearchDocument } from '../query/fields.ts'
import { listDocumentTerms, prepareDocument } from '../query/matches.ts'
import type { CompiledSaved } from './compile-saved.ts'

export interface QueryIndex<Entry extends CompiledSaved> {
  add(entry: Entry): void
  remove(entry: Entry): void
  /** Lets other work go on between queries, which may have hundreds of conditions each. */
  match(document: SearchDocument, nowMs: number): Promise<Entry[]>
}

/** Finds the queries that match a document among those that share a required term with it. */
export function createQueryIndex<Entry extends CompiledSaved>(): QueryIndex<Entry> {
  const byTerm = new Map<string, Set<Entry>>()
  /** Any document may match these. */
  const unbound = new Set<Entry>()
  return {
    add(entry) {
      if (!entry.requiredTerms) unbound.add(entry)
      for (const term of entry.requiredTerms ?? []) {
        const sharing = byTerm.get(term)
        if (sharing) sharing.add(entry)
        else byTerm.set(term, new Set([entry]))
      }
    },
    remove(entry) {
      unbound.delete(entry)
      for (const term of entry.requiredTerms ?? []) {
        const sharing = byTerm.get(term)
        sharing?.delete(entry)
        if (sharing?.size === 0) byTerm.delete(term)
      }
    },
    async match(document, nowMs) {
      const prepared = prepareDocument(document)
      const possible = new Set(unbound)
      for (const term of listDocumentTerms(prepared))
        for (const entry of byTerm.get(term) ?? []) possible.add(entry)
      const matches: Entry[] = []
      for (const entry of possible) {
        await yieldIfBusy()
        if (entry.matches(prepared, nowMs)) matches.push(entry)
      }
      return matches
    },
  }
}
