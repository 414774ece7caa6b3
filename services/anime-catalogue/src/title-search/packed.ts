/**
 * A title index in one buffer, which is also its file format. Variants are sorted by squashed text, entries by id.
 * Slots are indexes of entries.
 */
export interface Packed {
  ids: Float64Array
  weights: Float32Array
  /** Per variant: slot, kind, surface hash, number of grams, start of the text. */
  owners: Uint32Array
  kinds: Uint8Array
  surfaces: Uint32Array
  gramCounts: Uint16Array
  textStarts: Uint32Array
  texts: Uint8Array
  /** Ascending grams, with the starts of their posting lists. */
  gramKeys: Float64Array
  postingStarts: Uint32Array
  postings: Uint8Array
  /** See prefixes.ts. */
  prefixKeys: Float64Array
  prefixStarts: Uint32Array
  prefixes: Uint32Array
}

type SectionName = keyof Packed

type Section = Float64Array | Float32Array | Uint32Array | Uint16Array | Uint8Array

const sections: readonly (readonly [
  SectionName,
  new (buffer: ArrayBuffer, byteOffset: number, length: number) => Section,
])[] = [
  ['ids', Float64Array],
  ['weights', Float32Array],
  ['owners', Uint32Array],
  ['kinds', Uint8Array],
  ['surfaces', Uint32Array],
  ['gramCounts', Uint16Array],
  ['textStarts', Uint32Array],
  ['texts', Uint8Array],
  ['gramKeys', Float64Array],
  ['postingStarts', Uint32Array],
  ['postings', Uint8Array],
  ['prefixKeys', Float64Array],
  ['prefixStarts', Uint32Array],
  ['prefixes', Uint32Array],
]

const alignment = 8
const tableLength = sections.length * alignment

/** Concatenates the sections after a table of their lengths. */
export function joinSections(packed: Packed): ArrayBuffer {
  const total = sections.reduce((sum, [name]) => sum + aligned(packed[name].byteLength), tableLength)
  const buffer = new ArrayBuffer(total)
  const table = new Float64Array(buffer, 0, sections.length)
  let offset = tableLength
  for (const [index, [name]] of sections.entries()) {
    const { buffer: source, byteOffset, byteLength, length } = packed[name]
    new Uint8Array(buffer, offset, byteLength).set(new Uint8Array(source, byteOffset, byteLength))
    table[index] = length
    offset += aligned(byteLength)
  }
  return buffer
}

/** Throws if the buffer is not a packed index. */
export function packedIn(buffer: ArrayBuffer): Packed {
  const packed = viewSections(buffer)
  if (!packed) throw new Error('This is no packed title index')
  return packed
}

/** Views onto what `joinSections` made; undefined for anything else. */
export function viewSections(buffer: ArrayBuffer): Packed | undefined {
  if (buffer.byteLength < tableLength) return undefined
  const lengths = new Float64Array(buffer, 0, sections.length)
  const views: Partial<Record<SectionName, Section>> = {}
  let offset = tableLength
  for (const [index, [name, View]] of sections.entries()) {
    const length = lengths[index] ?? 0
    if (!(Number.isInteger(length) && length >= 0 && length <= buffer.byteLength - offset)) return undefined
    const byteLength = length * bytesOf(name)
    if (offset + byteLength > buffer.byteLength) return undefined
    views[name] = new View(buffer, offset, length)
    offset += aligned(byteLength)
  }
  return offset === buffer.byteLength ? (views as Packed) : undefined // the table names each part with its type
}

function bytesOf(name: SectionName): number {
  const View = sections.find(([other]) => other === name)?.[1]
  return View ? new View(new ArrayBuffer(0), 0, 0).BYTES_PER_ELEMENT : 0
}

function aligned(byteLength: number): number {
  return Math.ceil(byteLength / alignment) * alignment
}
