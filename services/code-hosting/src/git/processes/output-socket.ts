import { connect, type Socket } from 'node:net'
import { Readable, type Writable } from 'node:stream'

/** What a process prints: read like any stream, or poured as a whole into another. */
export interface PourableOutput extends Readable {
  /** Resolves when the target has taken everything; rejects when it is closed before. */
  pourInto(to: Writable, onPiece: () => void): Promise<void>
}

const pieceBytes = 128 * 1024
/** How many may wait for a target that is slower than the process. */
const piecesAtOnce = 4

/**
 * The other end of a socket that a process writes to. A pack is large, and new memory for each piece of it sets the
 * garbage collector going a dozen times during one clone; so what is poured goes through the same few pieces of
 * memory again and again. What is read as a stream is copied out of one.
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
      // It is one of those that were given to it.
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
    take = (piece, length) => {
      onPiece()
      waiting++
      to.write(piece.subarray(0, length), () => {
        free.push(piece)
        waiting--
        if (waiting < piecesAtOnce) socket.resume()
        if (waiting === 0 && output.readableEnded) resolve()
      })
      return waiting < piecesAtOnce
    }
    output.on('end', () => {
      if (waiting === 0) resolve()
    })
    for (const stream of [output, to])
      stream.on('close', () => reject(new Error('The pouring was cut short')))
    // Nothing comes out of it any more but its end.
    output.resume()
    return promise
  }
}
