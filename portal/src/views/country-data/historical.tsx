import type { ServedService } from '../../api/overview.ts'
import { useCalls } from '../../calls/current.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { SearchField } from '../../kit/search-field.tsx'
import { Empty, ErrorState, Loading } from '../../kit/states.tsx'
import { type Column, Table } from '../../kit/table.tsx'
import { address, setQuery } from '../../router.ts'
import { Served } from '../served.tsx'
import { type Country, countryHref, type HistoricalCountry } from './country.ts'
import { countryCall, useCall } from './service.ts'
import './view.css'

export function HistoricalPage() {
  return (
    <Served name="country-data" title="Former countries">
      {(service) => <Historical service={service} />}
    </Served>
  )
}

function Historical({ service: { url, title } }: { service: ServedService }) {
  const call = countryCall(url, '/historical')
  const { value: list, failure, reload } = useCall<readonly HistoricalCountry[]>(call)
  useCalls([call])
  const { value: current = [] } = useCall<readonly Pick<Country, 'cca3' | 'name'>[]>(
    countryCall(url, '/all', { query: { fields: 'cca3,name' } }),
  )
  const names = new Map(current.map(({ cca3, name }) => [cca3, name.common]))
  const text = address.value.query.get('q') ?? ''
  const matches = (list ?? []).filter(({ name, alpha2, alpha3, alpha4, successors }) =>
    [name, alpha2, alpha3, alpha4, ...successors, ...successors.map((code) => names.get(code))]
      .join(' ')
      .toLowerCase()
      .includes(text.toLowerCase()),
  )
  return (
    <>
      <PageHead
        title="Former countries"
        within={<a href="/country-data">{title}</a>}
        lede="Countries whose codes were withdrawn from ISO 3166-1, and their successors."
      />
      <div class="tools">
        <SearchField
          label="Search former countries"
          controls="former"
          value={text}
          onSearch={(q) => setQuery({ q })}
        />
      </div>
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {!list && !failure && <Loading lines={10} />}
      {list && !matches.length && (
        <Empty title={`No former countries match “${text}”`}>
          <p>Search by name, former code, or code of a successor.</p>
        </Empty>
      )}
      {matches.length > 0 && (
        <Table
          id="former"
          caption="Former countries"
          rows={matches}
          rowKey={({ alpha4 }) => alpha4}
          columns={columnsOf((code) => names.get(code) ?? code)}
        />
      )}
    </>
  )
}

const changes: Record<HistoricalCountry['change'], string> = {
  renamed: 'Renamed',
  merged: 'Merged into another',
  split: 'Split',
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Some dates are only a year. */
function dayOrYear(text: string): string {
  return text.includes('-') ? day.format(new Date(text)) : text
}

function columnsOf(nameOf: (code: string) => string): readonly Column<HistoricalCountry>[] {
  return [
    { key: 'name', title: 'Name', cell: ({ name }) => name },
    {
      key: 'codes',
      title: 'Former codes',
      cell: ({ alpha2, alpha3, alpha4 }) => (
        <code class="unbroken">{[alpha2, alpha3, alpha4].filter(Boolean).join(' ')}</code>
      ),
    },
    {
      key: 'years',
      title: 'Codes in use',
      cell: ({ assigned, withdrawn }) => (
        <span class="figures unbroken">{`${dayOrYear(assigned)} to ${dayOrYear(withdrawn)}`}</span>
      ),
    },
    { key: 'change', title: 'What happened', cell: ({ change }) => changes[change] },
    {
      key: 'successors',
      title: 'Today',
      cell: ({ successors }) => (
        <span class="links">
          {successors.map((code) => (
            <a key={code} href={countryHref(code)} data-item="">
              {nameOf(code)}
            </a>
          ))}
        </span>
      ),
    },
  ]
}
