import { readCatalogue } from '../catalogue/read-catalogue.ts'
import { slugOf } from '../works/slugs.ts'

/** How many works have to have a tag before it is a category. */
const enoughWorks = 20
const differentTagsMax = 20_000

const { genres, categories } = readCatalogue()
const genreSlugs = new Set(genres.map(({ slug }) => slug))
const categorySlugs = new Set(categories.map(({ slug }) => slug))

/** Tags that are called otherwise here. */
const aliases: Readonly<Record<string, string>> = {
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
}

/** The slugs of the tags that are a category, for being used often enough. */
export async function countTags(lists: AsyncIterable<readonly string[]>): Promise<string[]> {
  const counts = new Map<string, number>()
  for await (const tags of lists) {
    for (const slug of new Set(tags.map(slugOf))) {
      if (counts.has(slug) || counts.size < differentTagsMax) counts.set(slug, (counts.get(slug) ?? 0) + 1)
    }
  }
  const often = [...counts].filter(([slug, count]) => count >= enoughWorks && isCategoryName(slug))
  return often.map(([slug]) => slug).toSorted()
}

export function genresOfTags(tags: readonly string[]): string[] {
  const slugs = tags.map(slugOf)
  return slugs
    .flatMap((slug) => [slug, aliases[slug] ?? slug])
    .filter((slug, index, all) => genreSlugs.has(slug) && all.indexOf(slug) === index)
}

/** Those that there always are, and those that were used often enough. */
export function categoriesOfTags(tags: readonly string[], own: ReadonlySet<string>): string[] {
  const slugs = tags.map(slugOf).map((slug) => aliases[slug] ?? slug)
  return [...new Set(slugs)].filter((slug) => categorySlugs.has(slug) || own.has(slug))
}

/** What the categories of a source's own are called. */
export function ownCategories(slugs: readonly string[]): { slug: string; title: string; nsfw: number }[] {
  return slugs
    .filter((slug) => !categorySlugs.has(slug) && aliases[slug] === undefined)
    .map((slug) => ({
      slug,
      title: slug.replace(
        /(^|-)(\w)/g,
        (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
      ),
      nsfw: isAdult([slug]) ? 1 : 0,
    }))
}

/** Whether a work is for adults only. */
export function isAdult(tags: readonly string[]): boolean {
  return tags.some((tag) => /\bhentai\b|\bporn|^18.restricted$|^adults.only$/i.test(tag))
}

function isCategoryName(slug: string): boolean {
  return slug.length >= 2 && slug.length <= 50 && !/^\d+$/.test(slug)
}
