import { randomBytes } from 'node:crypto'

const countDigits = 7
const maxCount = 16 ** countDigits

/**
 * Groups of hexadecimal digits joined by colons, such as `0FA4:3C21B7:0000012:9D0E4:6A1B03C7`: the form in which
 * clients of this ecosystem look for request ids in logs. Unique across processes and restarts.
 */
export function createRequestIds(): () => string {
  const random = (digits: number) => randomBytes(8).toString('hex').slice(0, digits).toUpperCase()
  const [host, process, tail, start] = [random(4), random(6), random(5), random(8)]
  let count = 0
  return () => {
    count = (count + 1) % maxCount
    const number = count.toString(16).toUpperCase().padStart(countDigits, '0')
    return `${host}:${process}:${number}:${tail}:${start}`
  }
}
