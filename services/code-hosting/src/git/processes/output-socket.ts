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
/** Of less than this, more is worth waiting for. */
const fewBytes = 64 * 1024
const restMs = 1

/**
 * The other end of a socket that a process writes to. A pack is large, and new memory for each piece of it sets the
 * garbage collector going a dozen times during one clone; so what is poured goes through the same few pieces of
 * memory again and again. What is read as a stream is copied out of one.
 *
 * Git writes a pack in thousands of pieces, and the five bytes before each by themselves. To wake up for every one, and
 * to wake the client with it, is costly; so after a small piece there is a short rest, in which the next ones gather.
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
    let isResting = false
    const goOn = () => {
      if (!isResting && waiting < piecesAtOnce) socket.resume()
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
      if (length < fewBytes) rest()
      return !isResting && waiting < piecesAtOnce
    }
    output.on('end', () => {
      if (waiting === 0) resolve()
    })
    const cutShort = () => reject(new Error('The pouring was cut short'))
    to.on('close', cutShort)
    // It also closes once the process has ended, while a slow target has yet to take the last pieces.
    output.on('close', () => {
      if (!output.readableEnded) cutShort()
    })
    // Nothing comes out of it any more but its end.
    output.resume()
    return promise
  }
}
