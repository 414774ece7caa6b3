import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { countOf, formatCount } from '../../../kit/format.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { Pager } from '../../../kit/pager.tsx'
import { SearchField } from '../../../kit/search-field.tsx'
import { Empty } from '../../../kit/states.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { address, hrefWith, navigate, setQuery } from '../../../router.ts'
import { Served } from '../../served.tsx'
import { browsingCall, orders, pageOf, pageSize } from '../browsing.ts'
import { viewHref, workHref } from '../hrefs.ts'
import type { Resource } from '../json-api.ts'
import { ChosenFilters } from '../parts/chosen-filters.tsx'
import { Filters } from '../parts/filters.tsx'
import { TitleChoice } from '../parts/title.tsx'
import { Wall, WallPlaceholder } from '../parts/wall.tsx'
import { WorkTable } from '../parts/work-table.tsx'
import type { Summary } from '../records.ts'
import { useCall } from '../service.ts'
import '../view.css'

export function BrowsePage() {
  return (
    <Served name="anime-catalogue" title="Anime">
      {(service) => <Browse service={service} />}
    </Served>
  )
}

function Browse({ service: { url, title } }: { service: ServedService }) {
  const { query } = address.value
  const text = query.get('q') ?? ''
  // Debounce typing.
  const settledQuery = new URLSearchParams(useDebounced(query.toString()))
  const call = browsingCall(url, settledQuery)
  const { value, failure, isLoading, reload } = useCall<readonly Resource<Summary>[]>(call)
  useCalls([call])
  const isSettled = settledQuery.toString() === query.toString() && !isLoading
  const wantsFirst = useOpensFirst(isSettled ? value?.data : undefined)
  const isList = query.get('view') === 'list'
  const count = value?.meta?.count ?? 0
  return (
    <>
      <PageHead
        title="Anime"
        within={<a href="/explorer/anime-catalogue">{title}</a>}
        lede="Search works by any title, also by abbreviation and with typos."
      >
        <ButtonLink href={`${viewHref}/seasons`}>Seasons</ButtonLink>
        <ButtonLink href={`${viewHref}/random?${query}`}>Random work</ButtonLink>
      </PageHead>
      <div class="tools">
        <SearchField
          label="Search anime"
          placeholder="fmab, 進撃, attak on titan"
          controls="works"
          value={text}
          onSearch={(q) =>
            setQuery({ q, sort: q && !text ? undefined : (query.get('sort') ?? undefined), page: undefined })
          }
          onEnter={() => text && wantsFirst()}
        />
        <SelectField
          label="Order"
          value={query.get('sort') ?? ''}
          onChange={(event) => setQuery({ sort: event.currentTarget.value, page: undefined })}
        >
          {text && <option value="">Best match</option>}
          {orders.map(({ key, label }, index) => (
            <option key={key} value={text || index ? key : ''}>
              {label}
            </option>
          ))}
        </SelectField>
        <TitleChoice />
        <nav class="choices" aria-label="View">
          <a href={hrefWith({ view: undefined })} aria-current={isList ? undefined : 'true'}>
            Wall
          </a>
          <a href={hrefWith({ view: 'list' })} aria-current={isList ? 'true' : undefined}>
            List
          </a>
        </nav>
      </div>
      <details class="narrowing">
        <summary>Filters</summary>
        <Filters baseUrl={url} />
      </details>
      <ChosenFilters baseUrl={url} />
      {failure && <CallError failure={failure} onRetry={reload} />}
      <p class="wall-count quiet small figures" role="status">
        {value && !failure ? formatRange(count, pageOf(settledQuery)) : '\u00a0'}
      </p>
      {!value && !failure && <WallPlaceholder count={pageSize} />}
      {value && !failure && !value.data.length && <NothingFound text={text} count={count} />}
      {value &&
        !failure &&
        value.data.length > 0 &&
        (isList ? (
          <WorkTable id="works" works={value.data} />
        ) : (
          <Wall id="works" works={value.data} isBusy={isLoading} />
        ))}
      {value && !failure && <Pages count={count} page={pageOf(settledQuery)} />}
    </>
  )
}

/** Returns a function that opens the first result as soon as it has loaded. */
function useOpensFirst(works: readonly Resource<Summary>[] | undefined): () => void {
  const isWanted = useSignal(false)
  const first = works?.[0]
  useEffect(() => {
    if (!isWanted.value || !works) return
    isWanted.value = false
    if (first) navigate(workHref(first))
  }, [isWanted.value, works])
  return () => {
    isWanted.value = true
  }
}

function Pages({ count, page }: { count: number; page: number }) {
  const last = Math.ceil(count / pageSize)
  const hrefOf = (to: number) => hrefWith({ page: to > 1 ? String(to) : undefined })
  return (
    <Pager
      before={page > 1 && count ? hrefOf(Math.min(page - 1, last)) : undefined}
      after={page < last ? hrefOf(page + 1) : undefined}
      note={`Page ${page} of ${last}`}
    />
  )
}

function NothingFound({ text, count }: { text: string; count: number }) {
  if (count)
    return (
      <Empty title="No more results on this page">
        <p>
          <a href={hrefWith({ page: undefined })}>Go to the first page</a>
        </p>
      </Empty>
    )
  return (
    <Empty title={text ? `No results for “${text}”` : 'No matching works'}>
      <p>
        {text ? 'Try fewer letters or another title, or ' : 'Remove a filter, or '}
        <a href={viewHref}>see the whole catalogue</a>.
      </p>
    </Empty>
  )
}

function formatRange(count: number, page: number): string {
  const first = (page - 1) * pageSize + 1
  if (count <= pageSize || first > count) return countOf(count, 'work')
  return `${formatCount(first)}–${formatCount(Math.min(page * pageSize, count))} of ${countOf(count, 'work')}`
}
