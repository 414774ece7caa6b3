import { splitWords } from '@octavo/platform/search/words.ts'

/** Normalizes a name: lower case, without accents and punctuation, abbreviations expanded. */
export function foldName(name: string): string {
  // Fast path: most names are plain ASCII.
  const words = plainName.test(name)
    ? name.toLowerCase().split(' ')
    : splitWords(name, maxWords).map(({ text }) => text)
  return words.map((word) => abbreviations.get(word) ?? word).join(' ')
}

const plainName = /^[A-Za-z]{1,40}(?: [A-Za-z]{1,40}){0,7}$/

const maxWords = 12
const abbreviations = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
])

/** Alternative names within a full name: `New York City` is New York, `Halle (Saale)` is Halle. */
export function namesOf(name: string): string[] {
  const whole = foldName(name)
  const names = [whole]
  if (name.includes('(')) names.push(foldName(name.replace(/\s*\(.*$/, '')))
  if (name.includes('/')) names.push(...name.split('/').map(foldName))
  const shorter = whole.replace(nameEnding, '')
  if (shorter !== whole) names.push(shorter)
  return [...new Set(names)].filter(Boolean)
}

const nameEnding = / (?:city|shi|si|ku|(?:am|an der|im|in der|ob der|sur|upon|under|de la|del?) .*)$/
