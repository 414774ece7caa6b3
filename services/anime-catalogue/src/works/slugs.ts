/** Longer slugs are cut at a word boundary. */
const maxSlugLength = 100

/** The slug of a title; empty if it has no Latin letter or digit. */
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
  if (slug.length > maxSlugLength) {
    slug = slug.slice(0, maxSlugLength + 1)
    const end = slug.lastIndexOf('-')
    slug = slug.slice(0, end > 0 ? end : maxSlugLength)
  }
  return slug
}

export interface Sluggable {
  id: number
  canonicalTitle: string
  /** Other titles, for a canonical title in another script. */
  titles: readonly string[]
  subtype: string | null
  year: number | null
}

/** Candidates, best first; the last is unique. Excludes numeric slugs, which would look like ids. */
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

/** The first unused candidate. */
export function pickSlug(candidates: readonly string[], isTaken: (slug: string) => boolean): string {
  const free = candidates.find((slug) => !isTaken(slug))
  if (free !== undefined) return free
  const last = candidates.at(-1) ?? 'anime'
  for (let count = 2; ; count++) {
    const slug = `${last}-${count}`
    if (!isTaken(slug)) return slug
  }
}
