/**
 * Reads values in SQLite's representation: integers and floats as numbers, booleans as 0 and 1, the rest as text. A
 * service then sees the same rows on both databases.
 */
export const portableTypes = {
  getTypeParser(oid: number): (text: string) => unknown {
    return readers.get(oid) ?? ((text) => text)
  },
}

// The keys are the OIDs from `select oid, typname from pg_type`.
const readers = new Map<number, (text: string) => unknown>([
  [16, (text) => (text === 't' ? 1 : 0)],
  [17, readBytes],
  [20, readNumber],
  [21, Number],
  [23, Number],
  [26, Number],
  [700, Number],
  [701, Number],
  [1700, readNumber],
])

function readBytes(text: string): Uint8Array {
  return Uint8Array.fromHex(text.slice('\\x'.length))
}

/** A sum of integers is a `numeric`, which may have any number of digits. */
function readNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`The value is too large to be represented as a JavaScript number: ${text}`)
  }
  return value
}
