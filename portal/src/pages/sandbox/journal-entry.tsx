import { type Excerpt, getJournalEntry, type JournalDetail } from '../../api/journal.ts'
import { useResource } from '../../api/resource.ts'
import { explorerHref, unknownOperation } from '../../calls/explorer-href.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Code } from '../../kit/code.tsx'
import { formatBytes, formatDateTime, formatMs } from '../../kit/format.ts'
import { Json } from '../../kit/json.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { ErrorState, Loading } from '../../kit/states.tsx'
import { StatusCode } from '../../kit/status.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import type { Params } from '../../path.ts'
import { address, setQuery } from '../../router.ts'
import { findService } from '../../server.ts'
import { SandboxGate } from './sandbox-page.tsx'

export function JournalEntryPage({ params: { id = '' } }: { params: Params }) {
  return (
    <SandboxGate>
      <Entry id={id} />
    </SandboxGate>
  )
}

const views = [
  { key: 'response', title: 'Response' },
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
  const view = address.value.query.get('show') ?? 'response'
  const { method, path, status, durationMs, atMs, service, route, requestId, caller, fault } = entry
  return (
    <>
      <PageHead title={`${method} ${path}`} within={within}>
        <ButtonLink
          href={explorerHref(service, unknownOperation, [
            ['call', `${method} ${path.split('?', 1)[0]}`],
            ...new URLSearchParams(path.slice(path.indexOf('?') + 1 || path.length)),
          ])}
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
        {caller && <Fact title="Caller">{caller}</Fact>}
        {fault && (
          <Fact title="Fault">
            <code>{fault}</code>
          </Fact>
        )}
      </dl>
      <Tabs
        label="Parts of the request"
        tabs={views}
        chosen={view}
        onChoose={(key) => setQuery({ show: key === 'response' ? undefined : key })}
      >
        {view === 'curl' && <Code text={entry.curl} label="the request as curl" />}
        {view === 'request' && (
          <Side headers={entry.requestHeaders} body={entry.requestBody} bytes={entry.requestBytes} />
        )}
        {view === 'response' && (
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

interface SideProps {
  headers: JournalDetail['requestHeaders']
  body: JournalDetail['requestBody']
  bytes: number
}

function Side({ headers, body, bytes }: SideProps) {
  const { value: text } = useResource(`excerpt ${body.encoding} ${body.text}`, () =>
    readExcerpt(body, headers),
  )
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <div class="stack">
      <h2 class="label">Headers</h2>
      <Code text={lines.join('\n')} label="the headers" />
      <h2 class="label">{`Body, ${formatBytes(bytes)}`}</h2>
      {!body.text && <p class="quiet">No body.</p>}
      {body.text && text === '' && <p class="quiet">{unreadable(headers['content-encoding'])}</p>}
      {text && <Json text={text} label="the body" />}
      {body.isCut && <p class="small quiet">Truncated.</p>}
    </div>
  )
}

/** Decompresses the body; empty for binary data. */
async function readExcerpt({ text, encoding }: Excerpt, headers: SideProps['headers']): Promise<string> {
  if (encoding === 'utf8') return text
  const formats: Record<string, string> = { gzip: 'gzip', deflate: 'deflate', br: 'brotli' }
  const format = formats[headers['content-encoding'] ?? '']
  if (!format) return ''
  try {
    // TypeScript's type does not include brotli yet.
    const unpacking = new DecompressionStream(format as CompressionFormat)
    const packed = new Blob([Uint8Array.fromBase64(text)]).stream()
    const bytes = await new Response(packed.pipeThrough(unpacking)).arrayBuffer()
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}

function unreadable(packing: string | undefined): string {
  return packing ? `Compressed with ${packing}, which this browser cannot decompress.` : 'Binary data.'
}
