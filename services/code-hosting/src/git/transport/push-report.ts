import { flush, pktLine, sideband } from './pkt-line.ts'
import type { PushHead } from './push-commands.ts'
import type { PushCommand, Rejections } from './transport.ts'

export interface PushReport {
  /** The error of the whole pack. */
  unpackError: string | undefined
  commands: readonly PushCommand[]
  rejections: Rejections
}

/** https://git-scm.com/docs/pack-protocol#_report_status */
export function formatReport({ unpackError, commands, rejections }: PushReport, isSideband: boolean): Buffer {
  const lines = [`unpack ${oneLine(unpackError ?? 'ok')}\n`]
  for (const { ref } of commands) {
    const reason = rejections.get(ref)
    lines.push(reason === undefined ? `ok ${ref}\n` : `ng ${ref} ${oneLine(reason)}\n`)
  }
  const report = Buffer.concat([...lines.map((line) => pktLine(line)), flush])
  return isSideband ? Buffer.concat([...sideband(1, report), flush]) : report
}

/**
 * The response to a push whose commands were not read to the end. All clients understand `ERR`, regardless of their
 * capabilities.
 */
export function formatRejection({ capabilities, commands }: PushHead, reason: string): Buffer {
  if (!capabilities.has('report-status') && !capabilities.has('report-status-v2')) {
    return pktLine(`ERR ${oneLine(reason)}`)
  }
  const isSideband = capabilities.has('side-band-64k')
  const rejections = new Map(commands.map(({ ref }) => [ref, reason]))
  const report = formatReport({ unpackError: reason, commands, rejections }, isSideband)
  return isSideband ? Buffer.concat([...sideband(2, Buffer.from(`${oneLine(reason)}\n`)), report]) : report
}

/** Reasons are shown on one line of a terminal. */
export function oneLine(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim()
  return line.length > 1000 ? `${line.slice(0, 999)}…` : line
}
