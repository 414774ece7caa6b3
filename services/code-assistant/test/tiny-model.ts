/** Writes model files of the format GGUF: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md */

const types = { uint32: 4, float32: 6, bool: 7, string: 8, array: 9, int32: 5 } as const

export interface TinyModelOptions {
  /** Different pieces of text, which the model writes one after the other. A line break or `ü` is written as bytes. */
  pieces: readonly string[]
  /** Begins again after the last piece. */
  isEndless?: boolean
}

/**
 * A model whose weights are a table of transitions: each token stands for one dimension, the layers add nothing, and
 * the output matrix maps it to the next token. The text consists of the pieces for every prompt.
 */
export function writeTinyModel({ pieces, isEndless = false }: TinyModelOptions): Buffer {
  const bytes = Array.from(
    { length: 256 },
    (_, at) => `<0x${at.toString(16).toUpperCase().padStart(2, '0')}>`,
  )
  const words = pieces.filter((piece) => !isBytes(piece))
  const tokens = ['<unk>', '<s>', '</s>', ...bytes, ...words.map((word) => word.replaceAll(' ', '\u2581'))]
  const first = 3 + bytes.length
  const path = pieces.flatMap((piece) =>
    isBytes(piece) ? [...Buffer.from(piece)].map((byte) => 3 + byte) : [first + words.indexOf(piece)],
  )
  // After the prompt comes the first piece.
  const next = tokens.map(() => first)
  for (const [at, token] of path.entries()) next[token] = path[at + 1] ?? (isEndless ? first : 2)
  const size = Math.ceil(tokens.length / 32) * 32
  const inner = 32

  const metadata = [
    entry('general.architecture', string('llama')),
    entry('general.name', string('tiny')),
    entry('llama.block_count', uint32(1)),
    entry('llama.context_length', uint32(512)),
    entry('llama.embedding_length', uint32(size)),
    entry('llama.feed_forward_length', uint32(inner)),
    entry('llama.attention.head_count', uint32(1)),
    entry('llama.attention.head_count_kv', uint32(1)),
    entry('llama.rope.dimension_count', uint32(size)),
    entry('llama.attention.layer_norm_rms_epsilon', float32(1e-5)),
    entry('llama.vocab_size', uint32(tokens.length)),
    entry('tokenizer.ggml.model', string('llama')),
    entry(
      'tokenizer.ggml.tokens',
      array(
        types.string,
        tokens.map((token) => text(token)),
      ),
    ),
    entry(
      'tokenizer.ggml.scores',
      array(
        types.float32,
        tokens.map(() => float(0)),
      ),
    ),
    entry(
      'tokenizer.ggml.token_type',
      array(
        types.int32,
        tokens.map((_, at) => int(at === 0 ? 2 : at < 3 ? 3 : at < first ? 6 : 1)),
      ),
    ),
    entry('tokenizer.ggml.bos_token_id', uint32(1)),
    entry('tokenizer.ggml.eos_token_id', uint32(2)),
    entry('tokenizer.ggml.unknown_token_id', uint32(0)),
    entry('tokenizer.ggml.add_space_prefix', Buffer.concat([int(types.bool), Buffer.of(0)])),
    entry(
      'tokenizer.chat_template',
      string(
        "{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}<|end|>{% endfor %}{% if add_generation_prompt %}assistant:{% endif %}",
      ),
    ),
  ]

  const matrix = (rows: number, columns: number, fill: (row: number) => number | undefined) => {
    const values = new Float32Array(rows * columns)
    for (let row = 0; row < rows; row++) {
      const column = fill(row)
      if (column !== undefined) values[row * columns + column] = 1
    }
    return { dimensions: [columns, rows], values }
  }
  const zeros = (rows: number, columns: number) => matrix(rows, columns, () => undefined)
  const ones = { dimensions: [size], values: new Float32Array(size).fill(1) }
  const output = zeros(tokens.length, size)
  for (const [from, to] of next.entries()) output.values[to * size + from] = 10
  const tensors = {
    'token_embd.weight': matrix(tokens.length, size, (row) => row),
    'blk.0.attn_norm.weight': ones,
    'blk.0.attn_q.weight': zeros(size, size),
    'blk.0.attn_k.weight': zeros(size, size),
    'blk.0.attn_v.weight': zeros(size, size),
    'blk.0.attn_output.weight': zeros(size, size),
    'blk.0.ffn_norm.weight': ones,
    'blk.0.ffn_gate.weight': zeros(inner, size),
    'blk.0.ffn_up.weight': zeros(inner, size),
    'blk.0.ffn_down.weight': zeros(size, inner),
    'output_norm.weight': ones,
    'output.weight': output,
  }

  let offset = 0
  const infos: Buffer[] = []
  const data: Buffer[] = []
  for (const [name, { dimensions, values }] of Object.entries(tensors)) {
    infos.push(text(name), int(dimensions.length), ...dimensions.map(long), int(0), long(offset))
    const tensor = align(Buffer.from(values.buffer))
    data.push(tensor)
    offset += tensor.length
  }
  const header = [Buffer.from('GGUF'), int(3), long(Object.keys(tensors).length), long(metadata.length)]
  return Buffer.concat([align(Buffer.concat([...header, ...metadata, ...infos])), ...data])
}

const isBytes = (piece: string): boolean => /^[\n\u0080-\uffff]+$/.test(piece)

function int(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}

function long(value: number): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeBigUInt64LE(BigInt(value))
  return buffer
}

function float(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeFloatLE(value)
  return buffer
}

const text = (value: string): Buffer => Buffer.concat([long(Buffer.byteLength(value)), Buffer.from(value)])
const entry = (key: string, value: Buffer): Buffer => Buffer.concat([text(key), value])
const string = (value: string): Buffer => Buffer.concat([int(types.string), text(value)])
const uint32 = (value: number): Buffer => Buffer.concat([int(types.uint32), int(value)])
const float32 = (value: number): Buffer => Buffer.concat([int(types.float32), float(value)])
const array = (type: number, items: readonly Buffer[]): Buffer =>
  Buffer.concat([int(types.array), int(type), long(items.length), ...items])
const align = (buffer: Buffer): Buffer =>
  Buffer.concat([buffer, Buffer.alloc((32 - (buffer.length % 32)) % 32)])
