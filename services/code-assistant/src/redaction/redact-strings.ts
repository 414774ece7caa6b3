import { Problem } from '@octavo/platform/errors.ts'
import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import { endOfString } from '../wire/json-fields.ts'
import { SecretVault, type VaultContent } from './secret-vault.ts'

export interface RedactedStrings {
  redacted: Uint8Array
  content: VaultContent
}

/** Replaces secrets in all string literals of a JSON text, and leaves everything between them unchanged. */
export function redactStrings(json: Buffer): RedactedStrings {
  const vault = new SecretVault()
  const redacted = mapStrings(json, (text) => vault.redact(text))
  return { redacted, content: vault.content }
}

export function run({ body }: { body: Uint8Array }): RedactedStrings {
  try {
    return redactStrings(asBuffer(body))
  } catch (error) {
    if (error instanceof Problem) throw new AnalysisProblem('request_invalid', 'The body must be valid JSON.')
    throw error
  }
}

/** Buffers arrive from another thread as plain arrays. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

function mapStrings(json: Buffer, map: (text: string) => string): Buffer {
  const mapped: Buffer[] = []
  let copied = 0
  for (let start = json.indexOf(quote); start !== -1; ) {
    const end = endOfString(json, start)
    const text = parseString(json.toString('utf8', start, end))
    const replacement = map(text)
    if (replacement !== text) {
      mapped.push(json.subarray(copied, start), Buffer.from(JSON.stringify(replacement)))
      copied = end
    }
    start = json.indexOf(quote, end)
  }
  return Buffer.concat([...mapped, json.subarray(copied)])
}

const quote = 0x22

function parseString(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1)
  try {
    return JSON.parse(literal)
  } catch {
    // The server will reject it.
    return literal.slice(1, -1)
  }
}
