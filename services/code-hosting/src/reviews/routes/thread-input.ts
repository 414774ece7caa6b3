import type { DiffSide } from '../../database/review-tables.ts'
import type { ThreadInput } from '../new-threads.ts'

interface WireLocation {
  path: string
  position?: number | null
  line?: number | null
  side?: DiffSide | null
  start_line?: number | null
  start_side?: DiffSide | 'side' | null
  subject_type?: 'line' | 'file' | null
}

export function threadInputOf({ path, position, line, side, ...start }: WireLocation): ThreadInput {
  return {
    path,
    position: position ?? null,
    line: line ?? null,
    side: side ?? null,
    startLine: start.start_line ?? null,
    // `side` means that of the last line.
    startSide: start.start_side === 'side' ? null : (start.start_side ?? null),
    subject: start.subject_type ?? null,
  }
}
