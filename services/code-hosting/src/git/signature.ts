import type { Signature } from './git.ts'

/** Longer names and email addresses are cut. */
export const maxNameLength = 1024

/** The end of the year 9999, the last that ISO 8601 writes with four digits. */
const maxSeconds = 253_402_300_799

/** Parses `Name <email> 1700000000 +0100`. Missing parts are empty. Times outside of 1970–9999 become the nearest. */
export function parseSignature(line: string): Signature {
  const open = line.indexOf('<')
  const close = line.lastIndexOf('>')
  if (open < 0 || close < open)
    return { name: line.trim().slice(0, maxNameLength), email: '', atMs: 0, offsetMinutes: 0 }
  const time = /^\s*(-?\d{1,15})(?:\s+([+-])(\d\d)(\d\d))?/.exec(line.slice(close + 1))
  const [, seconds = '0', sign = '+', hours = '0', minutes = '0'] = time ?? []
  const offset = Number(hours) * 60 + Number(minutes)
  return {
    name: line.slice(0, open).trim().slice(0, maxNameLength),
    email: line.slice(open + 1, Math.min(close, open + 1 + maxNameLength)),
    atMs: Math.min(Math.max(Number(seconds), 0), maxSeconds) * 1000,
    offsetMinutes: sign === '-' ? 0 - offset : offset,
  }
}

export function formatSignature({ name, email, atMs, offsetMinutes }: Signature): string {
  const distance = Math.abs(Math.trunc(offsetMinutes)) % (100 * 60)
  const zone = [Math.floor(distance / 60), distance % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join('')
  const seconds = Math.max(0, Math.floor(atMs / 1000)) || 0
  return `${plain(name) || 'unknown'} <${plain(email)}> ${seconds} ${offsetMinutes < 0 ? '-' : '+'}${zone}`
}

/** As git does: removes characters that would end the name or the line, and trims punctuation. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/[<>\p{Cc}]/gu, '')
    .replace(/^[\s.,:;"'\\]+|(?<![\s,:;"'\\])[\s,:;"'\\]+$/g, '')
}
