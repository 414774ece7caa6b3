import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { formatMs } from '../../../kit/format.ts'
import { Empty, Loading } from '../../../kit/states.tsx'
import { StatusCode } from '../../../kit/status.tsx'
import { Table } from '../../../kit/table.tsx'
import { Time } from '../../../kit/time.tsx'
import { address, hrefWith } from '../../../router.ts'
import { readPaging } from '../paging.ts'
import type { DeliveryItem } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'
import { Pager } from './pager.tsx'
import type { RepositoryView } from './repository-frame.tsx'

export function deliveriesCall({ url, repoPath }: RepositoryView, hook: string) {
  const { cursor } = readPaging(address.value.query)
  return hostingCall(url, '/repos/{owner}/{repo}/hooks/{hook_id}/deliveries', {
    path: { ...repoPath, hook_id: hook },
    query: { cursor, status: address.value.query.get('status') ?? undefined },
    needsToken: true,
  })
}

export function DeliveryList({ view, hook }: { view: RepositoryView; hook: string }) {
  const { value, failure, reload } = useCall<readonly DeliveryItem[]>(deliveriesCall(view, hook))
  const isFailed = address.value.query.get('status') === 'failure'
  return (
    <section class="section" aria-labelledby="deliveries">
      <h2 id="deliveries">Recent deliveries</h2>
      <div class="tools">
        <nav class="choices" aria-label="Which">
          <a
            href={hrefWith({ status: undefined, cursor: undefined })}
            aria-current={isFailed ? undefined : 'true'}
          >
            All
          </a>
          <a
            href={hrefWith({ status: 'failure', cursor: undefined })}
            aria-current={isFailed ? 'true' : undefined}
          >
            Failed
          </a>
        </nav>
        <Button kind="quiet" onClick={reload}>
          Refresh
        </Button>
      </div>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={5} />}
      {value?.data.length === 0 && (
        <Empty title={isFailed ? 'No failed deliveries' : 'No deliveries yet'}>
          <p>Send a ping or push a commit.</p>
        </Empty>
      )}
      {value && value.data.length > 0 && (
        <Table
          caption="Deliveries"
          rows={value.data}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'event',
              title: 'Event',
              cell: ({ id, event, action, redelivery }) => (
                <a class="row-link" href={hrefWith({ delivery: String(id) })} data-item="">
                  {[event, action].filter(Boolean).join(' ')}
                  {redelivery && <span class="quiet small"> redelivery</span>}
                </a>
              ),
            },
            {
              key: 'status',
              title: 'Response',
              cell: (one) => <StatusCode code={one.status_code} text={one.status_code ? '' : one.status} />,
            },
            { key: 'when', title: 'When', cell: ({ delivered_at }) => <Time at={delivered_at} /> },
            { key: 'took', title: 'Took', isFigure: true, cell: ({ duration }) => formatMs(duration * 1000) },
          ]}
        />
      )}
      <Pager links={value?.links} />
    </section>
  )
}
