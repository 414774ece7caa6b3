import { slugOf } from '../works/slugs.ts'
import type { CatalogueCharacter, CatalogueEntry } from './entry.ts'

/** A character with all works that they appear in. */
export interface Character {
  /** The franchise (or else the work) and the name. */
  key: string
  slug: string
  name: string
  ja: string | undefined
  /** The work that the character is best known for. */
  primaryId: number
  appearances: { id: number; role: CatalogueCharacter['role']; voices: [locale: string, name: string][] }[]
}

export interface Person {
  slug: string
  name: string
}

/** Characters of the entries. Equal names within a franchise are the same character. */
export function charactersOf(entries: readonly CatalogueEntry[]): Character[] {
  const byKey = new Map<string, { entry: CatalogueEntry; character: CatalogueCharacter }[]>()
  for (const entry of entries) {
    for (const character of entry.characters ?? []) {
      const key = `${entry.franchise ?? entry.id}/${character.name}`
      const existing = byKey.get(key)
      if (existing) existing.push({ entry, character })
      else byKey.set(key, [{ entry, character }])
    }
  }
  const slugs = new Set<string>()
  return [...byKey].flatMap(([key, appearances]) => {
    const [first] = appearances
    if (!first) return []
    const { name } = first.character
    return {
      key,
      slug: uniqueSlug(slugs, slugOf(name), slugOf(first.entry.franchise ?? String(first.entry.id))),
      name,
      ja: appearances.find(({ character }) => character.ja)?.character.ja,
      primaryId: primaryAppearance(appearances).entry.id,
      appearances: appearances.map(({ entry, character: { role, voices = {} } }) => ({
        id: entry.id,
        role,
        voices: Object.entries(voices),
      })),
    }
  })
}

/** Voice actors and staff. Equal names are the same person. */
export function peopleOf(entries: readonly CatalogueEntry[]): Person[] {
  const names = entries.flatMap(({ staff = [], characters = [] }) => [
    ...staff.map(([, name]) => name),
    ...characters.flatMap(({ voices = {} }) => Object.values(voices)),
  ])
  const slugs = new Set<string>()
  return [...new Set(names)].map((name) => ({ name, slug: uniqueSlug(slugs, slugOf(name)) }))
}

/** The work with the most important role, then the most popular one. */
function primaryAppearance<Appearance extends { entry: CatalogueEntry; character: CatalogueCharacter }>(
  appearances: readonly Appearance[],
): Appearance {
  const [best, ...others] = appearances
  if (!best) throw new Error('A character without a work')
  return others.reduce((one, other) => (prominence(other) > prominence(one) ? other : one), best)
}

function prominence({ entry, character }: { entry: CatalogueEntry; character: CatalogueCharacter }): number {
  return (character.role === 'main' ? 1000 : 0) + entry.weight
}

function uniqueSlug(takenSlugs: Set<string>, slug: string, qualifier?: string): string {
  const requests = qualifier === undefined ? [slug] : [slug, `${slug}-${qualifier}`]
  let free = requests.find((wish) => wish !== '' && !takenSlugs.has(wish))
  for (let count = 2; free === undefined; count++) {
    const wish = `${requests.at(-1)}-${count}`
    if (!takenSlugs.has(wish)) free = wish
  }
  takenSlugs.add(free)
  return free
}
