import type { ImportReport } from '@octavo/platform/importer.ts'
import type { Output } from './command.ts'

const maxNotes = 50
const plainEveryMs = 5_000
const barEveryMs = 100
const barWidth = 30

/** Shows a progress bar on a terminal, and a line every few seconds elsewhere. */
export function createImportReport(
  output: Output,
  now: () => number = () => performance.now(),
): ImportReport & { end(): void } {
  const isTerminal = output.isTTY === true
  let [shownAtMs, notes] = [Number.NEGATIVE_INFINITY, 0]
  let state: { text: string; share?: number | undefined } | undefined
  let isShown = true

  function show(): void {
    if (!state) return
    shownAtMs = now()
    isShown = true
    if (!isTerminal) return void output.write(`${plain(state)}\n`)
    const line = `${bar(state.share)} ${plain(state)}`
    output.write(`\r\x1b[2K${line.slice(0, (output.columns ?? 80) - 1)}`)
  }

  return {
    progress(next) {
      state = next
      isShown = false
      if (now() - shownAtMs >= (isTerminal ? barEveryMs : plainEveryMs)) show()
    },
    note(text) {
      notes++
      if (notes > maxNotes) return
      if (isTerminal) output.write('\r\x1b[2K')
      // Notes quote untrusted files: control characters could drive the terminal.
      output.write(`${text.replace(/\p{Cc}/gu, ' ')}\n`)
      if (isTerminal) show()
    },
    end() {
      if (!isShown) show()
      if (isTerminal && state) output.write('\n')
      if (notes > maxNotes) output.write(`… and ${(notes - maxNotes).toLocaleString('en')} more notes.\n`)
    },
  }
}

function plain({ text, share }: { text: string; share?: number | undefined }): string {
  return share === undefined ? text : `${String(Math.floor(share * 100)).padStart(3)} %  ${text}`
}

function bar(share = 0): string {
  const full = Math.round(Math.min(1, share) * barWidth)
  return `[${'#'.repeat(full)}${' '.repeat(barWidth - full)}]`
}
