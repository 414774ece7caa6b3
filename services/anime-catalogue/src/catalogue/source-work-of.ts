import type { SourceWork } from '../works/source-work.ts'
import type { CatalogueEntry } from './entry.ts'

/** Converts an entry of the hand-written catalogue to the format of all sources. */
export function sourceWorkOf(entry: CatalogueEntry, categories: ReadonlySet<string>): SourceWork {
  const { titles, canonical, start, end } = entry
  const links = Object.entries(entry.links).map(([site, id]) => ({ site, id: String(id) }))
  const canonicalTitle = titles[canonical]
  if (canonicalTitle === undefined) throw new Error(`Work ${entry.id} has no title for ${canonical}`)
  return {
    id: entry.id,
    links,
    titles,
    canonicalTitle,
    abbreviations: entry.abbreviations ?? [],
    synonyms: entry.synonyms ?? [],
    facts: {
      subtype: entry.subtype,
      start_date: start ?? null,
      end_date: end ?? null,
      episode_count: entry.episodes ?? null,
      episode_length: entry.minutes ?? null,
      age_rating: entry.ageRating ?? null,
      age_rating_guide: entry.ageGuide ?? null,
      description: entry.description ?? null,
      weight: entry.weight,
    },
    genres: entry.genres,
    // A genre that is also a category needs to be listed only once.
    categories: [...new Set([...entry.categories, ...entry.genres.filter((slug) => categories.has(slug))])],
    productions: [
      ...entry.studios.map((company) => ({ company, role: 'studio' })),
      ...(entry.producers ?? []).map((company) => ({ company, role: 'producer' })),
    ],
    relations: (entry.relations ?? []).map(([role, id]) => ({
      role,
      links: [{ site: 'kitsu', id: String(id) }],
    })),
  }
}
