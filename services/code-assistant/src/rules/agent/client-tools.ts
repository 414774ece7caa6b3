import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Tool } from '../../engine/chat-task.ts'

type Arguments = Record<string, unknown>

/** The tools of a client that the rules can use, each with its own names of arguments. */
export interface ClientTools {
  read:
    | { name: string; argumentsFor(path: string): Arguments; pathIn(values: Arguments): string | undefined }
    | undefined
  edit: { name: string; argumentsFor(path: string, before: string, after: string): Arguments } | undefined
  write: { name: string; argumentsFor(path: string, content: string): Arguments } | undefined
  search: { name: string; argumentsFor(pattern: string): Arguments } | undefined
}

const pathKeys = ['path', 'filePath', 'file_path', 'filepath', 'file', 'filename']
const contentKeys = ['content', 'contents', 'text', 'file_text']
const patternKeys = ['pattern', 'query', 'regex']
const beforeKeys = ['oldText', 'old_string', 'oldString', 'old_str', 'old_text']
const afterKeys = ['newText', 'new_string', 'newString', 'new_str', 'new_text']

/** Commands are never called: what they do depends on the machine of the client. */
const commandName = /(?:bash|shell|exec|command|terminal|run)/i

/** Maps tools by their names and the names of their arguments. The first of a kind is used. */
export function findClientTools(tools: readonly Tool[]): ClientTools {
  const clientTools: ClientTools = { read: undefined, edit: undefined, write: undefined, search: undefined }
  for (const { name, parameters } of tools) {
    if (commandName.test(name)) continue
    const schema = readSchema(parameters)
    clientTools.edit ??= asEditTool(name, schema)
    clientTools.write ??= asWriteTool(name, schema)
    clientTools.read ??= asReadTool(name, schema)
    clientTools.search ??= asSearchTool(name, schema)
  }
  return clientTools
}

interface Schema {
  properties: Record<string, unknown>
  /** Names of required arguments that have no known meaning are reasons not to call a tool. */
  isCallable(names: readonly string[]): boolean
  find(names: readonly string[]): string | undefined
}

function readSchema(parameters: unknown): Schema {
  const { properties, required } = asRecord(parameters)
  const byName = asRecord(properties)
  const requiredNames = Array.isArray(required) ? required.map(String) : []
  return {
    properties: byName,
    find: (names) => names.find((name) => Object.hasOwn(byName, name)),
    isCallable: (names) => requiredNames.every((name) => names.includes(name) || isFlag(byName[name])),
  }
}

const isFlag = (property: unknown): boolean => asRecord(property).type === 'boolean'

/** Some clients require flags, such as whether all occurrences are replaced. */
const flagsOf = ({ properties }: Schema): Arguments =>
  Object.fromEntries(
    ['replace_all', 'replaceAll'].filter((name) => isFlag(properties[name])).map((name) => [name, false]),
  )

function asReadTool(name: string, schema: Schema): ClientTools['read'] {
  const path = schema.find(pathKeys)
  if (!/(?:read|view|open|get)_?(?:file)?s?$|^(?:read|view)/i.test(name) || /image/i.test(name))
    return undefined
  if (path === undefined || schema.find([...contentKeys, ...afterKeys]) || !schema.isCallable([path]))
    return undefined
  return {
    name,
    argumentsFor: (value) => ({ [path]: value }),
    pathIn: (values) => (typeof values[path] === 'string' ? values[path] : undefined),
  }
}

function asEditTool(name: string, schema: Schema): ClientTools['edit'] {
  const path = schema.find(pathKeys)
  if (path === undefined) return undefined
  const before = schema.find(beforeKeys)
  const after = schema.find(afterKeys)
  if (before !== undefined && after !== undefined && schema.isCallable([path, before, after])) {
    const flags = flagsOf(schema)
    return { name, argumentsFor: (at, old, next) => ({ [path]: at, [before]: old, [after]: next, ...flags }) }
  }
  const item = readSchema(asRecord(schema.properties.edits).items)
  const oldKey = item.find(beforeKeys)
  const newKey = item.find(afterKeys)
  if (oldKey === undefined || newKey === undefined) return undefined
  if (!schema.isCallable([path, 'edits']) || !item.isCallable([oldKey, newKey])) return undefined
  const flags = flagsOf(item)
  return {
    name,
    argumentsFor: (at, old, next) => ({ [path]: at, edits: [{ [oldKey]: old, [newKey]: next, ...flags }] }),
  }
}

function asWriteTool(name: string, schema: Schema): ClientTools['write'] {
  const path = schema.find(pathKeys)
  const content = schema.find(contentKeys)
  if (path === undefined || content === undefined || !/write|create|save/i.test(name)) return undefined
  if (!schema.isCallable([path, content])) return undefined
  return { name, argumentsFor: (at, text) => ({ [path]: at, [content]: text }) }
}

function asSearchTool(name: string, schema: Schema): ClientTools['search'] {
  const pattern = schema.find(patternKeys)
  if (pattern === undefined || !/grep|search|ripgrep/i.test(name) || /web|url|internet/i.test(name))
    return undefined
  const folder = schema.find(['path', 'directory'])
  if (!schema.isCallable([pattern, ...(folder === undefined ? [] : [folder])])) return undefined
  const needsFolder = folder !== undefined && !schema.isCallable([pattern])
  return { name, argumentsFor: (text) => ({ [pattern]: text, ...(needsFolder && { [folder]: '.' }) }) }
}
