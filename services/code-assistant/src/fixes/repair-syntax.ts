import type { TextEdit } from '../source-code/text-edits.ts'

export interface SyntaxFailure {
  /** Offset of the first character that does not fit. */
  start: number
  message: string
  /** How much code does not fit, if the parser reports it. */
  size?: number
}

export type FindFailures = (text: string) => readonly SyntaxFailure[] | Promise<readonly SyntaxFailure[]>

export interface Repair {
  failure: SyntaxFailure
  /** The text before this repair, to which the offset belongs. */
  text: string
  fix: string
}

const maxRepairs = 20
const closing = new Map(Object.entries({ '(': ')', '[': ']', '{': '}' }))

/**
 * Repairs brackets, quotes, colons and commas that are missing or superfluous. A repair is kept only if fewer errors
 * remain after it.
 */
export async function repairSyntax(
  text: string,
  find: FindFailures,
  {
    isPython,
    isSelected,
  }: { isPython: boolean; isSelected: (text: string, failure: SyntaxFailure) => boolean },
): Promise<{ text: string; repairs: Repair[] }> {
  const repairs: Repair[] = []
  let current = text
  const first = await find(text)
  let failures = first
  while (repairs.length < maxRepairs) {
    const failure = failures.find((candidate) => isSelected(current, candidate))
    if (!failure) break
    let best: { text: string; fix: string; failures: readonly SyntaxFailure[] } | undefined
    let lowest = weigh(failures)
    for (const { edit, fix } of listCandidates(current, failure, isPython)) {
      const next = current.slice(0, edit.start) + edit.text + current.slice(edit.end)
      const nextFailures = await find(next)
      if (weigh(nextFailures) >= lowest) continue
      best = { text: next, fix, failures: nextFailures }
      lowest = weigh(nextFailures)
      if (best?.failures.length === 0) break
    }
    if (!best) break
    repairs.push({ failure, text: current, fix: best.fix })
    current = best.text
    failures = best.failures
  }
  // Steps may only move an error, while all of them together have to remove one.
  if (failures.length >= first.length) return { text, repairs: [] }
  return { text: current, repairs }
}

const weigh = (failures: readonly SyntaxFailure[]): number =>
  failures.reduce((sum, { size = 1 }) => sum + Math.max(1, size), 0)

interface Candidate {
  edit: TextEdit
  fix: string
}

function* listCandidates(
  text: string,
  { start, message }: SyntaxFailure,
  isPython: boolean,
): Generator<Candidate> {
  const insert = (at: number, token: string): Candidate => ({
    edit: { start: at, end: at, text: token },
    fix: `Insert \`${token.trim()}\``,
  })
  const lines = nearbyLines(text, start)
  for (const line of lines)
    for (const quote of unclosedQuotes(text, line))
      for (const at of endsOf(text, line)) yield insert(at, quote)
  if (isPython)
    for (const { from, to } of lines)
      if (
        /^\s*(async\s+)?(def|class|if|elif|else|for|while|try|except|finally|with|match|case)\b.*[^:\s]\s*$/.test(
          text.slice(from, to),
        )
      )
        yield insert(from + text.slice(from, to).trimEnd().length, ':')
  const expected = /^'(.)' expected/.exec(message)?.[1]
  const before = start - (/\s*$/.exec(text.slice(0, start))?.[0].length ?? 0)
  if (expected && expected !== '}') for (const at of new Set([before, start])) yield insert(at, expected)
  const { missing, extra } = unbalanced(text)
  if (missing.has('}') && start >= text.trimEnd().length)
    yield {
      edit: { start: text.length, end: text.length, text: text.endsWith('\n') ? '}\n' : '\n}' },
      fix: 'Insert `}`',
    }
  for (const bracket of missing) {
    for (const line of lines) for (const at of endsOf(text, line)) yield insert(at, bracket)
    for (const at of new Set([before, start])) yield insert(at, bracket)
  }
  for (const at of [start, ...extra])
    if (/^[)\]};,]/.test(text.slice(at)))
      yield { edit: { start: at, end: at + 1, text: '' }, fix: `Remove \`${text[at]}\`` }
}

interface LineRange {
  from: number
  to: number
}

/** The line of an error and the one before it with code. */
function nearbyLines(text: string, offset: number): LineRange[] {
  const lines: LineRange[] = []
  let end = offset
  while (lines.length < 3) {
    const from = text.lastIndexOf('\n', end - 1) + 1
    const newline = text.indexOf('\n', from)
    const to = newline < 0 ? text.length : newline
    if (text.slice(from, to).trim()) lines.push({ from, to })
    if (from === 0) break
    end = from - 1
  }
  return lines
}

/** The end of a line, also before `;`, `{`, `:`, `,` and closing brackets there. */
function endsOf(text: string, { from, to }: LineRange): number[] {
  const trimmed = text.slice(from, to).trimEnd()
  const ends = [from + trimmed.length]
  const tail = /\s*[;{:,)\]}]+$/.exec(trimmed)?.[0] ?? ''
  for (let length = 1; length <= tail.length; length++) {
    const at = from + trimmed.length - length
    if (!/\s/.test(text[at - 1] ?? '')) ends.push(at)
  }
  return ends
}

function unclosedQuotes(text: string, { from, to }: LineRange): string[] {
  const line = text.slice(from, to)
  return ['"', "'"].filter((quote) => {
    const other = quote === '"' ? "'" : '"'
    const plain = line.replace(/\\./g, '').replace(new RegExp(`${other}[^${other}]*${other}`, 'g'), '')
    return (plain.split(quote).length - 1) % 2 === 1
  })
}

/** Brackets without a partner, outside strings and comments on one line. */
function unbalanced(text: string): { missing: Set<string>; extra: number[] } {
  const closers: string[] = []
  const extra: number[] = []
  const missing = new Set<string>()
  const tokens =
    /\\.|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/|[()[\]{}]/g
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token.length > 1) continue
    const close = closing.get(token)
    if (close) closers.push(close)
    else if (/[)\]}]/.test(token)) {
      const at = closers.lastIndexOf(token)
      if (at < 0) extra.push(index)
      else for (const skipped of closers.splice(at).slice(1)) missing.add(skipped)
    }
  }
  for (const bracket of closers) missing.add(bracket)
  return { missing, extra }
}
