import { ArchiveError } from './archive-error.ts'

/** Fields of a POSIX ustar header, as [offset, length]: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06 */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  changedAt: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const

type Field = keyof typeof fields

const ownerOnly = 0o600
const regularFile = '0'
const magic = 'ustar\x0000'

export function renderHeader(path: string, size: number): Buffer {
  const header = Buffer.alloc(512)
  const put = (field: Field, text: string) => header.write(text, fields[field][0], 'latin1')
  const octal = (field: Field, value: number) =>
    put(field, `${value.toString(8).padStart(fields[field][1] - 1, '0')}\0`)
  const { prefix, name } = splitPath(path)
  put('name', name)
  put('prefix', prefix)
  octal('mode', ownerOnly)
  octal('owner', 0)
  octal('group', 0)
  octal('size', size)
  octal('changedAt', 0)
  put('type', regularFile)
  put('magic', magic)
  if (size >= 8 ** 11) putLargeSize(header, size)
  put('checksum', `${checksumOf(header).toString(8).padStart(6, '0')}\0 `)
  return header
}

export function parseHeader(header: Buffer): { path: string; size: number } {
  const bytes = (field: Field) => header.subarray(fields[field][0], fields[field][0] + fields[field][1])
  const text = (field: Field) => bytes(field).toString('latin1')
  const string = (field: Field) => text(field).split('\0', 1)[0] ?? ''
  if (text('magic') !== magic) throw new ArchiveError('It is not a ustar archive')
  if (Number.parseInt(text('checksum'), 8) !== checksumOf(header))
    throw new ArchiveError('The header of a file is damaged')
  if (text('type') !== regularFile) throw new ArchiveError('It contains something other than regular files')
  const path = [string('prefix'), string('name')].filter(Boolean).join('/')
  if (!isPlain(path))
    throw new ArchiveError(`It contains a file with an invalid name: ${JSON.stringify(path)}`)
  const size = (header[fields.size[0]] ?? 0) & 0x80 ? largeSize(header) : Number.parseInt(text('size'), 8)
  if (!Number.isSafeInteger(size) || size < 0) throw new ArchiveError(`The size of ${path} is damaged`)
  return { path, size }
}

/** Allows only names that stay inside the target folder on every operating system. */
function isPlain(path: string): boolean {
  return path.split('/').every((name) => /^[a-zA-Z0-9._-]+$/.test(name) && !/^\.+$/.test(name))
}

function splitPath(path: string): { prefix: string; name: string } {
  const [, maxNameLength] = fields.name
  if (!isPlain(path)) throw new Error(`Invalid name of a file in an archive: ${path}`)
  if (path.length <= maxNameLength) return { prefix: '', name: path }
  const cut = path.indexOf('/', path.length - maxNameLength - 1)
  if (cut < 0 || cut > fields.prefix[1]) throw new Error(`File name too long: ${path}`)
  return { prefix: path.slice(0, cut), name: path.slice(cut + 1) }
}

/** The checksum field itself counts as spaces. */
function checksumOf(header: Buffer): number {
  const [start, length] = fields.checksum
  return header.reduce(
    (sum, byte, index) => sum + (index >= start && index < start + length ? 0x20 : byte),
    0,
  )
}

/** Sizes of 8 GiB and more use GNU tar's binary format, marked by the first bit. */
function putLargeSize(header: Buffer, size: number): void {
  const [start, length] = fields.size
  header.fill(0, start, start + length)
  header[start] = 0x80
  header.writeBigUInt64BE(BigInt(size), start + length - 8)
}

function largeSize(header: Buffer): number {
  const [start, length] = fields.size
  return Number(header.readBigUInt64BE(start + length - 8))
}
