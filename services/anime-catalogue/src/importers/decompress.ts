import type { ReadStream } from 'node:fs'
import { PassThrough, pipeline, type Transform } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { ImportError } from '@octavo/platform/importer.ts'

/** More is no catalogue. */
const unpackedMaxBytes = 4_000_000_000
/** Text is packed to a tenth or so; what unpacks to hundreds of times its size is made to fill memory or disks. */
const ratioMax = 250
/** Below this a few repetitive entries may well have any ratio. */
const ratioMattersFromBytes = 16_000_000

/** The bytes of a file, unpacked if they are packed: their beginning says so, not the name. */
export async function* unpacked(file: ReadStream, name: string): AsyncGenerator<Buffer> {
  const packed = file[Symbol.asyncIterator]()
  const first = await packed.next()
  if (first.done) throw new ImportError(`${name} is empty.`)
  const decoder = decoderFor(first.value, name)
  const source = new PassThrough()
  const all = (async function* () {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => packed }
  })()
  // Whatever goes wrong destroys the last stream, which is where it is seen.
  const output = decoder ?? source
  pipeline(decoder ? [all, decoder] : [all, source], () => {})
  let size = 0
  try {
    for await (const chunk of output) {
      size += chunk.length
      if (size > unpackedMaxBytes)
        throw new ImportError(`${name} unpacks to more than ${unpackedMaxBytes} bytes.`)
      if (size > ratioMattersFromBytes && size > ratioMax * file.bytesRead)
        throw new ImportError(
          `${name} unpacks to more than ${ratioMax} times its size, as no catalogue does.`,
        )
      yield chunk
    }
  } catch (error) {
    throw explained(error, name)
  } finally {
    file.destroy()
  }
}

function decoderFor(start: Buffer, name: string): Transform | undefined {
  if (start[0] === 0x1f && start[1] === 0x8b) return createGunzip()
  if (start.length >= 4 && start.readUInt32LE() === 0xfd2fb528) return createZstdDecompress()
  if (start.subarray(0, 4).equals(Buffer.from('PK\x03\x04')))
    throw new ImportError(`${name} is a zip archive: unpack it first.`)
  return undefined
}

function explained(error: unknown, name: string): unknown {
  const { code, message } = Object(error)
  if (error instanceof ImportError || !/^(Z_|ZSTD_|ERR_ZSTD)/.test(String(code))) return error
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(message))
    return new ImportError(`${name} is truncated: its packed content ends in the middle.`, error)
  return new ImportError(`${name} is damaged: it cannot be unpacked (${message}).`, error)
}
