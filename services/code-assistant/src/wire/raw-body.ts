import { platformProblem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { findJsonExcess } from '@octavo/platform/http/json-bodies.ts'
import type { FastifyRequest } from 'fastify'
import { findJsonFields, type JsonField } from './json-fields.ts'

const byteOrderMark = Buffer.from('\uFEFF')

/** An odd number of backslashes before `u0000` makes it an escape sequence. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/

/**
 * The body of a request that may be sent on as it is. Large prompts pass without being parsed: only the fields that
 * are read are.
 */
export class RawBody {
  readonly bytes: Buffer
  readonly #fields: readonly JsonField[]

  /** Throws the same problems as the platform's own parser, but does not validate the values of all fields. */
  constructor(body: Buffer) {
    this.bytes = body.subarray(0, 3).equals(byteOrderMark) ? body.subarray(3) : body
    if (this.bytes.includes('\\u0000') && escapedNul.test(this.bytes.toString('latin1')))
      throw platformProblem('bad_request')
    this.#fields = findJsonFields(this.bytes)
  }

  /** The value of a top-level field. The last one of a repeated name counts, as in `JSON.parse`. */
  get(name: string): unknown {
    const field = this.#fields.findLast((other) => other.name === name)
    return field && parseJson(this.bytes.toString('utf8', field.start, field.end))
  }

  /**
   * The bytes with another value of the top-level field `model`, wherever it is repeated, and nothing else changed. Other
   * spellings such as `MODEL` get the value too, because servers written in Go do not distinguish them.
   */
  withModel(model: string): Buffer {
    const value = Buffer.from(JSON.stringify(model))
    const pieces: Buffer[] = []
    let copied = 0
    if (!this.#fields.some(({ name }) => name === 'model')) {
      copied = this.bytes.indexOf('{') + 1
      pieces.push(Buffer.from('{"model":'), value, Buffer.from(this.#fields.length === 0 ? '' : ','))
    }
    for (const { start, end } of this.#fields.filter(({ name }) => name.toLowerCase() === 'model')) {
      pieces.push(this.bytes.subarray(copied, start), value)
      copied = end
    }
    return Buffer.concat([...pieces, this.bytes.subarray(copied)])
  }

  /** Parses the whole body, for requests that have to be understood. */
  parse(): unknown {
    return parseJson(this.bytes.toString())
  }
}

/**
 * Makes the bodies of the routes in this scope (`app.register(async (scope) => …)`) instances of `RawBody`. They must be validated by the handler: give
 * the routes `validatorCompiler: acceptAnyBody`, and their schema only describes the body.
 */
export function acceptRawJson(app: App): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => (body.length === 0 ? undefined : new RawBody(body)),
  )
}

export const acceptAnyBody = () => () => true

function parseJson(text: string): unknown {
  const excess = findJsonExcess(text)
  if (excess) throw excess
  try {
    return JSON.parse(text)
  } catch {
    throw platformProblem('bad_json')
  }
}
