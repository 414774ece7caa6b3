import type { CatalogueEntry } from './entry.ts'

export interface Franchise {
  slug: string
  titles: Record<string, string>
  canonicalTitle: string
  /** By release date. */
  installments: { id: number; tag: string }[]
}

export function franchisesOf(entries: readonly CatalogueEntry[]): Franchise[] {
  const spinoffs = new Set(
    entries.flatMap(({ relations = [] }) =>
      relations.filter(([role]) => role === 'spinoff').map(([, id]) => id),
    ),
  )
  const bySlug = Map.groupBy(
    entries.filter(({ franchise }) => franchise !== undefined),
    ({ franchise }) => franchise ?? '',
  )
  return [...bySlug].flatMap(([slug, works]) => {
    const installments = works
      .toSorted(byRelease)
      .map((work) => ({ work, tag: installmentTag(work, spinoffs) }))
    const mainWork = mainWorkOf(installments.filter(({ tag }) => !aside.has(tag)).map(({ work }) => work))
    if (!mainWork) return []
    return {
      slug,
      titles: mainWork.titles,
      canonicalTitle: titleOf(mainWork),
      installments: installments.map(({ work, tag }) => ({ id: work.id, tag })),
    }
  })
}

/** The first series, or the work whose title is a prefix of the series' title. */
function mainWorkOf(works: readonly CatalogueEntry[]): CatalogueEntry | undefined {
  const series = works.find(({ subtype }) => subtype === 'TV') ?? works[0]
  return series && works.find((work) => titleOf(series).startsWith(titleOf(work)))
}

function titleOf({ titles, canonical }: CatalogueEntry): string {
  return titles[canonical] ?? ''
}

const aside: ReadonlySet<string> = new Set(['spinoff', 'side_story'])

/** Undated entries come last. */
function byRelease(one: CatalogueEntry, other: CatalogueEntry): number {
  const [first, second] = [one.start ?? '9999', other.start ?? '9999']
  if (first !== second) return first < second ? -1 : 1
  return one.id - other.id
}

function installmentTag({ id, relations = [] }: CatalogueEntry, spinoffs: ReadonlySet<number>): string {
  const roles = new Set(relations.map(([role]) => role))
  if (spinoffs.has(id)) return 'spinoff'
  if (roles.has('parent_story') || roles.has('full_story')) return 'side_story'
  if (roles.has('prequel') || roles.has('sequel')) return 'main_story'
  if (roles.has('alternative_version')) return 'alternate_version'
  return roles.has('alternative_setting') ? 'alternate_setting' : 'main_story'
}
