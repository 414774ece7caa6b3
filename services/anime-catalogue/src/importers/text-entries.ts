import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ImportInput } from './input.ts'
import type { Entry } from './json-entries.ts'

/** Lines that are neither empty nor comments. */
export async function* textEntries(input: ImportInput): AsyncGenerator<Entry<string>> {
  const bytes = input.read()
  let number = 0
  for await (const line of createInterface({
    input: Readable.from(bytes),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number++
    if (line && !line.startsWith('#'))
      yield { value: line, number, location: `line ${number}`, share: bytes.share() }
  }
}
