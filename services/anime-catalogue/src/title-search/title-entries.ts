import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { TitleRow } from './store.ts'
import type { TitleEntry } from './title-entry.ts'

/** A work as the search knows it. */
export function entryOf(row: TitleRow): TitleEntry {
  const titles = Object.values(decodeJson<Record<string, string | null>>(row.titles))
  const of = (texts: readonly (string | null)[], kind: TitleEntry['titles'][number]['kind']) =>
    texts.flatMap((text) => (text ? [{ text, kind }] : []))
  return {
    id: row.id,
    // Works that nobody has yet are known as widely as whoever wrote the catalogue thinks.
    weight: Math.max(row.weight / 100, Math.log10(1 + row.user_count) / 6),
    titles: [
      ...of([row.canonical_title], 'canonical'),
      ...of(titles, 'title'),
      ...of(decodeJson<string[]>(row.abbreviated_titles), 'abbreviation'),
      ...of(decodeJson<string[]>(row.synonyms), 'synonym'),
    ],
  }
}
