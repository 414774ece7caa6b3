import type { ExtendedFeature } from 'd3-geo'
import type { ServedService } from '../../api/overview.ts'
import { useCalls } from '../../calls/current.ts'
import { Button } from '../../kit/button.tsx'
import { SelectField } from '../../kit/field.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Empty, ErrorState, Loading } from '../../kit/states.tsx'
import { address, setQuery } from '../../router.ts'
import { Served } from '../served.tsx'
import { describeComparison } from './comparison-text.ts'
import { comparisons } from './comparisons.ts'
import { type Country, type CountrySummary, countryHref, summaryQuery } from './country.ts'
import { countryCall, useCall } from './service.ts'
import { Silhouette, useSilhouettes } from './silhouettes.tsx'
import './view.css'

export function ComparePage() {
  return (
    <Served name="country-data" title="Compare countries">
      {(service) => <Compare service={service} />}
    </Served>
  )
}

function Compare({ service: { url, title } }: { service: ServedService }) {
  const { query } = address.value
  const [a, b] = [query.get('a')?.toLowerCase(), query.get('b')?.toLowerCase()]
  const { value: list, failure: listFailure } = useCall<readonly CountrySummary[]>(
    countryCall(url, '/all', { query: { fields: summaryQuery } }),
  )
  const pairCall = a && b ? countryCall(url, '/alpha', { query: { codes: `${a},${b}` } }) : undefined
  const { value: pair, failure, reload, isLoading } = useCall<readonly Country[]>(pairCall)
  useCalls(pairCall ? [pairCall] : [])
  const find = (code: string | undefined) =>
    pair?.find(({ cca2, cca3 }) => [cca2.toLowerCase(), cca3.toLowerCase()].includes(code ?? ''))
  const [first, second] = [find(a), find(b)]
  const problem = failure ?? listFailure
  return (
    <>
      <PageHead
        title={first && second ? `${first.name.common} and ${second.name.common}` : 'Compare countries'}
        within={<a href="/country-data">{title}</a>}
        lede={
          first && second
            ? describeComparison(first, second)
            : 'Choose two countries to see them side by side and to the same scale.'
        }
      />
      <div class="tools">
        <CountryChoice
          label="First country"
          list={list ?? []}
          value={a}
          onChoose={(code) => setQuery({ a: code })}
        />
        <Button icon="swap" onClick={() => setQuery({ a: b, b: a })} disabled={!a && !b}>
          Swap
        </Button>
        <CountryChoice
          label="Second country"
          list={list ?? []}
          value={b}
          onChoose={(code) => setQuery({ b: code })}
        />
      </div>
      {problem && <ErrorState failure={problem} onRetry={reload} />}
      {!pairCall && (
        <Empty title={a || b ? 'Choose another country' : 'Choose two countries'}>
          <p>
            For example <a href="/country-data/compare?a=ch&b=at">Switzerland and Austria</a>,{' '}
            <a href="/country-data/compare?a=jp&b=no">Japan and Norway</a>,{' '}
            <a href="/country-data/compare?a=br&b=au">Brazil and Australia</a>.
          </p>
        </Empty>
      )}
      {pairCall && isLoading && !pair && <Loading lines={10} />}
      {first && second && (
        <SideBySide
          url={url}
          pair={[first, second]}
          nameOf={(code) => list?.find(({ cca3 }) => cca3 === code)?.name.common ?? code}
        />
      )}
      {pair && !isLoading && pairCall && (!first || !second) && (
        <Empty title={`No country with code ${(first ? b : a)?.toUpperCase()}`}>
          <p>Choose another one above.</p>
        </Empty>
      )}
    </>
  )
}

interface ChoiceProps {
  label: string
  list: readonly CountrySummary[]
  value: string | undefined
  onChoose(code: string): void
}

function CountryChoice({ label, list, value = '', onChoose }: ChoiceProps) {
  const selectedCountry = list.find(({ cca2, cca3 }) => [cca2, cca3].includes(value.toUpperCase()))
  return (
    <SelectField
      label={label}
      value={selectedCountry?.cca2.toLowerCase() ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">Choose a country</option>
      {list
        .toSorted((a, b) => a.name.common.localeCompare(b.name.common))
        .map(({ cca2, name }) => (
          <option key={cca2} value={cca2.toLowerCase()}>
            {name.common}
          </option>
        ))}
    </SelectField>
  )
}

interface SideBySideProps {
  url: string
  pair: readonly [Country, Country]
  nameOf(code: string): string
}

function SideBySide({ url, pair, nameOf }: SideBySideProps) {
  const [first, second] = pair
  const shapeCall = (code: string) => countryCall(url, '/borders/{code}.geojson', { path: { code } })
  const { value: one } = useCall<ExtendedFeature>(shapeCall(first.cca3))
  const { value: other } = useCall<ExtendedFeature>(shapeCall(second.cca3))
  // The cached value may be of another country.
  const areTheirs = one?.id === first.cca3 && other?.id === second.cca3
  const outlines = useSilhouettes(one && other && areTheirs ? [one, other] : [])
  return (
    <table class="compare">
      <caption class="unseen">{`${first.name.common} and ${second.name.common} compared`}</caption>
      <thead>
        <tr>
          <td />
          {pair.map(({ cca2, cca3, name, flags }, index) => (
            <th key={cca3} scope="col">
              <Silhouette outline={outlines[index] ?? ''} name={name.common} index={index} />
              <a href={countryHref(cca2)} class="country-link">
                <img src={flags.svg} alt="" width="32" height="24" class="flag" />
                {name.common}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisons.map(({ title, show, measure }) => {
          const values = pair.map((country) => measure?.(country) ?? 0)
          const max = Math.max(...values)
          return (
            <tr key={title}>
              <th scope="row">{title}</th>
              {pair.map((country, index) => (
                <td key={country.cca3}>
                  {show(country, nameOf) || <span class="quiet">none</span>}
                  {measure && max > 0 && (
                    <svg class="bar" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
                      <rect
                        class={`silhouette-${index}`}
                        width={(100 * (values[index] ?? 0)) / max}
                        height="3"
                      />
                    </svg>
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
