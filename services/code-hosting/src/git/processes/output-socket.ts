import { connect, type Socket } from 'node:net'
import { Readable, type Writable } from 'node:stream'

/** The output of a process: a readable stream that can also be copied to another stream as a whole. */
export interface PourableOutput extends Readable {
  /** Resolves when the target has taken everything. Rejects when the target closes earlier. */
  pourInto(to: Writable, onPiece: () => void): Promise<void>
}

const pieceBytes = 128 * 1024
/** The number of buffers that may wait for a slow target. */
const maxPendingBuffers = 4
/** With less than this, it waits for more output. */
const minBytes = 64 * 1024
const restMs = 1

/**
 * The server end of a socket that a process writes to. Packs are large, and a new buffer per chunk triggers the
 * garbage collector a dozen times per clone, so `pourInto` reuses a few buffers. Reads as a stream are copied. Git
 * writes a pack in thousands of chunks with five-byte headers. Handling each of them costs more than a short wait
 * that collects several.
 */
export function openOutputSocket(path: string): { socket: Socket; output: PourableOutput } {
  const free: Buffer[] = []
  let take = (piece: Buffer, length: number): boolean => {
    const goesOn = output.push(Buffer.from(piece.subarray(0, length)))
    free.push(piece)
    return goesOn
  }
  const socket = connect({
    path,
    allowHalfOpen: true,
    onread: {
      buffer: () => free.pop() ?? Buffer.allocUnsafeSlow(pieceBytes),
      // One of the buffers that `onread` was given.
      callback: (length, piece) => take(piece as Buffer, length),
    },
  })
  const output = Object.assign(
    new Readable({
      highWaterMark: 1024 * 1024,
      read: () => void socket.resume(),
      destroy(error, done) {
        socket.destroy()
        done(error)
      },
    }),
    { pourInto },
  )
  socket.on('error', () => {})
  socket.on('close', () => output.destroy())
  socket.on('end', () => output.push(null))
  return { socket, output }

  function pourInto(to: Writable, onPiece: () => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let waiting = 0
    let isResting = false
    const goOn = () => {
      if (!isResting && waiting < maxPendingBuffers) socket.resume()
    }
    const rest = () => {
      isResting = true
      setTimeout(() => {
        isResting = false
        goOn()
      }, restMs)
    }
    take = (piece, length) => {
      onPiece()
      waiting++
      to.write(piece.subarray(0, length), () => {
        free.push(piece)
        waiting--
        goOn()
        if (waiting === 0 && output.readableEnded) resolve()
      })
      if (length < minBytes) rest()
      return !isResting && waiting < maxPendingBuffers
    }
    output.on('end', () => {
      if (waiting === 0) resolve()
    })
    const cutShort = () => reject(new Error('The copying of the output was interrupted'))
    to.on('close', cutShort)
    // The process may have exited while a slow target still has to take the last chunks.
    output.on('close', () => {
      if (!output.readableEnded) cutShort()
    })
    // Only its end is still expected.
    output.resume()
    return promise
  }
}
