import { formatCount } from '../../../kit/format.ts'
import { address, hrefWith } from '../../../router.ts'
import type { Facet, FilterResults } from '../records.ts'
import { type Filter, filters, siteFilter } from '../searching.ts'

const maxShown = 6

export function facetOf({ filters: facets }: FilterResults, { facet }: Filter): readonly Facet[] {
  return facets[facet] ?? []
}

/** Filters with the number of posts of each value. Each value is a link. */
export function Facets({ results }: { results: FilterResults }) {
  const groups = filters.filter((filter) => filter !== siteFilter)
  return (
    <>
      {groups.map((filter) => (
        <FacetGroup key={filter.name} filter={filter} values={facetOf(results, filter)} />
      ))}
    </>
  )
}

function FacetGroup({ filter, values }: { filter: Filter; values: readonly Facet[] }) {
  const selectedValue = address.value.query.get(filter.name)
  if (!values.length) return null
  const [first, otherValues] = [values.slice(0, maxShown), values.slice(maxShown)]
  const list = (some: readonly Facet[]) => (
    <ul class="content-facet">
      {some.map(({ value, count }) => (
        <li key={value}>
          <FacetLink filter={filter} value={value} count={count} isChosen={value === selectedValue} />
        </li>
      ))}
    </ul>
  )
  return (
    <section class="content-facets" aria-label={filter.title}>
      <h2 class="label">{filter.title}</h2>
      {list(first)}
      {otherValues.length > 0 && (
        <details>
          <summary class="small">{otherValues.length} more</summary>
          {list(otherValues)}
        </details>
      )}
    </section>
  )
}

interface FacetLinkProps extends Facet {
  filter: Filter
  isChosen: boolean
}

function FacetLink({ filter, value, count, isChosen }: FacetLinkProps) {
  return (
    <a
      class="content-facet-link"
      href={hrefWith({ [filter.name]: isChosen ? undefined : value, cursor: undefined })}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span class="breaks">{filter.labelOf(value)}</span>
      <span class="quiet figures">{formatCount(count)}</span>
    </a>
  )
}
