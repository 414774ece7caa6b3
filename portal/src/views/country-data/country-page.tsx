import type { ServedService } from '../../api/overview.ts'
import { useCalls } from '../../calls/current.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { formatCount } from '../../kit/format.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { Empty, ErrorState, Loading } from '../../kit/states.tsx'
import type { Params } from '../../path.ts'
import { Served } from '../served.tsx'
import { type Country, countryHref, type Provenance } from './country.ts'
import { factGroups } from './facts.tsx'
import { Globe } from './globe.tsx'
import { Origin } from './origin.tsx'
import { countryCall, useCall } from './service.ts'
import type { World } from './shapes.ts'
import { Subdivisions } from './subdivisions.tsx'
import './view.css'

export function CountryPage({ params: { code = '' } }: { params: Params }) {
  return (
    <Served name="country-data" title={code.toUpperCase()}>
      {(service) => <CountryView key={code} service={service} code={code} />}
    </Served>
  )
}

type Neighbour = Pick<Country, 'cca2' | 'cca3' | 'name' | 'flags'>

function CountryView({ service: { url, title }, code }: { service: ServedService; code: string }) {
  const path = { code }
  const calls = [
    countryCall(url, '/alpha/{code}', { path }),
    countryCall(url, '/provenance/{code}', { path }),
    countryCall(url, '/neighbours/{code}', { path, query: { fields: 'cca2,cca3,name,flags' } }),
  ] as const
  const { value: country, failure, reload } = useCall<Country>(calls[0])
  const { value: provenance } = useCall<Provenance>(calls[1])
  const { value: neighbours } = useCall<readonly Neighbour[]>(calls[2])
  const { value: world } = useCall<World>(
    countryCall(url, '/borders/all.topojson', { query: { resolution: '110m' } }),
  )
  useCalls(calls)

  const within = <a href="/country-data">{title}</a>
  if (failure)
    return (
      <>
        <PageHead title={code.toUpperCase()} within={within} />
        {failure.status === 404 || failure.status === 400 ? (
          <Empty title={`No country with code ${code.toUpperCase()}`}>
            <p>Codes have two or three letters, or three digits. It may be the code of a former country.</p>
            <p>
              <a href={`/country-data?q=${encodeURIComponent(code)}`}>Search for it</a> or see the{' '}
              <a href="/country-data/historical">former countries</a>.
            </p>
          </Empty>
        ) : (
          <ErrorState failure={failure} onRetry={reload} />
        )}
      </>
    )
  if (!country)
    return (
      <>
        <PageHead title={code.toUpperCase()} within={within} />
        <Loading lines={14} />
      </>
    )
  const { name, flags, region, subregion } = country
  return (
    <article class="country">
      <PageHead
        title={name.common}
        within={
          <>
            {within} <span aria-hidden="true">/</span>{' '}
            <a href={`/country-data?region=${encodeURIComponent(region)}`}>{region}</a>
            {subregion && subregion !== region && (
              <>
                {' '}
                <span aria-hidden="true">/</span> {subregion}
              </>
            )}
          </>
        }
        lede={summaryOf(country)}
      >
        <ButtonLink href={`/country-data/compare?a=${country.cca2.toLowerCase()}`}>Compare</ButtonLink>
      </PageHead>
      <div class="country-pictures">
        <img src={flags.svg} alt={flags.alt} width="320" height="240" class="flag flag-large" />
        <div class="globe-frame">{world && <Globe world={world} country={country} />}</div>
        <div>
          <h2 class="label">{neighbours?.length ? 'Land neighbours' : 'Neighbours'}</h2>
          {neighbours && <Neighbours list={neighbours} />}
          <div class="small">
            <Origin field="borders" provenance={provenance?.fields.borders} />
          </div>
        </div>
      </div>
      {factGroups.map(({ title, facts }) => (
        <section key={title} class="section">
          <h2>{title}</h2>
          <dl class="record">
            {facts.map(({ field, title, show }) => (
              <div key={field}>
                <dt>{title}</dt>
                <dd class="record-value">{show(country) || <span class="quiet">none</span>}</dd>
                <dd class="record-origin">
                  <Origin field={field} provenance={provenance?.fields[field]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Subdivisions baseUrl={url} code={code} />
    </article>
  )
}

function Neighbours({ list }: { list: readonly Neighbour[] }) {
  if (!list.length) return <p>None: no land border.</p>
  return (
    <ul class="neighbours" data-list="">
      {list.map(({ cca2, name, flags }) => (
        <li key={cca2}>
          <a href={countryHref(cca2)} data-item="" class="country-link">
            <img src={flags.svg} alt="" width="24" height="18" class="flag" />
            {name.common}
          </a>
        </li>
      ))}
    </ul>
  )
}

function summaryOf({ name, capital, population, area }: Country): string {
  const official = name.official === name.common ? '' : `${name.official}. `
  const seat = capital.length ? `Capital ${capital.join(', ')}; ` : ''
  const people = population ? `${formatCount(population)} people` : 'no permanent population'
  return `${official}${seat}${people} on ${formatCount(area)} km².`
}
