import { useEffect, useMemo } from 'preact/hooks'
import { Code } from '../kit/code.tsx'
import { formatBytes } from '../kit/format.ts'
import { Json } from '../kit/json.tsx'
import type { CallResponse } from './run.ts'

/** A response body as formatted JSON, an image, or text. */
export function ResponseBody({ response: { bytes, type, isCut } }: { response: CallResponse }) {
  const isImage = type.startsWith('image/')
  const address = useMemo(
    () => (isImage ? URL.createObjectURL(new Blob([bytes], { type })) : undefined),
    [bytes, type],
  )
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  if (address) return <img class="response-image" src={address} alt="Response of the service" />
  if (!bytes.length) return <p class="quiet">The body is empty.</p>
  const text = new TextDecoder().decode(bytes)
  if (!/^text\/|json|xml|javascript|csv/.test(type))
    return <p class="quiet">{`${formatBytes(bytes.length)} of ${type || 'unknown type'}, not text.`}</p>
  return (
    <>
      {/[/+]json/.test(type) ? <Json text={text} label="the body" /> : <Code text={text} label="the body" />}
      {isCut && <p class="small quiet">Truncated. Send the request yourself to get the whole body.</p>}
    </>
  )
}
