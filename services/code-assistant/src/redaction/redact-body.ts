import type { Analysis, AnalysisCall } from '../analysis/analysis.ts'
import type { Settings } from '../config.ts'
import { problem } from '../errors.ts'
import { asBuffer, redactStrings } from './redact-strings.ts'
import { redactStringsTask } from './redact-strings-task.ts'
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

/** Larger bodies are searched on another thread. */
const maxInlineBytes = 128 * 1024

/** Replaces secrets in the strings of a JSON body. Bytes without secrets stay as they are. */
export async function redactBody(
  body: Buffer,
  mode: RedactionMode,
  analysis: Pick<Analysis, 'run'>,
  call: AnalysisCall,
): Promise<RedactedBody> {
  if (mode === 'off' || !mayHaveSecrets(body)) return { body, secrets: 0 }
  const { redacted, content } =
    body.length <= maxInlineBytes
      ? redactStrings(body)
      : await analysis.run(redactStringsTask, { body }, call)
  const secrets = content.secrets.length
  if (secrets === 0) return { body, secrets }
  if (mode === 'block') throw problem('secrets_found', { message: describe(secrets) })
  if (mode === 'flag') return { body, secrets }
  return { body: asBuffer(redacted), vault: new SecretVault(content), secrets }
}

const describe = (secrets: number): string =>
  `The request contains ${secrets === 1 ? 'a secret' : `${secrets} secrets`}, such as a key or a password. Remove it and try again.`
