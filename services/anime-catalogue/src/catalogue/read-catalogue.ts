import { readdirSync, readFileSync } from 'node:fs'
import type { CatalogueEntry } from './entry.ts'

export interface Genre {
  id: number
  slug: string
  name: string
  description: string
}

export interface Category {
  id: number
  slug: string
  title: string
  description: string
  /** The slug of the parent, which comes before its children. */
  parent: string | null
  nsfw: boolean
}

export interface Catalogue {
  /** In the order of the files, which are chronological. */
  entries: CatalogueEntry[]
  genres: Genre[]
  categories: Category[]
}

const folder = new URL('../../data/', import.meta.url)

/** The hand-written catalogue in `data/`. */
export function readCatalogue(): Catalogue {
  const files = readdirSync(new URL('anime/', folder)).filter((name) => name.endsWith('.json'))
  return {
    entries: files.toSorted().flatMap((name) => readJson<CatalogueEntry[]>(`anime/${name}`)),
    genres: readJson<Genre[]>('genres.json'),
    categories: readJson<Category[]>('categories.json'),
  }
}

/** `catalogue-data.test.ts` validates the files against these types. */
function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
}
