import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { useResource } from '../../../api/resource.ts'
import { CopyButton } from '../../../kit/code.tsx'
import { formatBytes, formatCount } from '../../../kit/format.ts'
import { type LineRange, readRange, writeRange } from '../line-range.ts'

/** A file with numbered lines. Line numbers are links; Shift-click selects a range. */
export function CodeLines({ text, path, sha }: { text: string; path: string; sha: string }) {
  const lines = useMemo(() => text.replace(/\n$/, '').split('\n'), [text])
  const { value: colored } = useResource(`highlighted ${path} ${sha}`, async () => {
    const { highlightLines } = await import('../../../kit/highlight.ts')
    return highlightLines(text, path) ?? null
  })
  const selectedRange = useSignal<LineRange | undefined>(readRange(location.hash))
  useEffect(() => {
    const follow = () => {
      selectedRange.value = readRange(location.hash)
    }
    addEventListener('hashchange', follow)
    const first = selectedRange.value && document.getElementById(`L${selectedRange.value.from}`)
    // Scroll to the selected lines once the page has loaded.
    if (first) requestAnimationFrame(() => first.scrollIntoView({ block: 'center' }))
    return () => removeEventListener('hashchange', follow)
  }, [])
  const choose = (event: MouseEvent, line: number) => {
    event.preventDefault()
    const from = event.shiftKey && selectedRange.value ? selectedRange.value.from : line
    const range = { from: Math.min(from, line), to: Math.max(from, line) }
    selectedRange.value = range
    history.replaceState(history.state, '', writeRange(range))
  }
  const { from = 0, to = 0 } = selectedRange.value ?? {}
  return (
    <section class="lines-frame" aria-label={path}>
      <p class="lines-head quiet small figures">
        {`${formatCount(lines.length)} lines, ${formatBytes(new TextEncoder().encode(text).length)}`}
        <CopyButton text={text} name="Copy the file" title="Copy" />
      </p>
      <div class="lines" data-list="">
        {lines.map((line, index) => {
          const number = index + 1
          const isChosen = number >= from && number <= to
          const html = colored?.[index]
          return (
            <div key={number} id={`L${number}`} class={isChosen ? 'line line-chosen' : 'line'}>
              <a
                class="line-number"
                href={`#L${number}`}
                data-item=""
                aria-label={`Line ${number}`}
                aria-current={isChosen ? 'true' : undefined}
                // Roving tabindex: arrows move between line numbers.
                tabIndex={number === (from || 1) ? 0 : -1}
                onClick={(event) => choose(event, number)}
              >
                {number}
              </a>
              {html === undefined ? (
                <code>{line}</code>
              ) : (
                // Escaped by the highlighter, which adds only spans.
                <code dangerouslySetInnerHTML={{ __html: html }} />
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}
