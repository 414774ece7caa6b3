import { useSignal } from '@preact/signals'
import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Pager } from '../../../kit/pager.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Table } from '../../../kit/table.tsx'
import { Time } from '../../../kit/time.tsx'
import { address, hrefWith, setQuery } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { Served } from '../../served.tsx'
import { sourceHref, sourcesHref } from '../hrefs.ts'
import { ContentNav } from '../parts/content-nav.tsx'
import { Opml } from '../parts/opml.tsx'
import { SourceActions } from '../parts/source-actions.tsx'
import { SourceForm } from '../parts/source-form.tsx'
import { SourceHealth } from '../parts/source-health.tsx'
import type { Source, SourceList } from '../records.ts'
import { contentCall, useCall } from '../service.ts'
import '../view.css'

export function SourcesPage() {
  return (
    <Served name="web-content" title="Sources">
      {(service) => <Sources service={service} />}
    </Served>
  )
}

const pageSize = '50'
const pollMs = 10_000

function Sources({ service: { url, title } }: { service: ServedService }) {
  const { query } = address.value
  const cursor = query.get('cursor') ?? undefined
  const call = contentCall(url, '/v1/sources', {
    query: {
      state: query.get('state') ?? undefined,
      folder: query.get('folder') ?? undefined,
      size: pageSize,
      cursor,
    },
  })
  // Each look of a visitor counts.
  const { value, failure, reload } = useCall<SourceList>(call, isSignedIn.value ? { everyMs: pollMs } : {})
  const isAdding = useSignal(false)
  useCalls([call])
  return (
    <>
      <PageHead
        title="Sources"
        within={<a href="/explorer/web-content">{title}</a>}
        lede="Feeds, sitemaps and sites that the crawler reads."
      >
        {isSignedIn.value && (
          <Button
            kind="primary"
            icon="plus"
            onClick={() => {
              isAdding.value = true
            }}
          >
            Add a source
          </Button>
        )}
        <Opml url={url} />
      </PageHead>
      <ContentNav current="Sources" />
      <div class="tools">
        <SelectField
          label="State"
          value={query.get('state') ?? ''}
          onChange={(event) => setQuery({ state: event.currentTarget.value, cursor: undefined })}
        >
          <option value="">All</option>
          <option value="active">Active</option>
          <option value="paused">Paused</option>
          <option value="disabled">Disabled</option>
        </SelectField>
        {query.get('folder') && (
          <p class="content-folder">
            In the folder {query.get('folder')}.{' '}
            <a href={hrefWith({ folder: undefined, cursor: undefined })}>All folders</a>
          </p>
        )}
      </div>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={10} />}
      {value && !failure && value.sources.length === 0 && <NoSources />}
      {value && !failure && value.sources.length > 0 && <SourceTable url={url} sources={value.sources} />}
      {value && !failure && (
        <Pager
          before={cursor && hrefWith({ cursor: undefined })}
          after={value.next_cursor ? hrefWith({ cursor: value.next_cursor }) : undefined}
          labels={['First page', 'Next']}
        />
      )}
      {isAdding.value && (
        <SourceForm
          url={url}
          onClose={() => {
            isAdding.value = false
          }}
        />
      )}
    </>
  )
}

function NoSources() {
  if (address.value.query.size)
    return (
      <Empty title="No matching sources">
        <p>
          <a href={sourcesHref}>See all sources</a>.
        </p>
      </Empty>
    )
  return (
    <Empty title="There are no sources yet">
      <p>
        Add a feed, a sitemap or a site, or import a list of feeds as OPML. On the command line:{' '}
        <code>npx octavo import web-content opml feeds.opml</code>.
      </p>
    </Empty>
  )
}

function SourceTable({ url, sources }: { url: string; sources: readonly Source[] }) {
  const actions = isSignedIn.value
    ? [
        {
          key: 'actions',
          title: 'Actions',
          cell: (source: Source) => <SourceActions url={url} source={source} kind="quiet" />,
        },
      ]
    : []
  return (
    <Table
      id="sources"
      caption="Sources"
      rows={sources}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'source',
          title: 'Source',
          cell: ({ id, title, url: feed }) => (
            <>
              <a class="row-link breaks" href={sourceHref(id)} data-item="">
                {title || feed}
              </a>
              {title && <span class="cell-note breaks">{feed}</span>}
            </>
          ),
        },
        { key: 'health', title: 'Health', cell: (source) => <SourceHealth source={source} /> },
        {
          key: 'folder',
          title: 'Folder',
          isMinor: true,
          cell: ({ folder }) => folder && <a href={hrefWith({ folder, cursor: undefined })}>{folder}</a>,
        },
        {
          key: 'last',
          title: 'Last fetch',
          cell: ({ health: { last_fetch } }) => last_fetch && <Time at={last_fetch} />,
        },
        {
          key: 'next',
          title: 'Next',
          isMinor: true,
          cell: ({ health: { next_fetch } }) => next_fetch && <Time at={next_fetch} />,
        },
        {
          key: 'posts',
          title: 'Posts a day',
          isFigure: true,
          cell: ({ health: { posts_per_day } }) => posts_per_day.toFixed(1),
        },
        ...actions,
      ]}
    />
  )
}
