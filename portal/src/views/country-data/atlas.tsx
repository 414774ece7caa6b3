import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { ServedService } from '../../api/overview.ts'
import { useResource } from '../../api/resource.ts'
import { useCalls } from '../../calls/current.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { SelectField } from '../../kit/field.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { SearchField } from '../../kit/search-field.tsx'
import { ErrorState, Loading } from '../../kit/states.tsx'
import { useDebounced } from '../../kit/use-debounced.ts'
import { address, setQuery } from '../../router.ts'
import { Served } from '../served.tsx'
import { type CountrySummary, summaryQuery } from './country.ts'
import { CountryList } from './country-list.tsx'
import { chosenShading, Legend } from './legend.tsx'
import { runSearch, searchCalls, searches } from './search.ts'
import { countryCall, useCall } from './service.ts'
import type { World } from './shapes.ts'
import { WorldMap } from './world-map.tsx'
import './view.css'

export function AtlasPage() {
  return (
    <Served name="country-data" title="Countries">
      {(service) => <Atlas service={service} />}
    </Served>
  )
}

const finerFrom = 2.5

function Atlas({ service: { url, title } }: { service: ServedService }) {
  const { query } = address.value
  const text = query.get('q') ?? ''
  const only = query.get('in') ?? undefined
  const region = query.get('region') ?? undefined
  const isClose = useSignal(false)
  const listCall = countryCall(url, '/all', { query: { fields: summaryQuery } })
  const { value: list, failure, reload } = useCall<readonly CountrySummary[]>(listCall)
  const { value: world } = useCall<World>(
    countryCall(url, '/borders/all.topojson', { query: { resolution: isClose.value ? '50m' : '110m' } }),
  )
  const countries = useMemo(() => new Map((list ?? []).map((country) => [country.cca3, country])), [list])
  const settledText = useDebounced(text.trim())
  const calls = searchCalls(url, settledText, only)
  const { value: matches, isLoading } = useResource(
    settledText && countries.size ? `search ${url} ${only} ${settledText}` : undefined,
    (signal) => runSearch(calls, settledText, countries, signal),
  )
  useCalls(settledText ? calls : [listCall])

  const settledMatches = settledText ? matches : undefined
  const isFitting = ({ cca3, region: regionName }: CountrySummary) =>
    (!region || regionName === region) &&
    (!settledMatches || settledMatches.some((match) => match.cca3 === cca3))
  const visibleCountries = [...countries.values()].filter(isFitting)
  const regions = [...new Set((list ?? []).map(({ region }) => region))].sort()
  return (
    <>
      <PageHead
        title="Countries"
        within={title}
        lede="Search countries and territories by name in 26 languages, capital, currency or language."
      >
        <ButtonLink href="/country-data/compare">Compare</ButtonLink>
        <ButtonLink href="/country-data/historical">Former countries</ButtonLink>
      </PageHead>
      <div class="tools">
        <SearchField
          label="Search countries"
          placeholder="Schweiz, 日本, Tallinn, euro"
          controls="countries"
          value={text}
          onSearch={(q) => setQuery({ q, all: undefined })}
        />
        <SelectField
          label="Search in"
          value={only ?? ''}
          onChange={(event) => setQuery({ in: event.currentTarget.value })}
        >
          <option value="">Everything</option>
          {Object.entries(searches).map(([key, { title }]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Region"
          value={region ?? ''}
          onChange={(event) => setQuery({ region: event.currentTarget.value, all: undefined })}
        >
          <option value="">The whole world</option>
          {regions.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {world && countries.size > 0 ? (
        <WorldMap
          world={world}
          countries={countries}
          shading={chosenShading(query.get('color'))}
          matches={settledText || region ? new Set(visibleCountries.map(({ cca3 }) => cca3)) : undefined}
          onZoom={(k) => {
            isClose.value = k >= finerFrom
          }}
        />
      ) : (
        !failure && <div class="map-placeholder" />
      )}
      <Legend chosen={query.get('color')} />
      {list ? (
        <CountryList
          countries={visibleCountries}
          matches={settledMatches}
          isSearching={Boolean(settledText) && isLoading}
          text={settledText}
        />
      ) : (
        !failure && <Loading lines={12} label="Loading the countries" />
      )}
    </>
  )
}
