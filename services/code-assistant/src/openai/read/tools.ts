import type { ChatTask, Tool } from '../../engine/chat-task.ts'
import { type Fields, invalid, readObject, readText } from '../../wire/body-fields.ts'

/** Tool types that only some servers run, such as `web_search`, are ignored. */
export function readTools(tools: readonly unknown[] | null | undefined): Tool[] {
  return (tools ?? []).flatMap((item, index) => {
    const path = `tools[${index}]`
    const tool = readObject(item, path)
    if (tool.type !== 'function') return []
    // The Responses API has the fields in the tool itself.
    if (tool.function === undefined) return [readFunction(tool, path)]
    return [readFunction(readObject(tool.function, `${path}.function`), `${path}.function`)]
  })
}

function readFunction({ name, description, parameters }: Fields, path: string): Tool {
  return {
    name: readText(name, `${path}.name`),
    description: readText(description ?? '', `${path}.description`),
    parameters: parameters ?? { type: 'object', properties: {} },
  }
}

export function readToolChoice(choice: unknown): ChatTask['toolChoice'] {
  if (choice === undefined || choice === null) return 'auto'
  if (typeof choice === 'string') {
    if (choice === 'auto' || choice === 'none' || choice === 'required') return choice
    throw invalid('tool_choice', 'one of auto, none, required')
  }
  const fields = readObject(choice, 'tool_choice')
  if (fields.type !== 'function') return 'auto'
  const isNested = fields.function !== undefined
  const path = isNested ? 'tool_choice.function' : 'tool_choice'
  const { name } = isNested ? readObject(fields.function, path) : fields
  return { name: readText(name, `${path}.name`) }
}

/** `response_format` of the Chat Completions API or `text.format` of the Responses API. */
export function readResponseFormat(value: unknown, path: string): ChatTask['responseFormat'] | undefined {
  if (value === undefined || value === null) return undefined
  const format = readObject(value, path)
  if (format.type === 'json_object') return { type: 'json_object' }
  if (format.type !== 'json_schema') {
    if (format.type === 'text') return undefined
    throw invalid(`${path}.type`, 'one of text, json_object, json_schema')
  }
  const isNested = format.json_schema !== undefined
  const at = isNested ? `${path}.json_schema` : path
  const { name, schema } = isNested ? readObject(format.json_schema, at) : format
  return { type: 'json_schema', name: readText(name, `${at}.name`), schema: schema ?? {} }
}
