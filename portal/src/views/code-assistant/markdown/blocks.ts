/** A block of Markdown. The texts of paragraphs, headings and cells have inline markup. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'code'; language: string; text: string; isOpen: boolean }
  | { kind: 'list'; start: number | undefined; items: readonly (readonly Block[])[] }
  | { kind: 'quote'; of: readonly Block[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'rule' }

const maxDepth = 6

/** Reads the blocks of a text that may still be growing: an open code block lasts until the end. */
export function readBlocks(text: string, depth = 0): Block[] {
  const lines = text.split(/\r?\n/)
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at, depth)
    if (block) blocks.push(block)
    at = next
  }
  return blocks
}

function readBlock(lines: readonly string[], at: number, depth: number): [Block | undefined, number] {
  const line = lines[at] ?? ''
  if (!line.trim()) return [undefined, at + 1]
  const fence = /^ {0,3}(`{3,}|~{3,})\s*([^\s`]*)[^`]*$/.exec(line)
  if (fence) return readFence(lines, at, fence[1] ?? '', fence[2] ?? '')
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line)
  if (heading) return [{ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }, at + 1]
  if (/^ {0,3}([-*_])(?: *\1){2,} *$/.test(line)) return [{ kind: 'rule' }, at + 1]
  if (depth < maxDepth && /^ {0,3}>/.test(line)) return readQuote(lines, at, depth)
  if (depth < maxDepth && bulletOf(line)) return readList(lines, at, depth)
  if (line.includes('|') && /^ *\|?(?: *:?-+:? *\|)+ *(?::?-+:?)? *$/.test(lines[at + 1] ?? ''))
    return readTable(lines, at)
  return readParagraph(lines, at)
}

function readFence(lines: readonly string[], at: number, fence: string, language: string): [Block, number] {
  const isEnd = (line: string) => line.trim().startsWith(fence) && /^ {0,3}(`+|~+)\s*$/.test(line)
  let end = at + 1
  while (end < lines.length && !isEnd(lines[end] ?? '')) end++
  const text = lines.slice(at + 1, end).join('\n')
  return [{ kind: 'code', language, text, isOpen: end >= lines.length }, end + 1]
}

function readQuote(lines: readonly string[], at: number, depth: number): [Block, number] {
  let end = at
  while (end < lines.length && /^ {0,3}>/.test(lines[end] ?? '')) end++
  const text = lines
    .slice(at, end)
    .map((line) => line.replace(/^ {0,3}> ?/, ''))
    .join('\n')
  return [{ kind: 'quote', of: readBlocks(text, depth + 1) }, end]
}

interface Bullet {
  indent: number
  number: number | undefined
}

function bulletOf(line: string): Bullet | undefined {
  const [whole, digits] = /^ {0,3}(?:[-*+]|(\d{1,9})[.)])(?:\s+|$)/.exec(line) ?? []
  if (whole === undefined) return undefined
  return { indent: whole.length, number: digits === undefined ? undefined : Number(digits) }
}

function readList(lines: readonly string[], at: number, depth: number): [Block, number] {
  const first = bulletOf(lines[at] ?? '')
  const isOrdered = first?.number !== undefined
  const items: string[][] = []
  let indent = 0
  let end = at
  for (; end < lines.length; end++) {
    const line = lines[end] ?? ''
    // Lines that are indented as the text of an item belong to it.
    const bullet = items.length > 0 && line.search(/\S|$/) >= indent ? undefined : bulletOf(line)
    if (bullet && (bullet.number !== undefined) === isOrdered) {
      indent = bullet.indent
      items.push([line.slice(indent)])
    } else if (/^\s/.test(line)) items.at(-1)?.push(line.slice(Math.min(indent, line.search(/\S|$/))))
    else if (!line.trim() && continuesList(lines, end + 1)) items.at(-1)?.push('')
    else break
  }
  const blocks = items.map((item) => readBlocks(item.join('\n'), depth + 1))
  return [{ kind: 'list', start: first?.number, items: blocks }, end]
}

/** A list continues after empty lines if an indented line or an item follows. */
function continuesList(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at).find((line) => line.trim())
  return next !== undefined && (/^\s/.test(next) || bulletOf(next) !== undefined)
}

function readTable(lines: readonly string[], at: number): [Block, number] {
  let end = at + 2
  while (end < lines.length && lines[end]?.includes('|')) end++
  return [{ kind: 'table', head: cellsOf(lines[at] ?? ''), rows: lines.slice(at + 2, end).map(cellsOf) }, end]
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function readParagraph(lines: readonly string[], at: number): [Block, number] {
  let end = at + 1
  while (end < lines.length && !interrupts(lines[end] ?? '')) end++
  return [{ kind: 'paragraph', text: lines.slice(at, end).join('\n') }, end]
}

const interrupts = (line: string): boolean =>
  !line.trim() || /^ {0,3}(?:`{3,}|~{3,}|#{1,6}\s|>|[-*+]\s|\d{1,9}[.)]\s)/.test(line)
