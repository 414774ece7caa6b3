/** RFC 5545 §3.1 and §3.3.11. */

export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
}

/** Folds lines at 75 octets without splitting characters. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (octets + more > maxOctets) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += more
  }
  return [...lines, current].join('\r\n')
}

const maxOctets = 75
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes control characters
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f]/g
