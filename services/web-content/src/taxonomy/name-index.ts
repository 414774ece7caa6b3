import { splitWords } from '@octavo/platform/search/words.ts'

/** Compares names by their words: case, accents, punctuation, and `&` for `and`, do not matter. */
export function foldName(name: string): string {
  return splitWords(name.slice(0, maxNameLength).replaceAll('&', ' and '))
    .map(({ text }) => text)
    .join(' ')
}

const maxNameLength = 500

/** A closed list of values with several names each. The first value of a name wins. */
export class NameIndex {
  readonly #values = new Map<string, string>()

  constructor(entries: Iterable<readonly [name: string, value: string]>) {
    for (const [name, value] of entries) {
      const folded = foldName(name)
      if (!this.#values.has(folded)) this.#values.set(folded, value)
    }
  }

  find(name: string): string | undefined {
    return this.#values.get(foldName(name))
  }

  /** The values with a name that begins like this. */
  findByPrefix(prefix: string): string[] {
    const folded = foldName(prefix)
    const matches = this.#values.entries().filter(([name]) => name.startsWith(folded))
    return [...new Set(matches.map(([, value]) => value))]
  }
}
