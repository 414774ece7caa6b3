import { useEffect, useRef } from 'preact/hooks'
import { callAddress } from '../../calls/call.ts'
import { ResponseBody } from '../../calls/response-body.tsx'
import type { CallResponse } from '../../calls/run.ts'
import { announce } from '../../kit/announcer.tsx'
import { Code, CopyButton } from '../../kit/code.tsx'
import { formatBytes, formatMs } from '../../kit/format.ts'
import { StatusCode } from '../../kit/status.tsx'
import { statusText } from '../../kit/status-text.ts'
import { Tabs } from '../../kit/tabs.tsx'
import { address, setQuery } from '../../router.ts'

const views = [
  { key: 'body', title: 'Body' },
  { key: 'headers', title: 'Headers' },
  { key: 'request', title: 'Request' },
]

export function ResponseView({ response }: { response: CallResponse }) {
  const { status, durationMs, bytes, problem, through } = response
  const heading = useRef<HTMLHeadingElement>(null)
  const view = address.value.query.get('show') ?? 'body'
  useEffect(() => {
    announce(problem ?? `Response ${status} ${statusText(status)} in ${formatMs(durationMs)}.`)
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [response])
  return (
    <section class="response" aria-label="Response">
      <header class="response-head">
        <h2 ref={heading}>Response</h2>
        <p class="response-figures figures">
          <StatusCode code={status} text={statusText(status)} />
          {!problem && (
            <>
              <span>{formatMs(durationMs)}</span>
              <span>{formatBytes(bytes.length)}</span>
              <span class="quiet">{through === 'portal' ? 'through the portal' : 'from this page'}</span>
            </>
          )}
        </p>
      </header>
      {problem ? (
        <p class="notice">{problem}</p>
      ) : (
        <Tabs
          label="Parts of the response"
          tabs={views}
          chosen={view}
          onChoose={(key) => setQuery({ show: key === 'body' ? undefined : key })}
        >
          {view === 'headers' ? <HeaderList headers={response.headers} through={through} /> : null}
          {view === 'request' ? <RequestText response={response} /> : null}
          {view === 'body' ? <ResponseBody response={response} /> : null}
        </Tabs>
      )}
    </section>
  )
}

function HeaderList({ headers, through }: Pick<CallResponse, 'headers' | 'through'>) {
  return (
    <>
      <dl class="headers">
        {headers.map(([name, value], index) => (
          <div key={index}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code class="breaks">{value}</code>
              <CopyButton text={value} name={`Copy ${name}`} />
            </dd>
          </div>
        ))}
      </dl>
      {through === 'page' && (
        <p class="small quiet">
          A page sees only the headers that the service shows to pages. Sign in to see all of them.
        </p>
      )}
    </>
  )
}

function RequestText({ response: { call } }: { response: CallResponse }) {
  const { host } = new URL(call.baseUrl)
  const head = [
    `${call.method} ${callAddress(call)} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(call.headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return <Code text={[...head, '', call.body ?? ''].join('\n').trimEnd()} label="the request" />
}
