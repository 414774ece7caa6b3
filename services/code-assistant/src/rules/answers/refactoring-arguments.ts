import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { OperationDefinition } from '../../refactoring/operation.ts'
import type { Question } from '../answer.ts'

interface Arguments {
  values: Record<string, unknown>
  /** A question to the user, if an argument is missing. */
  missing?: string
}

const word = '[`\'"“]?([\\p{L}_$][\\p{L}\\p{N}_$.]*)(?:\\(\\))?[`\'"”]?'
const kind =
  '(?:variable|function|method|class|parameter|constant|const|type|interface|symbol|property|field|identifier|arg|argument)'
const renamings = [
  `\\b(?:rename|renaming|renam\\w*|renmae)\\s+(?:my\\s+|the\\s+|this\\s+|that\\s+)?(?:${kind}\\s+)?${word}\\s*(?:to|into|as|in|→|->|=>)\\s*${word}`,
  `\\bchange\\s+the\\s+names?\\s+of\\s+(?:my\\s+|the\\s+|this\\s+)?(?:${kind}\\s+)?${word}\\s+(?:to|into)\\s+${word}`,
  `(?:the\\s+)?(?:${kind}\\s+)?${word}\\s+(?:should|must)\\s+be\\s+(?:called|named|renamed)(?:\\s+(?:to|as|into))?\\s+${word}`,
].map((pattern) => new RegExp(pattern, 'iu'))
const instead = new RegExp(`\\bcall\\s+(?:it|this|that)\\s+${word}\\s+instead\\s+of\\s+${word}`, 'iu')
const nameAfterVerb = new RegExp(`\\b(?:called|named|as|name\\s+it|call\\s+it)\\s+${word}`, 'iu')
const symbolAfterKind = new RegExp(`\\b${kind}\\s+${word}`, 'iu')
const quotedName = /[`]([\p{L}_$][\p{L}\p{N}_$.]*)(?:\(\))?[`]/u

/** Reads the arguments of a refactoring from the message, by the names of its schema. */
export function readArguments(
  { request, lines }: Question,
  { id, title, target, arguments: schema }: OperationDefinition,
): Arguments {
  const prose = request.prose.slice(0, 4_000)
  const properties = new Set(Object.keys(asRecord(asRecord(schema).properties)))
  if (id === 'rename') return readRenaming(prose)
  const name = nameAfterVerb.exec(prose)?.[1]
  const named = quotedName.exec(prose)?.[1] ?? symbolIn(prose)
  const values: Record<string, unknown> = {
    ...(properties.has('name') && name !== undefined && { name }),
    ...(properties.has('symbol') && named !== undefined && named !== name && { symbol: named }),
  }
  if (id === 'extract-magic-number') {
    const number = /(?<![\w.])(-?\d+(?:\.\d+)?)(?![\w.])/.exec(prose)?.[1]
    if (name === undefined)
      return {
        values,
        missing:
          'Which number, and what is the name of its constant? For example: “extract 86400 into a constant named SECONDS_PER_DAY”.',
      }
    return { values: { name, ...(number !== undefined && { value: Number(number) }) } }
  }
  if (target === 'selection' && !lines && values.symbol === undefined)
    return {
      values,
      missing: `${title}: which code? Name the lines, such as “lines 3-7”${properties.has('symbol') ? ', or a declaration in backticks' : ''}.`,
    }
  return { values }
}

function symbolIn(prose: string): string | undefined {
  const symbol = symbolAfterKind.exec(prose)?.[1]
  if (symbol && !plainWords.has(symbol.toLowerCase())) return symbol
  const inlined = new RegExp(`\\binline\\s+(?:the\\s+)?${word}`, 'iu').exec(prose)?.[1]
  return inlined && !plainWords.has(inlined.toLowerCase()) ? inlined : undefined
}

const plainWords = new Set(
  'this that these those it to into in for from with as a an the and or called named variable function method class is my your local temporary expression expressions please here instead by of'.split(
    ' ',
  ),
)

function readRenaming(prose: string): Arguments {
  const renaming = renamingIn(prose)
  if (renaming) return { values: { ...renaming } }
  return {
    values: {},
    missing:
      'Which symbol do you want to rename, and what is its new name? For example: “rename `total` to `sum`”.',
  }
}

/** The names in a request to rename something. */
export function renamingIn(text: string): { symbol: string; newName: string } | undefined {
  const prose = text.slice(0, 4_000)
  const [, called, insteadOf] = instead.exec(prose) ?? []
  if (called && insteadOf) return { symbol: insteadOf, newName: called }
  for (const pattern of renamings) {
    const [, symbol, name] = pattern.exec(prose) ?? []
    if (symbol && name && !plainWords.has(symbol.toLowerCase()))
      return { symbol, newName: name.replace(/\.$/, '') }
  }
  return undefined
}
