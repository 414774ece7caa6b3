import { useSignal } from '@preact/signals'
import type { ServedService } from '../../../api/overview.ts'
import { forget } from '../../../api/resource.ts'
import type { Call } from '../../../calls/call.ts'
import { useCalls } from '../../../calls/current.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { ConfirmDialog } from '../../../kit/dialog.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address, hrefWith, navigate } from '../../../router.ts'
import { queriesHref } from '../hrefs.ts'
import { deliveriesCall, deliveryCall, QueryDeliveries } from '../parts/query-deliveries.tsx'
import { Feeds, latestCall, Matches } from '../parts/query-matches.tsx'
import { LiveMatches, streamCall } from '../parts/query-stream.tsx'
import { QueryWebhooks, webhooksCall } from '../parts/query-webhooks.tsx'
import { SaveQueryDialog } from '../parts/save-query.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { SavedQuery } from '../records.ts'
import { cachePrefix, contentCall, makeCall, useCall } from '../service.ts'

export function QueryPage({ params: { id = '' } }: { params: Params }) {
  return (
    <SignedIn title="Saved query">{(service) => <QueryView key={id} service={service} id={id} />}</SignedIn>
  )
}

const tabs = [
  ['', 'Matches'],
  ['live', 'Live'],
  ['webhooks', 'Webhooks'],
  ['deliveries', 'Deliveries'],
  ['feeds', 'Feeds'],
] as const

type Tab = (typeof tabs)[number][0]

function QueryView({ service: { url }, id }: { service: ServedService; id: string }) {
  const call = contentCall(url, '/v1/queries/{id}', { path: { id } })
  const { value: saved, failure, reload } = useCall<SavedQuery>(call)
  const tab = tabs.find(([key]) => key === address.value.query.get('tab'))?.[0] ?? ''
  useCalls([...(saved ? callsOf(url, saved, tab) : []), call])
  const within = <a href={queriesHref}>Saved queries</a>
  if (!saved || failure)
    return (
      <>
        <PageHead title="Saved query" within={within} />
        {failure?.status === 404 ? (
          <Empty title="Query not found">
            <p>
              <a href={queriesHref}>See your saved queries</a>.
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
      <PageHead title={saved.name} within={within} lede={<code class="breaks">{saved.q}</code>}>
        <Changes url={url} saved={saved} />
      </PageHead>
      <nav class="page-nav" aria-label={saved.name}>
        {tabs.map(([key, label]) => (
          <a
            key={key}
            href={hrefWith({ tab: key, cursor: undefined, delivery: undefined })}
            aria-current={key === tab ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      {tab === '' && <Matches url={url} saved={saved} />}
      {tab === 'live' && <LiveMatches url={url} saved={saved} />}
      {tab === 'webhooks' && <QueryWebhooks url={url} saved={saved} />}
      {tab === 'deliveries' && <QueryDeliveries url={url} saved={saved} />}
      {tab === 'feeds' && <Feeds saved={saved} />}
    </>
  )
}

/** The requests that a tab shows. */
function callsOf(url: string, saved: SavedQuery, tab: Tab): readonly Call[] {
  const { query } = address.value
  const delivery = query.get('delivery')
  if (tab === 'live') return [streamCall(url, saved)]
  if (tab === 'webhooks') return [webhooksCall(url, saved)]
  if (tab === 'deliveries')
    return [delivery ? deliveryCall(url, saved, delivery) : deliveriesCall(url, saved)]
  return tab === '' ? [latestCall(url, saved)] : []
}

function Changes({ url, saved }: { url: string; saved: SavedQuery }) {
  const dialog = useSignal<'form' | 'deletion' | undefined>(undefined)
  const { run, isBusy, failure } = useAction()
  const close = () => {
    dialog.value = undefined
  }
  const remove = async () => {
    const path = { id: String(saved.id) }
    const call = contentCall(url, '/v1/queries/{id}', { method: 'DELETE', path })
    if (!(await run(() => makeCall(call), 'The query is deleted.'))) return
    navigate(queriesHref)
    forget(cachePrefix)
  }
  return (
    <>
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
      {dialog.value === 'form' && <SaveQueryDialog url={url} q={saved.q} saved={saved} onClose={close} />}
      {dialog.value === 'deletion' && (
        <ConfirmDialog
          title="Delete this query?"
          action="Delete query"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={close}
        >
          <p>Its webhooks, their deliveries and its feeds are deleted as well.</p>
          {failure && <CallError failure={failure} />}
        </ConfirmDialog>
      )}
    </>
  )
}
