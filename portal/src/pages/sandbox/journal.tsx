import { clearJournal, type JournalEntry, listJournal } from '../../api/journal.ts'
import { forget, useResource } from '../../api/resource.ts'
import { useAction } from '../../kit/action.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { SelectField } from '../../kit/field.tsx'
import { formatBytes, formatMs, formatTime } from '../../kit/format.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { SearchField } from '../../kit/search-field.tsx'
import { Empty, ErrorState, Loading } from '../../kit/states.tsx'
import { Method, StatusCode } from '../../kit/status.tsx'
import { type Column, Table } from '../../kit/table.tsx'
import { address, hrefWith, setQuery } from '../../router.ts'
import { findService, services } from '../../server.ts'
import { SandboxGate } from './sandbox-page.tsx'

const everyMs = 3_000
const filters = ['service', 'q', 'status', 'before']

export function JournalPage() {
  return (
    <>
      <PageHead
        title="Journal"
        within="Sandbox"
        lede="Requests to all services, newest first, with the matched route. Secrets are masked."
      />
      <SandboxGate>
        <Journal />
      </SandboxGate>
    </>
  )
}

function Journal() {
  const { query } = address.value
  const parameters = new URLSearchParams(
    filters.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  )
  const isNewest = !parameters.has('before')
  const {
    value: page,
    failure,
    reload,
  } = useResource(
    `journal ${parameters}`,
    (signal) => listJournal(parameters, signal),
    isNewest ? { everyMs } : {},
  )
  const { run, isBusy } = useAction()
  const clear = async () => {
    if (await run(clearJournal, 'Journal cleared.')) forget('journal')
  }
  return (
    <>
      <div class="tools">
        <SearchField
          label="Search paths and bodies"
          controls="entries"
          value={query.get('q') ?? ''}
          onSearch={(q) => setQuery({ q, before: undefined })}
        />
        <SelectField
          label="Service"
          value={query.get('service') ?? ''}
          onChange={(event) => setQuery({ service: event.currentTarget.value, before: undefined })}
        >
          <option value="">Every service</option>
          {services.value.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Status"
          value={query.get('status') ?? ''}
          onChange={(event) => setQuery({ status: event.currentTarget.value, before: undefined })}
        >
          <option value="">Every status</option>
          {['2xx', '3xx', '4xx', '5xx'].map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
      </div>
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {!page && !failure && <Loading lines={8} />}
      {page?.entries.length === 0 && (
        <Empty title={parameters.size ? 'No matching requests' : 'No requests yet'}>
          <p>{parameters.size ? 'Remove a filter.' : 'Send a request to see it here.'}</p>
        </Empty>
      )}
      {page && page.entries.length > 0 && (
        <Table
          id="entries"
          caption="Requests"
          rows={page.entries}
          rowKey={({ id }) => id}
          columns={columns}
        />
      )}
      <div class="actions">
        {!isNewest && <ButtonLink href={hrefWith({ before: undefined })}>Newest</ButtonLink>}
        {page && page.next !== null && (
          <ButtonLink href={hrefWith({ before: String(page.next) })}>Older</ButtonLink>
        )}
        {page && page.entries.length > 0 && (
          <Button kind="quiet" disabled={isBusy} onClick={() => void clear()}>
            Clear journal
          </Button>
        )}
      </div>
    </>
  )
}

const columns: readonly Column<JournalEntry>[] = [
  {
    key: 'path',
    title: 'Request',
    cell: ({ id, method, path, route }) => (
      <>
        <a href={`/sandbox/journal/${id}`} data-item="" class="row-link">
          <Method name={method} /> <code class="breaks">{path}</code>
        </a>
        <span class="cell-note">{route ? <code class="breaks">{route}</code> : 'no route'}</span>
      </>
    ),
  },
  { key: 'service', title: 'Service', cell: ({ service }) => findService(service)?.title ?? service },
  { key: 'status', title: 'Status', cell: ({ status }) => <StatusCode code={status} /> },
  { key: 'time', title: 'Time', cell: ({ atMs }) => <span class="figures">{formatTime(atMs)}</span> },
  { key: 'took', title: 'Took', isFigure: true, cell: ({ durationMs }) => formatMs(durationMs) },
  { key: 'size', title: 'Size', isFigure: true, cell: ({ responseBytes }) => formatBytes(responseBytes) },
]
