interface TextPart {
  type: 'output_text'
  text: string
  annotations: readonly never[]
  logprobs: readonly never[]
}

interface ReasoningPart {
  type: 'reasoning_text'
  text: string
}

export type OutputItem =
  | { type: 'message'; id: string; status: string; role: 'assistant'; content: TextPart[] }
  | { type: 'reasoning'; id: string; status: string; summary: readonly never[]; content: ReasoningPart[] }
  | { type: 'function_call'; id: string; status: string; call_id: string; name: string; arguments: string }

/** An event of a stream, without its number. */
export interface ResponseEvent {
  type: string
  [field: string]: unknown
}

interface ItemPosition {
  item_id: string
  output_index: number
}

/** Events at the start of an item. Items with text have one part. */
export function* beginItem(
  item: OutputItem,
  { item_id, output_index }: ItemPosition,
): Generator<ResponseEvent> {
  const isCall = item.type === 'function_call'
  yield {
    type: 'response.output_item.added',
    output_index,
    item: isCall ? { ...item } : { ...item, content: [] },
  }
  if (isCall) return
  yield {
    type: 'response.content_part.added',
    item_id,
    output_index,
    content_index: 0,
    part: { ...item.content[0] },
  }
}

export function continueItem(item: OutputItem, delta: string, position: ItemPosition): ResponseEvent {
  switch (item.type) {
    case 'message':
      return { type: 'response.output_text.delta', ...position, content_index: 0, delta, logprobs: [] }
    case 'reasoning':
      return { type: 'response.reasoning_text.delta', ...position, content_index: 0, delta }
    case 'function_call':
      return { type: 'response.function_call_arguments.delta', ...position, delta }
  }
}

export function* endItem(item: OutputItem, position: ItemPosition): Generator<ResponseEvent> {
  const { output_index } = position
  if (item.type === 'function_call') {
    const { name, arguments: json } = item
    yield { type: 'response.function_call_arguments.done', ...position, name, arguments: json }
  } else {
    const [part] = item.content
    const text = part?.text ?? ''
    yield item.type === 'message'
      ? { type: 'response.output_text.done', ...position, content_index: 0, text, logprobs: [] }
      : { type: 'response.reasoning_text.done', ...position, content_index: 0, text }
    yield { type: 'response.content_part.done', ...position, content_index: 0, part: { ...part } }
  }
  yield { type: 'response.output_item.done', output_index, item: { ...item } }
}
