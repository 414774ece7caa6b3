/** Cosmetic: the ID alone identifies the object. */
export function slugOf(name: string, fallback = 'event'): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-').slice(0, 80).replace(/-$/, '') ?? fallback
}

/** The number at the end of a page's address. */
export function idOfPage(address: string): number | undefined {
  const digits = /(\d{1,15})$/.exec(address)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
