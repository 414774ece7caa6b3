import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { countOf } from '../../../kit/format.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { Pager } from '../../../kit/pager.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { address, hrefWith, setQuery } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { Served } from '../../served.tsx'
import { dateNames, dateWords } from '../dates.ts'
import { sourcesHref, viewHref } from '../hrefs.ts'
import { Charts } from '../parts/charts.tsx'
import { ChosenFilters } from '../parts/chosen-filters.tsx'
import { ContentNav } from '../parts/content-nav.tsx'
import { Facets } from '../parts/facets.tsx'
import { PostList } from '../parts/post-list.tsx'
import { QueryField } from '../parts/query-field.tsx'
import { QueryHelp } from '../parts/query-help.tsx'
import { explainCall, useReading } from '../parts/query-reading.ts'
import { SaveQueryDialog } from '../parts/save-query.tsx'
import type { FilterResults } from '../records.ts'
import { cursorOf, orders, queryOf, searchCall } from '../searching.ts'
import { useCall } from '../service.ts'
import '../view.css'

export function SearchPage() {
  return (
    <Served name="web-content" title="Web content">
      {(service) => <Search service={service} />}
    </Served>
  )
}

/** Visitors have a hundred requests a day, so typing waits longer for them. */
const visitorSettleMs = 700

function Search({ service: { url, title } }: { service: ServedService }) {
  const { query } = address.value
  const text = query.get('q') ?? ''
  const settledQuery = new URLSearchParams(
    useDebounced(query.toString(), isSignedIn.value ? undefined : visitorSettleMs),
  )
  const settledText = settledQuery.get('q') ?? ''
  const call = searchCall(url, settledQuery)
  const { value, failure, isLoading, reload } = useCall<FilterResults>(call)
  const reading = useReading(url, settledText)
  const isSaving = useSignal(false)
  useCalls([call, ...(settledText.trim() ? [explainCall(url, settledText)] : [])])
  const current = settledText === text ? reading : undefined
  // The field shows this error, with its position.
  const isWrong =
    failure?.status === 400 && Boolean(settledText.trim()) && (!reading || Boolean(reading.error))
  return (
    <>
      <PageHead title="Posts" within={<a href="/explorer/web-content">{title}</a>}>
        {isSignedIn.value && (
          <Button
            onClick={() => {
              isSaving.value = true
            }}
          >
            Save this query
          </Button>
        )}
      </PageHead>
      <ContentNav current="Search" />
      <QueryField
        label="Search posts"
        value={text}
        reading={current}
        controls="posts"
        onQuery={(q) => setQuery({ q, cursor: undefined })}
      />
      <div class="tools content-tools">
        <QueryHelp />
        <DateChoice />
        <SelectField
          label="Order"
          value={query.get('order') ?? ''}
          onChange={(event) => setQuery({ order: event.currentTarget.value, cursor: undefined })}
        >
          {orders.map((order, index) => (
            <option key={order.key} value={index ? order.key : ''}>
              {order.title}
            </option>
          ))}
        </SelectField>
      </div>
      <ChosenFilters />
      {failure && !isWrong && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={12} />}
      {!value && isWrong && <Empty title="Posts appear when the query is correct" />}
      {value && (!failure || isWrong) && (
        <Found url={url} query={settledQuery} results={value} isBusy={isLoading || isWrong} />
      )}
      {isSaving.value && (
        <SaveQueryDialog
          url={url}
          q={queryOf(query)}
          hasDate={query.has('date')}
          onClose={() => {
            isSaving.value = false
          }}
        />
      )}
    </>
  )
}

function DateChoice() {
  const date = address.value.query.get('date') ?? ''
  return (
    <SelectField
      label="Published"
      value={date}
      onChange={(event) => setQuery({ date: event.currentTarget.value, cursor: undefined })}
    >
      <option value="">Any time</option>
      {Object.entries(dateNames).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
      {date && !(date in dateNames) && <option value={date}>{dateWords(date)}</option>}
    </SelectField>
  )
}

/** Without a limit, the API returns the largest integer of typed languages. */
const unlimited = 2 ** 31 - 1

interface FoundProps {
  url: string
  query: URLSearchParams
  results: FilterResults
  isBusy: boolean
}

function Found({ url, query, results, isBusy }: FoundProps) {
  const { total, posts, next, moreResultsAvailable: more, requestsLeft } = results
  const head = useRef<HTMLParagraphElement>(null)
  const cursor = query.get('cursor') ?? undefined
  const before = useRef(cursor)
  useEffect(() => {
    // A page begins with its first post.
    if (cursor && cursor !== before.current) head.current?.scrollIntoView()
    before.current = cursor
  }, [cursor])
  return (
    <>
      {total > 0 && <Charts url={url} query={query} results={results} />}
      <p ref={head} class="content-count quiet small figures" role="status">
        {countOf(total, 'post')}
        {!isSignedIn.value && requestsLeft < unlimited && ` · ${countOf(requestsLeft, 'request')} left today`}
      </p>
      {total === 0 ? (
        <NothingFound />
      ) : (
        <div class="content-found">
          <details class="content-filters" open={matchMedia('(min-width: 60rem)').matches}>
            <summary>Filters</summary>
            <Facets results={results} />
            {!isSignedIn.value && (
              <p class="small quiet">Sentiment, entities and the timeline need a plan that includes them.</p>
            )}
          </details>
          <div class="content-results">
            <PostList id="posts" posts={posts} isBusy={isBusy} />
            <Pager
              before={cursor && hrefWith({ cursor: undefined })}
              after={more > 0 ? hrefWith({ cursor: cursorOf(next) }) : undefined}
              labels={['First page', 'Next']}
            />
          </div>
        </div>
      )}
    </>
  )
}

function NothingFound() {
  const { query } = address.value
  if (!query.size)
    return (
      <Empty title="There are no posts yet">
        <p>
          <a href={sourcesHref}>Add a source</a>, and its posts appear here.
        </p>
      </Empty>
    )
  return (
    <Empty title="No posts match">
      <p>
        Use other or fewer words, remove a filter, or <a href={viewHref}>see all posts</a>.
      </p>
    </Empty>
  )
}
