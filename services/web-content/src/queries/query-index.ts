import type { SearchDocument } from '../query/fields.ts'
import { listDocumentTerms, prepareDocument } from '../query/matches.ts'
import type { CompiledSaved } from './compile-saved.ts'

export interface QueryIndex<Entry extends CompiledSaved> {
  add(entry: Entry): void
  remove(entry: Entry): void
  match(document: SearchDocument, nowMs: number): Entry[]
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
    match(document, nowMs) {
      const prepared = prepareDocument(document)
      const candidates = new Set(unbound)
      for (const term of listDocumentTerms(prepared))
        for (const entry of byTerm.get(term) ?? []) candidates.add(entry)
      return [...candidates].filter((entry) => entry.matches(prepared, nowMs))
    },
  }
}
