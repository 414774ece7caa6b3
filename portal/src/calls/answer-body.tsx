import { useEffect, useMemo } from 'preact/hooks'
import { Code } from '../kit/code.tsx'
import { formatBytes } from '../kit/format.ts'
import { Json } from '../kit/json.tsx'
import type { Answer } from './run.ts'

/** What came back: JSON set for reading, a picture, or text. */
export function AnswerBody({ answer: { bytes, type, isCut } }: { answer: Answer }) {
  const isImage = type.startsWith('image/')
  const address = useMemo(
    () => (isImage ? URL.createObjectURL(new Blob([bytes], { type })) : undefined),
    [bytes, type],
  )
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  if (address) return <img class="answer-image" src={address} alt="What the service answered" />
  if (!bytes.length) return <p class="quiet">The body is empty.</p>
  const text = new TextDecoder().decode(bytes)
  if (!/^text\/|json|xml|javascript|csv/.test(type))
    return (
      <p class="quiet">{`${formatBytes(bytes.length)} of ${type || 'an unnamed type'}, which is no text.`}</p>
    )
  return (
    <>
      {/[/+]json/.test(type) ? <Json text={text} label="the body" /> : <Code text={text} label="the body" />}
      {isCut && <p class="small quiet">Only the beginning is shown; run the call yourself for all of it.</p>}
    </>
  )
}
