import { IconButton } from '../../../kit/button.tsx'
import { address, hrefWith } from '../../../router.ts'
import { type FilterName, filterNames, hasFilters } from '../browsing.ts'
import { formatLabel, roleLabel, statusLabel } from '../labels.ts'
import { narrow } from './filters.tsx'
import { nameOfShelf, useShelves } from './shelf-choice.tsx'

interface Chosen {
  label: string
  /** The URL parameters without this filter. */
  without: Partial<Record<FilterName, string>>
}

/** Active filters, each with a button to remove it. */
export function ChosenFilters({ baseUrl }: { baseUrl: string }) {
  const genres = useShelves(baseUrl, 'genres')
  const categories = useShelves(baseUrl, 'categories')
  const { query } = address.value
  if (!hasFilters(query)) return null
  const names = new Map(
    [...(genres?.data ?? []), ...(categories?.data ?? [])].map((shelf) => [
      shelf.attributes.slug,
      nameOfShelf(shelf),
    ]),
  )
  const value = (name: FilterName) => query.get(name) ?? ''
  const each = (name: FilterName, wordsOf: (key: string) => string): Chosen[] => {
    const keys = value(name).split(',').filter(Boolean)
    return keys.map((key) => ({
      label: wordsOf(key),
      without: { [name]: keys.filter((other) => other !== key).join(',') },
    }))
  }
  const span = (from: FilterName, to: FilterName, unit: string): Chosen[] => {
    const [first, last] = [value(from), value(to)]
    if (!first && !last) return []
    const label = !last
      ? `from ${first}`
      : !first
        ? `up to ${last}`
        : first === last
          ? first
          : `${first}–${last}`
    return [{ label: `${label}${unit}`, without: { [from]: '', [to]: '' } }]
  }
  const chosenFilters: Chosen[] = [
    ...each('season', roleLabel),
    ...span('from', 'to', ''),
    ...each('format', formatLabel),
    ...each('status', statusLabel),
    ...each('genres', (key) => names.get(key) ?? roleLabel(key)),
    ...each('categories', (key) => names.get(key) ?? roleLabel(key)),
    ...span('least', 'most', ' episodes'),
    ...(value('rating') ? [{ label: `${value('rating')} % at least`, without: { rating: '' } }] : []),
  ]
  const none = Object.fromEntries(filterNames.map((name) => [name, undefined]))
  return (
    <ul class="chosen" aria-label="Active filters">
      {chosenFilters.map(({ label, without }) => (
        <li key={label} class="chosen-one">
          {label}
          <IconButton name={`Remove filter ${label}`} icon="close" onClick={() => narrow(without)} />
        </li>
      ))}
      {chosenFilters.length > 1 && (
        <li>
          <a href={hrefWith({ ...none, page: undefined })}>Remove all filters</a>
        </li>
      )}
    </ul>
  )
}
