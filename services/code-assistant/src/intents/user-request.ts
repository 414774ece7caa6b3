import { type ChatMessage, textOf, textsOf } from '../engine/chat-task.ts'
import { detectLanguage } from '../source-code/detect-language.ts'
import { type FencedCode, separateFencedCode } from '../source-code/fenced-code.ts'
import { findLanguage, type Language } from '../source-code/languages.ts'
import { dropAgentContext } from './agent-context.ts'
import { findInlineExpression } from './inline-expressions.ts'

/** The last message of the user, and what can be read from those before it. */
export interface UserRequest {
  /** The message without code blocks. */
  prose: string
  code: readonly FencedCode[]
  /** The language that the client or the prose names. */
  language: Language | undefined
  /** Code of earlier messages and responses, the oldest first. */
  earlierCode: readonly FencedCode[]
  /** The prose of earlier messages, the oldest first. */
  earlierProse: readonly string[]
}

const maxMessages = 200
/** The rest of the code blocks of a message is ignored. */
const maxBlocks = 200
const maxTextLength = 2_000_000

/** Languages are detected on the main thread. Blocks after these count as blocks without a known language. */
const maxDetectedBlocks = 50

export function readUserRequest(messages: readonly ChatMessage[]): UserRequest {
  // Long conversations: the last messages are those that a follow-up means.
  const recent = messages.slice(-maxMessages).map((message) => ({
    role: message.role,
    text: message.role === 'user' ? dropAgentContext(boundedText(message)) : boundedText(message),
  }))
  const at = recent.findLastIndex(({ role, text }) => role === 'user' && text.trim() !== '')
  const { prose, blocks } = separateCode(recent[at]?.text ?? '')
  const earlier = recent
    .slice(0, Math.max(at, 0))
    .filter(({ role }) => role === 'user' || role === 'assistant')
  const separated = earlier.map(({ role, text }) => ({ role, ...separateCode(text) }))
  const earlierBlocks = separated.flatMap(({ blocks: [first] }) => (first && !isDiff(first) ? [first] : []))
  return {
    prose: blocks.length > 0 ? prose : markExpression(prose),
    code: blocks
      .slice(0, maxBlocks)
      .map((block, at) => (at < maxDetectedBlocks ? withLanguage(block) : block)),
    language: languageOfNote(messages) ?? languageNamedIn(prose),
    earlierCode: earlierBlocks.map((block, at) =>
      earlierBlocks.length - at <= maxDetectedBlocks ? withLanguage(block) : block,
    ),
    earlierProse: separated.flatMap(({ role, prose: text }) => (role === 'user' ? [text.trim()] : [])),
  }
}

/** The index of the last message of the user that is not only context, or -1. */
export const requestIndex = (messages: readonly ChatMessage[]): number =>
  messages.findLastIndex(
    (message) => message.role === 'user' && dropAgentContext(boundedText(message)).trim() !== '',
  )

export const isDiff = ({ name, code }: FencedCode): boolean =>
  name === 'diff' || name === 'patch' || /^(?:diff --git |--- \S.*\n\+\+\+ )/.test(code)

/** Puts an expression within the sentence into backticks, as others write it. */
function markExpression(prose: string): string {
  const expression = findInlineExpression(prose)
  return expression ? prose.replace(expression.code, () => `\`${expression.code}\``) : prose
}

/** A message of the user may have several parts, such as a reminder and the request. */
const boundedText = (message: ChatMessage): string =>
  textsOf(message)
    .join(message.role === 'user' ? '\n' : '')
    .slice(0, maxTextLength)

const withLanguage = (block: FencedCode): FencedCode => ({
  ...block,
  language: block.language ?? (block.name === '' ? detectLanguage(block.code) : undefined),
})

const codeLine =
  /^\s*(?:(?:export|async|public|private|static|default|pub) )*(?:function\*? \w+ ?\(|class \w+|def \w+ ?\(|(?:const|let|var) [\w{[]|import [\w{*"']|interface \w+|type \w+ ?=|fn \w+|func \w|struct \w|package \w+$|#include|from \w+ import|for ?\(|if ?\(|while ?\(|SELECT\s|CREATE TABLE|@\w+$)/

/** Code without fences begins on a line of its own, or after a colon, and goes to the end. */
function separateCode(text: string): { prose: string; blocks: FencedCode[] } {
  const separated = separateFencedCode(text)
  if (separated.blocks.length > 0) return separated
  const lines = text.split('\n')
  const first = lines.findIndex((line) => codeLine.test(line) && /[(){};=:<"']/.test(line))
  const json = separateJson(text)
  if (json) return json
  if (first >= 0) return splitAt(lines.slice(0, first).join('\n'), lines.slice(first).join('\n'))
  const colon = text.indexOf(': ')
  if (colon > 0 && colon < 200 && codeLine.test(text.slice(colon + 2)) && /[(){};=]/.test(text.slice(colon)))
    return splitAt(text.slice(0, colon), text.slice(colon + 2))
  return separated
}

const maxJsonLength = 100_000

/** A sample of data at the end of the message. */
function separateJson(text: string) {
  const start = text.search(/(?<=[\s:])[{[]\s*["{[\]}]/)
  const sample = text.slice(start).trim()
  if (start < 0 || sample.length > maxJsonLength || !/[}\]]$/.test(sample)) return undefined
  try {
    JSON.parse(sample)
  } catch {
    return undefined
  }
  const block: FencedCode = { language: 'json', name: 'json', path: undefined, code: sample }
  return { prose: `${text.slice(0, start)}this JSON`, blocks: [block] }
}

const splitAt = (prose: string, code: string) => ({
  prose,
  blocks: [{ language: detectLanguage(code), name: '', path: undefined, code: code.trim() }],
})

const notePrefix = 'The programming language is '

/** Tells engines the language that a client sent in a field of its own. */
export const languageNote = (language: string): ChatMessage => ({
  role: 'system',
  content: [{ type: 'text', text: `${notePrefix}${language}.` }],
})

function languageOfNote(messages: readonly ChatMessage[]): Language | undefined {
  const note = messages.find((message) => message.role === 'system' && textOf(message).startsWith(notePrefix))
  return note && findLanguage(textOf(note).slice(notePrefix.length, -1))
}

const languageName =
  /(?<![\w#+.-])(typescript|javascript|python3?|golang|rust|java|c#|csharp|c\+\+|cpp|ruby|php|bash|shell|node(?:\.?js)?)(?![\w#+-])|\b(?:in|to|into|with|about|for|a) (go|c|ts|js|py|sql)(?![\w#+-])/i

export function languageNamedIn(prose: string): Language | undefined {
  const match = languageName.exec(prose.slice(0, 4_000))
  return match ? findLanguage((match[1] ?? match[2] ?? '').replace('.', '')) : undefined
}
