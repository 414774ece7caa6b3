import { slugOf } from '../works/slugs.ts'
import type { CatalogueCharacter, CatalogueEntry } from './entry.ts'

/** Somebody of a story, with all the works in which they are. */
export interface Character {
  /** The franchise, or the work that has none, and the name. */
  key: string
  slug: string
  name: string
  ja: string | undefined
  /** The work that they are known from. */
  primaryId: number
  appearances: { id: number; role: CatalogueCharacter['role']; voices: [locale: string, name: string][] }[]
}

export interface Person {
  slug: string
  name: string
}

/** The characters of the entries: the same name within a franchise is the same character. */
export function charactersOf(entries: readonly CatalogueEntry[]): Character[] {
  const byKey = new Map<string, { entry: CatalogueEntry; character: CatalogueCharacter }[]>()
  for (const entry of entries) {
    for (const character of entry.characters ?? []) {
      const key = `${entry.franchise ?? entry.id}/${character.name}`
      const there = byKey.get(key)
      if (there) there.push({ entry, character })
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
      slug: ownSlug(slugs, slugOf(name), slugOf(first.entry.franchise ?? String(first.entry.id))),
      name,
      ja: appearances.find(({ character }) => character.ja)?.character.ja,
      primaryId: mostTelling(appearances).entry.id,
      appearances: appearances.map(({ entry, character: { role, voices = {} } }) => ({
        id: entry.id,
        role,
        voices: Object.entries(voices),
      })),
    }
  })
}

/** Everybody who lent a voice or was of the staff. A name that is spelled alike is the same person. */
export function peopleOf(entries: readonly CatalogueEntry[]): Person[] {
  const names = entries.flatMap(({ staff = [], characters = [] }) => [
    ...staff.map(([, name]) => name),
    ...characters.flatMap(({ voices = {} }) => Object.values(voices)),
  ])
  const slugs = new Set<string>()
  return [...new Set(names)].map((name) => ({ name, slug: ownSlug(slugs, slugOf(name)) }))
}

/** The work in which a character matters most; of several, the one that most people know. */
function mostTelling<Appearance extends { entry: CatalogueEntry; character: CatalogueCharacter }>(
  appearances: readonly Appearance[],
): Appearance {
  const [best, ...others] = appearances
  if (!best) throw new Error('A character without a work')
  return others.reduce((one, other) => (standing(other) > standing(one) ? other : one), best)
}

function standing({ entry, character }: { entry: CatalogueEntry; character: CatalogueCharacter }): number {
  return (character.role === 'main' ? 1000 : 0) + entry.weight
}

function ownSlug(taken: Set<string>, slug: string, qualifier?: string): string {
  const wishes = qualifier === undefined ? [slug] : [slug, `${slug}-${qualifier}`]
  let free = wishes.find((wish) => wish !== '' && !taken.has(wish))
  for (let count = 2; free === undefined; count++) {
    const wish = `${wishes.at(-1)}-${count}`
    if (!taken.has(wish)) free = wish
  }
  taken.add(free)
  return free
}
