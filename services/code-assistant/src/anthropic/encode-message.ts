import type { StopReason, Usage } from '../engine/engine.ts'
import type { RunEvent } from '../inference/start-runs.ts'

interface ToolUse {
  type: 'tool_use'
  id: string
  name: string
  input: unknown
}

type Block =
  | { type: 'text'; text: string }
  | { type: 'thinking'; thinking: string; signature: string }
  | ToolUse

/** An event of the Messages API. */
export interface MessageEvent {
  type: string
  [field: string]: unknown
}

const stopReasons: Record<StopReason, string> = {
  stop: 'end_turn',
  'stop-sequence': 'stop_sequence',
  length: 'max_tokens',
  'tool-calls': 'tool_use',
  'content-filter': 'refusal',
}

const usageOf = ({ promptTokens, completionTokens, cachedTokens = 0 }: Usage) => ({
  // The API counts cached tokens apart from the others.
  input_tokens: Math.max(0, promptTokens - cachedTokens),
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: cachedTokens,
  output_tokens: completionTokens,
})

/** Builds a message from the events of a run, and the events of its stream. */
export function createMessageEncoder(head: { id: string; model: string }, estimatedInput: number) {
  const content: Block[] = []
  const json = new Map<ToolUse, string>()
  const toolBlocks = new Map<number, number>()
  /** Blocks whose end has not been sent. Calls end last, because their arguments may come interleaved. */
  const openBlocks = new Set<number>()
  let stop: { stop_reason: string | null; stop_sequence: string | null } = {
    stop_reason: null,
    stop_sequence: null,
  }
  let usage = usageOf({ promptTokens: estimatedInput, completionTokens: 0, source: 'estimated' })

  const message = () => ({
    ...head,
    type: 'message' as const,
    role: 'assistant' as const,
    content: [...content],
    ...stop,
    usage,
  })

  function* begin(block: Block): Generator<MessageEvent> {
    yield* end((index) => content[index]?.type !== 'tool_use')
    content.push(block)
    openBlocks.add(content.length - 1)
    yield { type: 'content_block_start', index: content.length - 1, content_block: { ...block } }
  }

  function* end(which: (index: number) => boolean): Generator<MessageEvent> {
    for (const index of [...openBlocks].filter(which)) {
      openBlocks.delete(index)
      yield { type: 'content_block_stop', index }
    }
  }

  const delta = (index: number, fields: object): MessageEvent => ({
    type: 'content_block_delta',
    index,
    delta: fields,
  })

  /** The last block, if it has this type and is open. */
  function lastBlock<Type extends Block['type']>(type: Type): Extract<Block, { type: Type }> | undefined {
    const block = content.at(-1)
    // Compared with the type.
    return block?.type === type && openBlocks.has(content.length - 1) ? (block as never) : undefined
  }

  function* add(event: RunEvent): Generator<MessageEvent> {
    switch (event.type) {
      case 'text': {
        if (event.text === '') break
        if (!lastBlock('text')) yield* begin({ type: 'text', text: '' })
        const block = lastBlock('text')
        if (block) block.text += event.text
        yield delta(content.length - 1, { type: 'text_delta', text: event.text })
        break
      }
      case 'reasoning': {
        if (!lastBlock('thinking')) yield* begin({ type: 'thinking', thinking: '', signature: '' })
        const block = lastBlock('thinking')
        const index = content.length - 1
        if (block) block.thinking += event.text
        if (event.text !== '') yield delta(index, { type: 'thinking_delta', thinking: event.text })
        if (event.signature === undefined) break
        if (block) block.signature = event.signature
        yield delta(index, { type: 'signature_delta', signature: event.signature })
        break
      }
      case 'tool-call': {
        const { id, name } = event
        yield* begin({ type: 'tool_use', id, name, input: {} })
        toolBlocks.set(event.index, content.length - 1)
        break
      }
      case 'tool-arguments': {
        const index = toolBlocks.get(event.index)
        const block = index === undefined ? undefined : content[index]
        if (index === undefined || block?.type !== 'tool_use') break
        json.set(block, (json.get(block) ?? '') + event.json)
        yield delta(index, { type: 'input_json_delta', partial_json: event.json })
        break
      }
      case 'stop':
        stop = { stop_reason: stopReasons[event.reason], stop_sequence: event.sequence ?? null }
        break
      case 'usage':
        usage = usageOf(event.usage)
        break
      default:
    }
  }

  return {
    add,
    start: (): MessageEvent => ({ type: 'message_start', message: message() }),
    *finish(): Generator<MessageEvent> {
      yield* end(() => true)
      yield { type: 'message_delta', delta: stop, usage }
      yield { type: 'message_stop' }
    },
    /** The whole message. */
    message() {
      for (const [block, text] of json) block.input = parseInput(text)
      return message()
    },
  }
}

function parseInput(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Cut off by the maximum number of tokens.
    return {}
  }
}
