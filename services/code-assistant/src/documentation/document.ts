import type { CodeParameter, CodeSymbol } from './code-symbol.ts'
import { capitalize, describeParameter, describeReturn, summarize } from './summaries.ts'

/** The content of a documentation comment, independent of its format. */
export interface Document {
  summary?: string
  parameters: DocumentedParameter[]
  returns?: { type?: string; text?: string; isGenerator: boolean; isPromise: boolean }
  throws: { type?: string; text?: string }[]
  deprecated?: string
  /** Tags of a comment that is replaced, such as `@example`, which cannot be derived from the code. */
  existingTags: string[]
}

export interface DocumentedParameter extends CodeParameter {
  text?: string
}

const derivedTags =
  /^@(param|arg|argument|returns?|throws|exception|deprecated|template|yields?|brief|typeParam)\b/

/** Documents a declaration from its code, and lists the parts that cannot be derived. */
export function composeDocument(symbol: CodeSymbol): { document: Document; missing: string[] } {
  const missing: string[] = []
  const need = <T>(value: T | undefined, name: string): T | undefined => {
    if (!value) missing.push(name)
    return value
  }
  const summary = need(summarize(symbol), 'summary')
  const describe = (parameter: CodeParameter, prefix = ''): DocumentedParameter[] => {
    const name = prefix + parameter.name
    const text = need(describeParameter(parameter), `parameter ${name}`)
    const properties = parameter.properties?.flatMap((property) => describe(property, `${name}.`)) ?? []
    return [{ ...parameter, name, ...(text && { text }) }, ...properties]
  }
  const parameters = symbol.parameters.flatMap((parameter) => describe(parameter))
  const text = symbol.returns && need(describeReturn(symbol), 'return value')
  const { type, kind } = symbol.returns ?? {}
  return {
    missing,
    document: {
      ...(summary && { summary }),
      parameters,
      ...(symbol.returns && {
        returns: {
          ...(type && { type }),
          ...(text && { text }),
          isGenerator: kind === 'generator',
          isPromise: kind === 'promise',
        },
      }),
      throws: symbol.throws.map((error) => {
        const condition = need(error.condition, `condition of ${error.type ?? 'a thrown error'}`)
        return {
          ...(error.type && { type: error.type }),
          ...(condition && { text: `${capitalize(condition)}.` }),
        }
      }),
      ...(symbol.deprecated !== undefined && { deprecated: symbol.deprecated }),
      existingTags: splitTags(symbol.comment?.text ?? '').filter((tag) => !derivedTags.test(tag)),
    },
  }
}

function splitTags(comment: string): string[] {
  const [, ...tags] = `\n${comment}`.split(/\n(?=@\w)/)
  return tags.map((tag) => tag.trimEnd())
}

/** The description of a parameter, with its default value. */
export function textOf({ text, default: value, isRest }: DocumentedParameter): string | undefined {
  const suffix = value !== undefined && value.length <= 40 && !isRest ? `Default: \`${value}\`.` : undefined
  return [text, suffix].filter(Boolean).join(' ') || undefined
}

export function isEmpty({ summary, parameters, returns, throws, deprecated }: Document): boolean {
  return !summary && !parameters.length && !returns && !throws.length && deprecated === undefined
}

/** Breaks a text at spaces; lines after the first get the indent. Code in backticks stays whole. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const words = text.match(/(?:[^\s`]|`[^`]*`)+/g) ?? []
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(lines.length ? indent + word : word)
  }
  return lines
}
