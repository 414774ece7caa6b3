import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import type { ServedService } from '../../../api/overview.ts'
import { forget } from '../../../api/resource.ts'
import { useCalls } from '../../../calls/current.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { ConfirmDialog } from '../../../kit/dialog.tsx'
import { countOf, formatCount } from '../../../kit/format.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { StatusCode } from '../../../kit/status.tsx'
import { Time } from '../../../kit/time.tsx'
import type { Params } from '../../../path.ts'
import { navigate } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { Served } from '../../served.tsx'
import { searchHref, sourcesHref } from '../hrefs.ts'
import { PostList } from '../parts/post-list.tsx'
import { SourceActions } from '../parts/source-actions.tsx'
import { SourceForm } from '../parts/source-form.tsx'
import { SourceHealth } from '../parts/source-health.tsx'
import type { Results, Source } from '../records.ts'
import { listCall, quoteTerm } from '../searching.ts'
import { cachePrefix, contentCall, makeCall, useCall } from '../service.ts'
import '../view.css'

export function SourcePage({ params: { id = '' } }: { params: Params }) {
  return (
    <Served name="web-content" title="Source">
      {(service) => <SourceView key={id} service={service} id={id} />}
    </Served>
  )
}

const pollMs = 5_000
/** Each search counts against the plan. */
const maxRetries = 3

function SourceView({ service: { url }, id }: { service: ServedService; id: string }) {
  const call = contentCall(url, '/v1/sources/{id}', { path: { id } })
  const {
    value: source,
    failure,
    reload,
  } = useCall<Source>(call, isSignedIn.value ? { everyMs: pollMs } : {})
  const site = source && siteQuery(source)
  useCalls([call, ...(site ? [latestCall(url, site)] : [])])
  const within = <a href={sourcesHref}>Sources</a>
  if (!source || failure)
    return (
      <>
        <PageHead title="Source" within={within} />
        {failure?.status === 404 ? (
          <Empty title="Source not found">
            <p>
              <a href={sourcesHref}>See all sources</a>.
            </p>
          </Empty>
        ) : failure ? (
          <CallError failure={failure} onRetry={reload} />
        ) : (
          <Loading lines={10} />
        )}
      </>
    )
  return (
    <>
      <PageHead title={source.title || source.url} within={within}>
        {isSignedIn.value && <Changes url={url} source={source} />}
      </PageHead>
      <Facts source={source} />
      {site && <Latest url={url} site={site} posts={source.health.posts} />}
    </>
  )
}

function Facts({ source }: { source: Source }) {
  const { url, target_url, kind, folder, settings, health } = source
  const facts: readonly (readonly [string, ComponentChildren])[] = [
    ['Health', <SourceHealth key="health" source={source} />],
    ['Address', <Address key="address" url={url} />],
    ['Fetches', target_url !== url && <Address url={target_url} />],
    ['Kind', kind],
    ['Folder', folder && <a href={`${sourcesHref}?${new URLSearchParams({ folder })}`}>{folder}</a>],
    ['Last fetch', health.last_fetch && <Time at={health.last_fetch} />],
    ['Status', health.last_status !== null && <StatusCode code={health.last_status} />],
    ['Next fetch', health.next_fetch && <Time at={health.next_fetch} />],
    ['Requests', countOf(health.fetches, 'request')],
    ['Unchanged', `${Math.round(health.not_modified_ratio * 100)} % of responses`],
    ['Posts', `${formatCount(health.posts)}, ${health.posts_per_day.toFixed(1)} a day`],
    ...Object.entries(settings).map(
      ([name, value]) => [wordsOf(name), typeof value === 'string' ? value : JSON.stringify(value)] as const,
    ),
  ]
  return (
    <dl class="facts facts-wide">
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Address({ url }: { url: string }) {
  return (
    <a class="breaks" href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  )
}

/** `site_type` is `Site type`. */
function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A source does not say which posts are its own, but mostly they are those of its host. */
function siteQuery({ target_url }: Source): string | undefined {
  return URL.canParse(target_url) ? `site_full:${quoteTerm(new URL(target_url).hostname)}` : undefined
}

const latestCall = (url: string, q: string) =>
  listCall(url, q, { sort: 'published', order: 'desc', size: '5' })

/** Loads again when the crawler has found posts, and a few times until they are indexed. */
function Latest({ url, site, posts }: { url: string; site: string; posts: number }) {
  const { value, reload } = useCall<Results>(posts ? latestCall(url, site) : undefined)
  const retries = useSignal(0)
  useEffect(() => {
    if (value?.posts.length !== 0 || retries.value === maxRetries) return
    const timer = setTimeout(() => {
      retries.value++
      reload()
    }, pollMs)
    return () => clearTimeout(timer)
  }, [value])
  return (
    <section class="section" aria-labelledby="latest">
      <h2 id="latest">Latest posts of this site</h2>
      {value?.posts.length ? (
        <>
          <PostList id="posts" posts={value.posts} />
          <p class="after-table">
            <a href={searchHref({ q: site })}>Search all {formatCount(value.total)}</a>
          </p>
        </>
      ) : (
        <p class="quiet">{posts ? 'None within your plan.' : 'None yet.'}</p>
      )}
    </section>
  )
}

function Changes({ url, source }: { url: string; source: Source }) {
  const dialog = useSignal<'form' | 'deletion' | undefined>(undefined)
  const { run, isBusy, failure } = useAction()
  const close = () => {
    dialog.value = undefined
  }
  const remove = async () => {
    const path = { id: String(source.id) }
    const call = contentCall(url, '/v1/sources/{id}', { method: 'DELETE', path })
    if (!(await run(() => makeCall(call), 'The source is deleted.'))) return
    navigate(sourcesHref)
    forget(cachePrefix)
  }
  return (
    <>
      <SourceActions url={url} source={source} />
      <Button
        onClick={() => {
          dialog.value = 'form'
        }}
      >
        Change
      </Button>
      <Button
        kind="quiet"
        onClick={() => {
          dialog.value = 'deletion'
        }}
      >
        Delete
      </Button>
      {dialog.value === 'form' && <SourceForm url={url} source={source} onClose={close} />}
      {dialog.value === 'deletion' && (
        <ConfirmDialog
          title="Delete this source?"
          action="Delete source"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={close}
        >
          <p>The crawler stops reading it. Its posts stay.</p>
          {failure && <CallError failure={failure} />}
        </ConfirmDialog>
      )}
    </>
  )
}
