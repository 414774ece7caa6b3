/** LEB128. Returns the offset after the number. */
export function writeVarint(bytes: Uint8Array, at: number, value: number): number {
  let rest = value
  let position = at
  while (rest >= 0x80) {
    bytes[position++] = (rest & 0x7f) | 0x80
    rest >>>= 7
  }
  bytes[position++] = rest
  return position
}

export function varintLength(value: number): number {
  return value < 0x80 ? 1 : value < 0x4000 ? 2 : value < 0x200000 ? 3 : value < 0x10000000 ? 4 : 5
}

/** Decodes a delta-encoded ascending list into `numbers`; returns its length. */
export function readAscending(bytes: Uint8Array, start: number, end: number, numbers: Uint32Array): number {
  let count = 0
  let value = 0
  let position = start
  while (position < end) {
    let byte = bytes[position++] ?? 0
    let step = byte & 0x7f
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[position++] ?? 0
      step |= (byte & 0x7f) << shift
    }
    value += step
    numbers[count++] = value
  }
  return count
}
