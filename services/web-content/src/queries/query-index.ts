import type { SearchDocument } from '../query/fields.ts'
import { listDocumentTerms, prepareDocument } from '../query/matches.ts'
import type { CompiledSaved } from './compile-saved.ts'

export interface QueryIndex<Entry extends CompiledSaved> {
  add(entry: Entry): void
  remove(entry: Entry): void
  match(document: SearchDocument, nowMs: number): Entry[]
}

interface Candidate<Entry> {
  entry: Entry
  /** The last document it was compared with: several terms can lead to it. */
  turn: number
}

/** Finds the queries that match a document among those that share a required term with it. */
export function createQueryIndex<Entry extends CompiledSaved>(): QueryIndex<Entry> {
  const candidates = new Map<Entry, Candidate<Entry>>()
  const byTerm = new Map<string, Set<Candidate<Entry>>>()
  /** Any document may match these. */
  const unbound = new Set<Candidate<Entry>>()
  let turn = 0
  return {
    add(entry) {
      const candidate = { entry, turn }
      candidates.set(entry, candidate)
      if (!entry.requiredTerms) unbound.add(candidate)
      for (const term of entry.requiredTerms ?? []) {
        const sharing = byTerm.get(term)
        if (sharing) sharing.add(candidate)
        else byTerm.set(term, new Set([candidate]))
      }
    },
    remove(entry) {
      const candidate = candidates.get(entry)
      if (!candidate) return
      candidates.delete(entry)
      unbound.delete(candidate)
      for (const term of entry.requiredTerms ?? []) {
        const sharing = byTerm.get(term)
        sharing?.delete(candidate)
        if (sharing?.size === 0) byTerm.delete(term)
      }
    },
    match(document, nowMs) {
      const prepared = prepareDocument(document)
      const matches: Entry[] = []
      turn++
      const compareAll = (sharing: ReadonlySet<Candidate<Entry>>) => {
        for (const candidate of sharing) {
          if (candidate.turn === turn) continue
          candidate.turn = turn
          if (candidate.entry.matches(prepared, nowMs)) matches.push(candidate.entry)
        }
      }
      compareAll(unbound)
      for (const term of listDocumentTerms(prepared)) {
        const sharing = byTerm.get(term)
        if (sharing) compareAll(sharing)
      }
      return matches
    },
  }
}
