/** Longer ones are cut at a word. */
const slugMaxLength = 100

/** A title as a part of an address; empty where it has no Latin letter or digit. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('ß', 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = words.join('-')
  if (slug.length > slugMaxLength) {
    slug = slug.slice(0, slugMaxLength + 1)
    const end = slug.lastIndexOf('-')
    slug = slug.slice(0, end > 0 ? end : slugMaxLength)
  }
  return slug
}

export interface Sluggable {
  id: number
  canonicalTitle: string
  /** Others, for a canonical title in another script. */
  titles: readonly string[]
  subtype: string | null
  year: number | null
}

/** What a work may be called, best first; the last one is nobody else's. A slug of digits only would be an id. */
export function slugCandidates({ id, canonicalTitle, titles, subtype, year }: Sluggable): string[] {
  const base = [canonicalTitle, ...titles].map(slugOf).find((slug) => slug !== '')
  if (base === undefined) return [`anime-${id}`]
  const kind = subtype?.toLowerCase()
  const parts =
    kind === 'tv' || kind === undefined
      ? [base, year === null ? '' : `${base}-${year}`]
      : [base, `${base}-${kind}`, year === null ? '' : `${base}-${kind}-${year}`]
  return [...parts, `${base}-${id}`].filter((slug) => slug !== '' && !/^\d+$/.test(slug))
}

/** The first candidate that is free. */
export function pickSlug(candidates: readonly string[], isTaken: (slug: string) => boolean): string {
  const free = candidates.find((slug) => !isTaken(slug))
  if (free !== undefined) return free
  const last = candidates.at(-1) ?? 'anime'
  for (let count = 2; ; count++) {
    const slug = `${last}-${count}`
    if (!isTaken(slug)) return slug
  }
}
