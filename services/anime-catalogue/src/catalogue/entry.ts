/** One work of `data/anime/`, as it is written there. `data/README.md` explains the fields. */
export interface CatalogueEntry {
  id: number
  titles: Record<string, string>
  canonical: string
  abbreviations?: string[]
  synonyms?: string[]
  subtype: 'TV' | 'special' | 'OVA' | 'ONA' | 'movie' | 'music'
  /** Whole dates: `YYYY-MM-DD`. */
  start?: string
  end?: string
  episodes?: number
  /** Length of an episode. */
  minutes?: number
  ageRating?: 'G' | 'PG' | 'R'
  ageGuide?: string
  description?: string
  genres: string[]
  categories: string[]
  studios: string[]
  producers?: string[]
  /** Role and name. */
  staff?: [string, string][]
  characters?: CatalogueCharacter[]
  /** Role and the id of the other work. */
  relations?: [string, number][]
  franchise?: string
  /** External site → id there. */
  links: Record<string, number | string>
  weight: number
}

/** The same name within a franchise is the same character. */
export interface CatalogueCharacter {
  name: string
  ja?: string
  role: 'main' | 'supporting' | 'recurring' | 'cameo'
  /** Language → name of the voice. */
  voices?: Record<string, string>
}
