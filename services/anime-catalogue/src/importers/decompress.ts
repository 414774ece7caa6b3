import type { ReadStream } from 'node:fs'
import { PassThrough, pipeline, type Transform } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { ImportError } from '@octavo/platform/importer.ts'
import { errorCode, errorMessage } from '@octavo/platform/unknown-values.ts'

const maxUnpackedBytes = 4_000_000_000
/** Rejects decompression bombs; text compresses to about a tenth. */
const maxRatio = 250
/** Small repetitive files may exceed the ratio. */
const minBytesForRatio = 16_000_000

/** Decompresses a file, detecting the format by its magic bytes. */
export async function* decompress(file: ReadStream, name: string): AsyncGenerator<Buffer> {
  const packed = file[Symbol.asyncIterator]()
  const first = await packed.next()
  if (first.done) throw new ImportError(`${name} is empty.`)
  const decoder = decoderFor(first.value, name)
  const source = new PassThrough()
  const all = (async function* () {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => packed }
  })()
  // Errors destroy the last stream, whose iteration throws them.
  const output = decoder ?? source
  pipeline(decoder ? [all, decoder] : [all, source], () => {})
  let size = 0
  try {
    for await (const chunk of output) {
      size += chunk.length
      if (size > maxUnpackedBytes)
        throw new ImportError(`${name} unpacks to more than ${maxUnpackedBytes} bytes.`)
      if (size > minBytesForRatio && size > maxRatio * file.bytesRead)
        throw new ImportError(
          `${name} unpacks to more than ${maxRatio} times its size, as no catalogue does.`,
        )
      yield chunk
    }
  } catch (error) {
    throw toImportError(error, name)
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

function toImportError(error: unknown, name: string): unknown {
  const code = errorCode(error) ?? ''
  const message = errorMessage(error)
  if (error instanceof ImportError || !/^(Z_|ZSTD_|ERR_ZSTD)/.test(code)) return error
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(message))
    return new ImportError(`${name} is truncated: its packed content ends in the middle.`, error)
  return new ImportError(`${name} is damaged: it cannot be unpacked (${message}).`, error)
}
