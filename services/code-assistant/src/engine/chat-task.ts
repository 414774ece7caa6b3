/** A conversation to continue, in terms that all protocols share. */
export interface ChatTask {
  /** The engine's own name of the model, such as `m1` of `alpha/m1`. */
  model: string
  messages: readonly ChatMessage[]
  tools: readonly Tool[]
  toolChoice: 'auto' | 'none' | 'required' | { name: string }
  maxTokens?: number
  temperature?: number
  topP?: number
  seed?: number
  stop: readonly string[]
  responseFormat?: { type: 'json_object' } | { type: 'json_schema'; name: string; schema: unknown }
  reasoningEffort?: string
  context?: CodeContext
  /** The caller, because permissions and shares of the machine are those of each user. `Engines` sets it. */
  userId?: number
}

export interface ChatMessage {
  /** Instructions of `developer` and `system` messages are the same. */
  role: 'system' | 'user' | 'assistant' | 'tool'
  content: readonly ContentPart[]
  toolCalls?: readonly ToolCall[]
  /** The call that a `tool` message answers. */
  toolCallId?: string
  isError?: boolean
}

export type ContentPart =
  | { type: 'text'; text: string }
  | { type: 'image'; url: string }
  | { type: 'reasoning'; text: string; signature?: string }

export interface Tool {
  name: string
  description: string
  /** JSON Schema. */
  parameters: unknown
}

export interface ToolCall {
  id: string
  name: string
  /** JSON text, exactly as the model wrote it. */
  arguments: string
}

/** Code that the caller attached. */
export interface CodeContext {
  files: readonly CodeFile[]
  repository?: string
  ref?: string
  /** Limits searches of the repository to these folders and files. */
  paths: readonly string[]
  selection?: { path: string; startLine: number; endLine: number }
}

export interface CodeFile {
  path: string
  content: string
}

export function textsOf({ content }: Pick<ChatMessage, 'content'>): string[] {
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : []))
}

export function textOf(message: Pick<ChatMessage, 'content'>): string {
  return textsOf(message).join('')
}
