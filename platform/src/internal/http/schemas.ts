import type { FastifyTypeProvider } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import Value from 'typebox/value'
import { convertTexts } from '../text-values.ts'

/** So many things that are wrong are told at once; TypeBox alone would stop at eight. */
Settings.Set({ maxErrors: 64 })

/** What a handler sees of a request is typed by the route's own schema. */
export interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown
}

/**
 * A validator is compiled when its route is first used: eight services have hundreds of routes, and compiling them
 * all would cost most of the start. Serialisers are not compiled at all: since V8 13.8 `JSON.stringify` is faster.
 */
export const compilersFactory = {
  buildValidator: () => compileValidator,
  buildSerializer: () => () => JSON.stringify,
}

interface RouteSchema {
  schema: unknown
  httpPart?: string
}

function compileValidator({ schema, httpPart }: RouteSchema) {
  // Every schema here is made with TypeBox.
  const typed = schema as TSchema
  let compiled: ReturnType<typeof Compile> | undefined
  return (value: unknown) => {
    if (httpPart === 'body' && isDeeperThan(maxDepth, value)) return { error: [depthIssue] }
    // Addresses and headers are text, so their values are converted; a body says its types itself.
    const filled = Value.Default(typed, httpPart === 'body' ? value : convertTexts(typed, value))
    compiled ??= Compile(typed)
    return compiled.Check(filled) ? { value: filled } : { error: compiled.Errors(filled) }
  }
}

/** Deeper than anybody means. TypeBox walks through values by calling itself, and would run out of stack. */
export const maxDepth = 256
export const depthIssue = {
  instancePath: '',
  schemaPath: '#',
  keyword: 'depth',
  message: 'must not be nested so deeply',
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner))
}
