import { flush, pktLine, sideband } from './pkt-line.ts'
import type { PushCommand, Refusals } from './transport.ts'

export interface PushReport {
  /** What went wrong with the pack as a whole. */
  unpackError: string | undefined
  commands: readonly PushCommand[]
  refusals: Refusals
}

/** https://git-scm.com/docs/pack-protocol#_report_status */
export function formatReport({ unpackError, commands, refusals }: PushReport, isSideband: boolean): Buffer {
  const lines = [`unpack ${oneLine(unpackError ?? 'ok')}\n`]
  for (const { ref } of commands) {
    const reason = refusals.get(ref)
    lines.push(reason === undefined ? `ok ${ref}\n` : `ng ${ref} ${oneLine(reason)}\n`)
  }
  const report = Buffer.concat([...lines.map((line) => pktLine(line)), flush])
  return isSideband ? Buffer.concat([...sideband(1, report), flush]) : report
}

/** Whatever a reason is made of, it is shown on one line of somebody's terminal. */
export function oneLine(text: string): string {
  const shown = text.replace(/\p{Cc}+/gu, ' ').trim()
  return shown.length > 1000 ? `${shown.slice(0, 999)}…` : shown
}
