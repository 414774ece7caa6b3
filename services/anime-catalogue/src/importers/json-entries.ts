import { ImportError } from '@octavo/platform/importer.ts'
import type { ImportInput } from './input.ts'
import { createJsonSplitter, layoutOf } from './json-splitter.ts'

export interface Entry<Value = unknown> {
  value: Value
  /** From 1. */
  number: number
  /** Location for messages. */
  location: string
  share: number
}

/** Streams the entries of a JSON list or of JSON lines. */
export async function* jsonEntries(
  input: ImportInput,
  ...paths: readonly (readonly string[])[]
): AsyncGenerator<Entry> {
  const bytes = input.read()
  let splitter: ReturnType<typeof createJsonSplitter> | undefined
  let number = 0
  for await (const chunk of bytes) {
    splitter ??= createJsonSplitter(input.name, layoutOf(chunk), paths)
    for (const { value, line } of splitter.push(chunk)) {
      number++
      yield { value, number, location: `entry ${number} (line ${line})`, share: bytes.share() }
    }
  }
  splitter?.end()
  if (number === 0) throw new ImportError(`${input.name} has no list of entries.`)
}
