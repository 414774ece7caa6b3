import { useResource } from '../../../api/resource.ts'
import { countOf, formatCount } from '../../../kit/format.ts'
import { address, hrefWith } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { spansOf } from '../dates.ts'
import type { FilterResults } from '../records.ts'
import { countCall, siteFilter } from '../searching.ts'
import { cachePrefix, makeCall } from '../service.ts'
import { facetOf } from './facets.tsx'

interface ChartsProps {
  url: string
  /** The address whose results are shown. */
  query: URLSearchParams
  results: FilterResults
}

/** When the posts were published, and where. Each bar is a link that narrows the search. */
export function Charts({ url, query, results }: ChartsProps) {
  return (
    <div class="content-charts">
      {/* A request for each bar, which is too much for the quota of visitors. */}
      {isSignedIn.value && <Timeline url={url} query={query} />}
      <Sites results={results} />
    </div>
  )
}

function Timeline({ url, query }: Pick<ChartsProps, 'url' | 'query'>) {
  const spans = spansOf(query.get('date'))
  const calls = spans.map(({ date }) => countCall(url, query, date))
  const { value: counts } = useResource(`${cachePrefix}timeline ${JSON.stringify(calls)}`, (signal) =>
    Promise.all(calls.map(async (call) => (await makeCall<FilterResults>(call, { signal })).total)),
  )
  const isCurrent = counts?.length === spans.length
  const top = Math.max(1, ...(counts ?? []))
  const { query: activeQuery } = address.value
  return (
    <section class="content-chart" aria-label="Posts over time">
      <h2 class="label">Published</h2>
      <ol class="content-days" aria-busy={!isCurrent}>
        {spans.map(({ date, label }, index) => {
          const count = isCurrent ? (counts[index] ?? 0) : 0
          const isChosen = date === activeQuery.get('date')
          return (
            <li key={date}>
              <a
                href={hrefWith({ date: isChosen ? undefined : date, cursor: undefined })}
                title={`${label}: ${countOf(count, 'post')}`}
                aria-current={isChosen ? 'true' : undefined}
              >
                <span class="unseen">{`${label}: ${countOf(count, 'post')}`}</span>
                <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                  <rect x="2" width="6" y={100 - (count / top) * 100} height={(count / top) * 100} />
                </svg>
              </a>
            </li>
          )
        })}
      </ol>
      <p class="chart-scale quiet figures">
        <span>{spans[0]?.label.split(' – ')[0]}</span>
        <span>up to {formatCount(top)}</span>
        <span>{spans.at(-1)?.label.split(' – ').at(-1)}</span>
      </p>
    </section>
  )
}

const maxSites = 6

function Sites({ results }: Pick<ChartsProps, 'results'>) {
  const sites = facetOf(results, siteFilter).slice(0, maxSites)
  const selectedSite = address.value.query.get(siteFilter.name)
  if (!sites.length) return null
  const top = Math.max(...sites.map(({ count }) => count))
  return (
    <section class="content-chart" aria-label="Sites with most posts">
      <h2 class="label">Sites</h2>
      <ol class="content-sites">
        {sites.map(({ value, count }) => (
          <li key={value}>
            <a
              href={hrefWith({
                [siteFilter.name]: value === selectedSite ? undefined : value,
                cursor: undefined,
              })}
              aria-current={value === selectedSite ? 'true' : undefined}
            >
              <span class="content-site-name">{value}</span>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect y="2" height="6" width={(count / top) * 100} />
              </svg>
              <span class="quiet figures">{formatCount(count)}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
