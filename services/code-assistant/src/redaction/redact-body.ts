import type { Settings } from '../config.ts'
import { problem } from '../errors.ts'
import { endOfString } from '../wire/json-fields.ts'
import { SecretVault } from './secret-vault.ts'
import { mayHaveSecrets } from './secrets.ts'

export type RedactionMode = Settings['redaction']

export interface RedactedBody {
  body: Buffer
  /** The secrets that the response may refer to. */
  vault?: SecretVault
  /** The number of different secrets. */
  secrets: number
}

/** Replaces secrets in the strings of a JSON body. Bytes without secrets stay as they are. */
export function redactBody(body: Buffer, mode: RedactionMode): RedactedBody {
  if (mode === 'off' || !mayHaveSecrets(body)) return { body, secrets: 0 }
  const vault = new SecretVault()
  const redacted = mapStrings(body, (text) => vault.redact(text))
  const secrets = vault.size
  if (secrets === 0) return { body, secrets }
  if (mode === 'block') throw problem('secrets_found', { message: describe(secrets) })
  return mode === 'flag' ? { body, secrets } : { body: redacted, vault, secrets }
}

const describe = (secrets: number): string =>
  `The request contains ${secrets === 1 ? 'a secret' : `${secrets} secrets`}, such as a key or a password. Remove it and try again.`

/** Maps all string literals of a JSON text, and leaves everything between them unchanged. */
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
