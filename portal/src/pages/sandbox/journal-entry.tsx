import { getJournalEntry, type JournalDetail } from '../../api/journal.ts'
import { useResource } from '../../api/resource.ts'
import { findService } from '../../house.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Code } from '../../kit/code.tsx'
import { formatBytes, formatDateTime, formatMs } from '../../kit/format.ts'
import { Json } from '../../kit/json.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { ErrorState, Loading } from '../../kit/states.tsx'
import { StatusCode } from '../../kit/status.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { address, type Params, setQuery } from '../../router.ts'
import { SandboxGate } from './sandbox-page.tsx'

export function JournalEntryPage({ params: { id = '' } }: { params: Params }) {
  return (
    <SandboxGate>
      <Entry id={id} />
    </SandboxGate>
  )
}

const views = [
  { key: 'answer', title: 'Answer' },
  { key: 'request', title: 'Request' },
  { key: 'curl', title: 'Replay' },
]

function Entry({ id }: { id: string }) {
  const {
    value: entry,
    failure,
    reload,
  } = useResource(`journal entry ${id}`, (signal) => getJournalEntry(id, signal))
  const within = (
    <>
      Sandbox <span aria-hidden="true">/</span> <a href="/sandbox/journal">Journal</a>
    </>
  )
  if (failure || !entry)
    return (
      <>
        <PageHead title={`Request ${id}`} within={within} />
        {failure ? <ErrorState failure={failure} onRetry={reload} /> : <Loading lines={8} />}
      </>
    )
  const view = address.value.query.get('show') ?? 'answer'
  const { method, path, status, durationMs, atMs, service, route, requestId, caller } = entry
  return (
    <>
      <PageHead title={`${method} ${path}`} within={within}>
        <ButtonLink
          href={`/explorer/${service}/find?call=${encodeURIComponent(`${method} ${path.split('?')[0]}`)}&${path.split('?')[1] ?? ''}`}
        >
          Open in the explorer
        </ButtonLink>
      </PageHead>
      <dl class="facts facts-wide">
        <Fact title="Status">
          <StatusCode code={status} />
        </Fact>
        <Fact title="Service">{findService(service)?.title ?? service}</Fact>
        <Fact title="Route">{route ? <code class="breaks">{route}</code> : 'None matched'}</Fact>
        <Fact title="When">
          <span class="figures">{formatDateTime(atMs)}</span>
        </Fact>
        <Fact title="Took">{formatMs(durationMs)}</Fact>
        <Fact title="Request id">
          <code class="breaks">{requestId}</code>
        </Fact>
        {caller ? <Fact title="Caller">{describeCaller(caller)}</Fact> : null}
      </dl>
      <Tabs
        label="Parts of the exchange"
        tabs={views}
        chosen={view}
        onChoose={(key) => setQuery({ show: key === 'answer' ? undefined : key })}
      >
        {view === 'curl' && <Code text={entry.curl} label="the call as curl" />}
        {view === 'request' && (
          <Side headers={entry.requestHeaders} body={entry.requestBody} bytes={entry.requestBytes} />
        )}
        {view === 'answer' && (
          <Side headers={entry.responseHeaders} body={entry.responseBody} bytes={entry.responseBytes} />
        )}
      </Tabs>
    </>
  )
}

function Fact({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function describeCaller(caller: unknown): string {
  return typeof caller === 'string' ? caller : JSON.stringify(caller)
}

interface SideProps {
  headers: JournalDetail['requestHeaders']
  body: JournalDetail['requestBody']
  bytes: number
}

function Side({ headers, body, bytes }: SideProps) {
  const list = Array.isArray(headers) ? headers.map(Object) : Object.entries(Object(headers))
  const text = readBody(body)
  return (
    <div class="stack">
      <h2 class="label">Headers</h2>
      <Code text={list.map(([name, value]) => `${name}: ${value}`).join('\n')} label="the headers" />
      <h2 class="label">{`Body, ${formatBytes(bytes)}`}</h2>
      {text === undefined ? (
        <p class="quiet">{bytes ? 'It is no text, or too long to be kept.' : 'There is none.'}</p>
      ) : (
        <Json text={text} label="the body" />
      )}
    </div>
  )
}

function readBody(body: unknown): string | undefined {
  if (typeof body === 'string') return body || undefined
  const { text } = Object(body)
  return typeof text === 'string' && text ? text : undefined
}
