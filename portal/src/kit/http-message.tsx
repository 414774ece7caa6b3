import { Code } from './code.tsx'
import { Json } from './json.tsx'

/** The headers and the body of a request or a response. */
export function HttpMessage({
  name,
  headers,
  body,
}: {
  name: string
  headers: Readonly<Record<string, unknown>>
  body: string
}) {
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`)
  return (
    <>
      {lines.length ? (
        <Code text={lines.join('\n')} label={`the headers of the ${name}`} isWrapped />
      ) : (
        <p class="quiet">No headers.</p>
      )}
      {body ? (
        <Json text={body} label={`the body of the ${name}`} />
      ) : (
        <p class="quiet">The body is empty.</p>
      )}
    </>
  )
}
