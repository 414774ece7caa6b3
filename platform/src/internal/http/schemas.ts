import type { FastifyTypeProvider } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import Value from 'typebox/value'
import { isDeeperThan } from '../../unknown-values.ts'
import { convertTexts } from '../text-values.ts'

/** The maximum number of reported errors. TypeBox's default is 8. */
Settings.Set({ maxErrors: 64 })

/** Infers the types of a request from the route's schema. */
export interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown
}

/**
 * Validators are compiled on first use, because compiling hundreds of routes would dominate the startup time.
 * Serializers are not compiled, because since V8 13.8 `JSON.stringify` is faster.
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
  // All schemas are TypeBox schemas.
  const typed = schema as TSchema
  let compiled: ReturnType<typeof Compile> | undefined
  return (value: unknown) => {
    if (httpPart === 'body' && isDeeperThan(maxDepth, value)) return { error: [depthIssue] }
    // Parameters and headers arrive as text, so their values are converted. JSON bodies are typed already.
    const filled = Value.Default(typed, httpPart === 'body' ? value : convertTexts(typed, value))
    compiled ??= Compile(typed)
    return compiled.Check(filled) ? { value: filled } : { error: compiled.Errors(filled) }
  }
}

/** TypeBox validates recursively and would overflow the stack on deeper values. */
export const maxDepth = 256
export const depthIssue = {
  instancePath: '',
  schemaPath: '#',
  keyword: 'depth',
  message: 'must not be nested so deeply',
}
