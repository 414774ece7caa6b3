import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { Button } from './button.tsx'
import { Code } from './code.tsx'
import { formatCount } from './format.ts'

const maxLines = 400

/** Formatted JSON, truncated until expanded. */
export function Json({ text, label }: { text: string; label: string }) {
  const isWhole = useSignal(false)
  useEffect(() => {
    isWhole.value = false
  }, [text])
  const lines = useMemo(() => indent(text).split('\n'), [text])
  const all = lines.join('\n')
  const isShort = lines.length <= maxLines
  if (isWhole.value && !isShort) return <Code text={all} label={label} />
  const visibleLines = isShort ? lines : lines.slice(0, maxLines)
  return (
    <>
      <Code text={all} label={label}>
        {visibleLines.map((line, index) => (
          <Line key={index} text={index < visibleLines.length - 1 ? `${line}\n` : line} />
        ))}
      </Code>
      {!isShort && (
        <Button
          onClick={() => {
            isWhole.value = true
          }}
        >
          {`Show all ${formatCount(lines.length)} lines`}
        </Button>
      )}
    </>
  )
}

/** A line of indented JSON has at most one key and one value. */
function Line({ text }: { text: string }) {
  const [, space = '', key = '', colon = '', value = '', rest = ''] =
    /^(\s*)("(?:[^"\\]|\\.)*")?(:\s)?("(?:[^"\\]|\\.)*"|[^,\s{[\]}]+)?([\s\S]*)$/.exec(text) ?? []
  if (key && !colon)
    return (
      <>
        {space}
        <span class="json-text">{key}</span>
        {value}
        {rest}
      </>
    )
  return (
    <>
      {space}
      {key && <span class="json-key">{key}</span>}
      {colon}
      {value && <span class={value.startsWith('"') ? 'json-text' : 'json-value'}>{value}</span>}
      {rest}
    </>
  )
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
