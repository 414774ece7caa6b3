import { readCatalogue } from '../catalogue/read-catalogue.ts'
import { slugOf } from '../works/slugs.ts'

/** Minimum number of anime for a tag to become a category. */
const minTaggedWorks = 20
const maxDistinctTags = 20_000

const { genres, categories } = readCatalogue()
const genreSlugs = new Set(genres.map(({ slug }) => slug))
const categorySlugs = new Set(categories.map(({ slug }) => slug))

/** Tag slug → genre or category slug. */
const aliases = new Map(
  Object.entries({
    'science-fiction': 'sci-fi',
    aliens: 'alien',
    androids: 'robot',
    robots: 'robot',
    ghosts: 'ghost',
    gods: 'god',
    idols: 'idol',
    'idols-female': 'idol',
    'idols-male': 'idol',
    monsters: 'monster',
    vampires: 'vampire',
    zombies: 'zombie',
    'girls-love': 'yuri',
    'mahou-shoujo': 'magical-girl',
    'magical-girls': 'magical-girl',
    'food-and-beverage': 'cooking',
    football: 'football',
    soccer: 'football',
    'super-powers': 'super-power',
    'post-apocalyptic': 'post-apocalypse',
    ninjas: 'ninja',
    pirates: 'piracy',
  }),
)

/** Slugs of the tags that are used often enough for a category. */
export async function countTags(lists: AsyncIterable<readonly string[]>): Promise<string[]> {
  const counts = new Map<string, number>()
  for await (const tags of lists) {
    for (const slug of new Set(tags.map(slugOf))) {
      if (counts.has(slug) || counts.size < maxDistinctTags) counts.set(slug, (counts.get(slug) ?? 0) + 1)
    }
  }
  const often = [...counts].filter(([slug, count]) => count >= minTaggedWorks && isCategoryName(slug))
  return often.map(([slug]) => slug).toSorted()
}

export function genresOfTags(tags: readonly string[]): string[] {
  const slugs = tags.map(slugOf)
  return slugs
    .flatMap((slug) => [slug, aliases.get(slug) ?? slug])
    .filter((slug, index, all) => genreSlugs.has(slug) && all.indexOf(slug) === index)
}

/** Built-in categories, and those of the source. */
export function categoriesOfTags(tags: readonly string[], own: ReadonlySet<string>): string[] {
  const slugs = tags.map(slugOf).map((slug) => aliases.get(slug) ?? slug)
  return [...new Set(slugs)].filter((slug) => categorySlugs.has(slug) || own.has(slug))
}

/** Rows for categories that only the source has. */
export function ownCategories(slugs: readonly string[]): { slug: string; title: string; nsfw: number }[] {
  return slugs
    .filter((slug) => !categorySlugs.has(slug) && aliases.get(slug) === undefined)
    .map((slug) => ({
      slug,
      title: slug.replace(
        /(^|-)(\w)/g,
        (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
      ),
      nsfw: isAdult([slug]) ? 1 : 0,
    }))
}

export function isAdult(tags: readonly string[]): boolean {
  return tags.some((tag) => /\bhentai\b|\bporn|^18.restricted$|^adults.only$/i.test(tag))
}

function isCategoryName(slug: string): boolean {
  return slug.length >= 2 && slug.length <= 50 && !/^\d+$/.test(slug)
}
