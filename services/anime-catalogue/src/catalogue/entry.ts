/** A work in `data/anime/`. `data/README.md` explains the fields. */
export interface CatalogueEntry {
  id: number
  titles: Record<string, string>
  canonical: string
  abbreviations?: string[]
  synonyms?: string[]
  subtype: 'TV' | 'special' | 'OVA' | 'ONA' | 'movie' | 'music'
  /** Complete dates: `YYYY-MM-DD`. */
  start?: string
  end?: string
  episodes?: number
  /** Minutes per episode. */
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
  /** External site → id. */
  links: Record<string, number | string>
  weight: number
}

/** Equal names within a franchise are the same character. */
export interface CatalogueCharacter {
  name: string
  ja?: string
  role: 'main' | 'supporting' | 'recurring' | 'cameo'
  /** Language → voice actor. */
  voices?: Record<string, string>
}
