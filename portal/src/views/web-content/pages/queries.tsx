import { useSignal } from '@preact/signals'
import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Pager } from '../../../kit/pager.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Table } from '../../../kit/table.tsx'
import { Time } from '../../../kit/time.tsx'
import { address, hrefWith } from '../../../router.ts'
import { queryHref, searchHref, viewHref } from '../hrefs.ts'
import { ContentNav } from '../parts/content-nav.tsx'
import { SaveQueryDialog } from '../parts/save-query.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { SavedQueryList } from '../records.ts'
import { contentCall, useCall } from '../service.ts'

export function QueriesPage() {
  return <SignedIn title="Saved queries">{(service) => <Queries service={service} />}</SignedIn>
}

function Queries({ service: { url, title } }: { service: ServedService }) {
  const cursor = address.value.query.get('cursor') ?? undefined
  const call = contentCall(url, '/v1/queries', { query: { size: '50', cursor } })
  const { value, failure, reload } = useCall<SavedQueryList>(call)
  const isSaving = useSignal(false)
  useCalls([call])
  return (
    <>
      <PageHead
        title="Saved queries"
        within={<a href="/explorer/web-content">{title}</a>}
        lede="New posts that match go to webhooks, streams and feeds."
      >
        <Button
          kind="primary"
          icon="plus"
          onClick={() => {
            isSaving.value = true
          }}
        >
          Save a query
        </Button>
      </PageHead>
      <ContentNav current="Saved queries" />
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={6} />}
      {value && !failure && value.queries.length === 0 && (
        <Empty title="You have no saved queries">
          <p>
            Save one here, or <a href={viewHref}>search</a> and save what you searched for.
          </p>
        </Empty>
      )}
      {value && !failure && value.queries.length > 0 && (
        <Table
          id="queries"
          caption="Saved queries"
          rows={value.queries}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: 'Name',
              cell: ({ id, name }) => (
                <a class="row-link breaks" href={queryHref(id)} data-item="">
                  {name}
                </a>
              ),
            },
            {
              key: 'query',
              title: 'Query',
              cell: ({ q }) => (
                <a class="breaks" href={searchHref({ q })}>
                  <code>{q}</code>
                </a>
              ),
            },
            { key: 'changed', title: 'Changed', cell: ({ updated }) => <Time at={updated} /> },
          ]}
        />
      )}
      {value && !failure && (
        <Pager
          before={cursor && hrefWith({ cursor: undefined })}
          after={value.next_cursor ? hrefWith({ cursor: value.next_cursor }) : undefined}
          labels={['First page', 'Next']}
        />
      )}
      {isSaving.value && (
        <SaveQueryDialog
          url={url}
          q=""
          onClose={() => {
            isSaving.value = false
          }}
        />
      )}
    </>
  )
}
