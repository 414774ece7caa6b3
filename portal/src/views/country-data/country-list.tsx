import { ButtonLink } from '../../kit/button.tsx'
import { formatCount } from '../../kit/format.ts'
import { Empty } from '../../kit/states.tsx'
import { type Column, Table } from '../../kit/table.tsx'
import { address, hrefWith } from '../../router.ts'
import { type CountrySummary, countryHref } from './country.ts'
import type { Match } from './search.ts'

interface CountryListProps {
  countries: readonly CountrySummary[]
  /** Sorted by relevance during a search. */
  matches: readonly Match[] | undefined
  isSearching: boolean
  text: string
}

const maxShown = 50

const orders: Readonly<Record<string, (country: CountrySummary) => string | number>> = {
  name: ({ name }) => name.common,
  capital: ({ capital }) => capital[0] ?? '',
  region: ({ subregion, region }) => `${region} ${subregion}`,
  population: ({ population }) => population,
  area: ({ area }) => area,
}

export function CountryList({ countries, matches, isSearching, text }: CountryListProps) {
  const { query } = address.value
  const sort = query.get('sort') ?? (matches ? 'match' : 'name')
  const isAscending = query.get('order') !== 'down'
  const sorted = sortCountries(countries, matches, sort, isAscending)
  const rows = query.has('all') ? sorted : sorted.slice(0, maxShown)
  if (!rows.length && isSearching) return <p class="quiet">Searching</p>
  if (!rows.length)
    return (
      <Empty title={text ? `No results for “${text}”` : 'No matching countries'}>
        <p>Try fewer letters or another spelling, or search all fields and regions.</p>
      </Empty>
    )
  const by = (key: string, first: 'up' | 'down' = 'up') => {
    const isChosen = sort === key
    const order = isChosen ? (isAscending ? 'down' : 'up') : first
    return {
      href: hrefWith({ sort: key, order: order === 'down' ? 'down' : undefined }),
      direction: isChosen ? (isAscending ? ('ascending' as const) : ('descending' as const)) : undefined,
    }
  }
  const matchesByCode = new Map(matches?.map((match) => [match.cca3, match]))
  return (
    <section class="section" aria-label="List of countries">
      <p class="country-count quiet small figures" role="status">
        {countries.length === 1 ? 'One country' : `${countries.length} countries and territories`}
      </p>
      <Table
        id="countries"
        caption="Countries"
        rows={rows}
        rowKey={({ cca3 }) => cca3}
        columns={[
          { key: 'name', title: 'Name', sort: by('name'), cell: (country) => <NameCell country={country} /> },
          ...(matches ? [matchColumn(matchesByCode)] : []),
          {
            key: 'capital',
            title: 'Capital',
            sort: by('capital'),
            cell: ({ capital }) => capital.join(', '),
          },
          {
            key: 'region',
            title: 'Region',
            isMinor: true,
            sort: by('region'),
            cell: ({ subregion, region }) => subregion || region,
          },
          {
            key: 'population',
            title: 'Population',
            isFigure: true,
            sort: by('population', 'down'),
            cell: ({ population }) => formatCount(population),
          },
          {
            key: 'area',
            title: 'Area, km²',
            isFigure: true,
            isMinor: true,
            sort: by('area', 'down'),
            cell: ({ area }) => formatCount(area),
          },
        ]}
      />
      {sorted.length > rows.length && (
        <div class="actions">
          <ButtonLink href={hrefWith({ all: 'yes' })}>{`Show all ${sorted.length}`}</ButtonLink>
        </div>
      )}
    </section>
  )
}

function NameCell({ country: { cca2, name, flags } }: { country: CountrySummary }) {
  return (
    <a href={countryHref(cca2)} data-item="" class="row-link country-link">
      <img src={flags.svg} alt="" width="24" height="18" loading="lazy" class="flag" />
      {name.common}
    </a>
  )
}

/** Shows what matched, unless it is the country's name. */
function matchColumn(matchesByCode: ReadonlyMap<string, Match>): Column<CountrySummary> {
  return {
    key: 'match',
    title: 'Found by',
    cell: ({ cca3, name }) => {
      const match = matchesByCode.get(cca3)
      return match && match.text !== name.common ? (
        <>
          <bdi>{match.text}</bdi> <span class="quiet small">{match.kind}</span>
        </>
      ) : (
        <span class="quiet small">name</span>
      )
    },
  }
}

function sortCountries(
  countries: readonly CountrySummary[],
  matches: readonly Match[] | undefined,
  sort: string,
  isAscending: boolean,
): readonly CountrySummary[] {
  if (sort === 'match' && matches) {
    const indexByCode = new Map(matches.map(({ cca3 }, index) => [cca3, index]))
    return countries.toSorted((a, b) => (indexByCode.get(a.cca3) ?? 0) - (indexByCode.get(b.cca3) ?? 0))
  }
  const value = orders[sort] ?? orders.name
  if (!value) return countries
  const sign = isAscending ? 1 : -1
  return countries.toSorted((a, b) => sign * compare(value(a), value(b)))
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
