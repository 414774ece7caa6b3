/** An independent iCalendar parser, so that the writer does not test itself. */
export interface ReadEntry {
  properties: Map<string, string>
  startMs: number
  endMs: number
}

interface Line {
  name: string
  parameters: Map<string, string>
  value: string
}

interface Observance {
  beginsMs: number
  fromS: number
  toS: number
}

export function readCalendar(text: string): { lines: Line[]; entries: ReadEntry[]; zones: string[] } {
  const lines = unfold(text).map(readLine)
  const zones = new Map<string, Observance[]>()
  const entries: ReadEntry[] = []
  let block: Line[] = []
  for (const line of lines) {
    if (line.name === 'BEGIN' && (line.value === 'VTIMEZONE' || line.value === 'VEVENT')) block = []
    block.push(line)
    if (line.name !== 'END') continue
    if (line.value === 'VTIMEZONE') zones.set(valueIn(block, 'TZID'), readObservances(block))
    if (line.value === 'VEVENT') {
      entries.push({
        properties: new Map(block.map(({ name, value }) => [name, unescapeText(value)])),
        startMs: readTime(block, 'DTSTART', zones),
        endMs: readTime(block, 'DTEND', zones),
      })
    }
  }
  return { lines, entries, zones: [...zones.keys()] }
}

function unfold(text: string): string[] {
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end')
  return text
    .slice(0, -2)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
}

function readLine(line: string): Line {
  const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? []
  if (!name) throw new Error(`This is no line: ${line}`)
  const pairs = parameters
    .split(';')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [key = '', text = ''] = pair.split('=')
      return [key, text]
    })
  return { name, parameters: new Map(pairs), value }
}

function readObservances(block: readonly Line[]): Observance[] {
  const observances: Observance[] = []
  for (const [at, { name, value }] of block.entries()) {
    if (name !== 'BEGIN' || (value !== 'STANDARD' && value !== 'DAYLIGHT')) continue
    const inside = block.slice(at, at + 5)
    const fromS = readOffset(valueIn(inside, 'TZOFFSETFROM'))
    const toS = readOffset(valueIn(inside, 'TZOFFSETTO'))
    observances.push({ beginsMs: wallMs(valueIn(inside, 'DTSTART')) - fromS * 1000, fromS, toS })
  }
  return observances.sort((one, other) => one.beginsMs - other.beginsMs)
}

/** An ambiguous time means the first instant, a skipped time uses the offset before the gap. */
function readTime(block: readonly Line[], name: string, zones: Map<string, Observance[]>): number {
  const line = block.find((one) => one.name === name)
  const value = line?.value ?? ''
  if (value.endsWith('Z')) return wallMs(value.slice(0, -1))
  const observances = zones.get(line?.parameters.get('TZID') ?? '') ?? []
  const wall = wallMs(value)
  const moments = observances.flatMap(({ beginsMs, toS }, at) => {
    const ms = wall - toS * 1000
    const endsMs = observances[at + 1]?.beginsMs ?? Number.POSITIVE_INFINITY
    return ms >= beginsMs && ms < endsMs ? [ms] : []
  })
  return Math.min(...moments)
}

function wallMs(text: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(text)?.map(Number) ?? []
  return Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second)
}

function readOffset(text: string): number {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}

function valueIn(lines: readonly Line[], name: string): string {
  return lines.find((line) => line.name === name)?.value ?? ''
}

function unescapeText(value: string): string {
  return value.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
}
