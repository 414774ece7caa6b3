import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button, ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { formatMs } from '../../../kit/format.ts'
import { HttpMessage } from '../../../kit/http-message.tsx'
import { Pager } from '../../../kit/pager.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { StatusCode } from '../../../kit/status.tsx'
import { Table } from '../../../kit/table.tsx'
import { Time } from '../../../kit/time.tsx'
import { address, hrefWith, navigate } from '../../../router.ts'
import { postHref } from '../hrefs.ts'
import type { Delivery, DeliveryList, SavedQuery } from '../records.ts'
import { cachePrefix, contentCall, makeCall, useCall } from '../service.ts'

interface DeliveriesProps {
  url: string
  saved: SavedQuery
}

export function deliveriesCall(url: string, { id }: SavedQuery) {
  const cursor = address.value.query.get('cursor') ?? undefined
  return contentCall(url, '/v1/queries/{id}/deliveries', {
    path: { id: String(id) },
    query: { size: '30', cursor },
  })
}

export function deliveryCall(url: string, { id }: SavedQuery, deliveryId: string) {
  return contentCall(url, '/v1/queries/{id}/deliveries/{deliveryId}', {
    path: { id: String(id), deliveryId },
  })
}

/** The deliveries to the webhooks of a query. */
export function QueryDeliveries(props: DeliveriesProps) {
  const id = address.value.query.get('delivery')
  return id ? <DeliveryView {...props} id={id} /> : <List {...props} />
}

function List({ url, saved }: DeliveriesProps) {
  const { value, failure, reload } = useCall<DeliveryList>(deliveriesCall(url, saved))
  const cursor = address.value.query.get('cursor')
  return (
    <>
      <div class="tools">
        <Button onClick={reload}>Refresh</Button>
      </div>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={6} />}
      {value?.deliveries.length === 0 && (
        <Empty title="No deliveries yet">
          <p>
            <a href={hrefWith({ tab: 'webhooks', cursor: undefined })}>Add a webhook</a>, and each new match
            is listed here.
          </p>
        </Empty>
      )}
      {value && value.deliveries.length > 0 && (
        <Table
          id="deliveries"
          caption="Deliveries"
          rows={value.deliveries}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'message',
              title: 'Message',
              cell: ({ id, type, attempt }) => (
                <a class="row-link" href={hrefWith({ delivery: String(id) })} data-item="">
                  {type}
                  {attempt > 1 && <span class="quiet small">{` attempt ${attempt}`}</span>}
                </a>
              ),
            },
            {
              key: 'response',
              title: 'Response',
              cell: ({ status_code, status }) => (
                <StatusCode code={status_code ?? 0} text={status_code ? '' : status} />
              ),
            },
            { key: 'when', title: 'When', cell: ({ delivered }) => <Time at={delivered} /> },
            { key: 'took', title: 'Took', isFigure: true, cell: ({ duration_ms }) => formatMs(duration_ms) },
          ]}
        />
      )}
      {value && (
        <Pager
          before={cursor ? hrefWith({ cursor: undefined }) : undefined}
          after={value.next_cursor ? hrefWith({ cursor: value.next_cursor }) : undefined}
          labels={['First page', 'Next']}
        />
      )}
    </>
  )
}

function DeliveryView({ url, saved, id }: DeliveriesProps & { id: string }) {
  const { value: delivery, failure, reload } = useCall<Delivery>(deliveryCall(url, saved, id))
  const { run, isBusy, failure: actionFailure } = useAction()
  const redeliver = async () => {
    const call = contentCall(url, '/v1/queries/{id}/deliveries/{deliveryId}/redeliver', {
      method: 'POST',
      path: { id: String(saved.id), deliveryId: id },
    })
    if (!(await run(() => makeCall(call), 'Redelivery queued.'))) return
    navigate(hrefWith({ delivery: undefined }))
    forget(cachePrefix)
  }
  if (failure) return <CallError failure={failure} onRetry={reload} />
  if (!delivery) return <Loading lines={8} />
  const { request, response, status_code, status, delivered, message_id, post_uuid } = delivery
  return (
    <div class="stack">
      <p class="row-notes">
        <StatusCode code={status_code ?? 0} text={status_code ? '' : status} />
        <Time at={delivered} />
        <code class="breaks">{message_id}</code>
        {post_uuid && <a href={postHref(post_uuid)}>The post</a>}
      </p>
      {actionFailure && <CallError failure={actionFailure} />}
      <div class="actions">
        <ButtonLink href={hrefWith({ delivery: undefined })}>All deliveries</ButtonLink>
        <Button disabled={isBusy} onClick={() => void redeliver()}>
          Deliver again
        </Button>
      </div>
      <div class="content-delivery">
        <Message title="Request" message={request} />
        <Message title="Response" message={response} />
      </div>
    </div>
  )
}

function Message({ title, message: { headers, body } }: { title: string; message: Delivery['request'] }) {
  return (
    <section class="stack" aria-label={title}>
      <h2>{title}</h2>
      <HttpMessage name={title.toLowerCase()} headers={headers} body={body} />
    </section>
  )
}
