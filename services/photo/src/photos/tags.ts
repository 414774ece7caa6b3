const maxTags = 60
const maxTagLength = 80

/** Lower case, without duplicates and empty ones. */
export function cleanTags(titles: readonly string[]): string[] {
  const cleaned = titles.map((title) => title.trim().replace(/\s+/g, ' ').toLowerCase())
  return [...new Set(cleaned)]
    .filter((title) => title !== '' && title.length <= maxTagLength)
    .slice(0, maxTags)
}
