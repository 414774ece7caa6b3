/** A secret in a text. */
export interface Secret {
  start: number
  end: number
}

/** The group `secret` is what is replaced, or else the whole match. */
const patterns: readonly RegExp[] = [
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----[\s\S]{1,20000}?-----END [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----/g,
  // JSON Web Tokens
  /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g,
  // Clouds: AWS, Google, DigitalOcean, Azure
  /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g,
  /\bAIza[\w-]{35}/g,
  /\bdo[opr]_v1_[a-f\d]{64}\b/g,
  /\bAccountKey=(?<secret>[\w+/]{60,}={0,2})/g,
  // Version control and registries
  /\bgh[pousr]_[A-Za-z\d]{30,255}\b/g,
  /\bgithub_pat_\w{22,255}\b/g,
  /\bglpat-[\w-]{20,}/g,
  /\bnpm_[A-Za-z\d]{36}\b/g,
  /\bpypi-AgE[\w-]{50,}/g,
  /\bhf_[A-Za-z\d]{30,}\b/g,
  // Chat and mail
  /\bxox[abeoprs]-[A-Za-z\d-]{10,}/g,
  /\bhooks\.slack\.com\/services\/(?<secret>[A-Z\d]+\/[A-Z\d]+\/[A-Za-z\d]{16,})/g,
  /\bSG\.[\w-]{16,32}\.[\w-]{16,64}/g,
  // Payment
  /\b[rsw]h?k?(?:k|sec)_(?:live|test)_[A-Za-z\d]{16,}/g,
  // Model servers, and the keys of this service
  /\bsk-[\w-]{20,}/g,
  /\bca_live_[\w]{20,}/g,
  // The password of a URL
  /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s/:@"'<>]{0,64}:(?<secret>[^\s/@"'<>${}]{3,256})@/g,
]

/** `PASSWORD=…` of an environment file, `"apiKey": "…"` and the like. */
const assignment =
  /(?:password|passwd|passphrase|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credential)[\w-]*["'`]?\s*(?:=|:=?|=>)\s*["'`]?(?<secret>[^\s"'`,;(){}<>[\]$]{8,512})/gi

/**
 * Finds what is likely a secret. Prefers formats that cannot be mistaken: random texts are left alone, because hashes
 * and identifiers look the same.
 */
export function findSecrets(text: string): Secret[] {
  if (!mayHaveSecrets(text)) return []
  const found = patterns.flatMap((pattern) => matchesOf(text, pattern))
  const assigned = matchesOf(text, assignment).filter(({ start, end }) => isRandom(text.slice(start, end)))
  // Overlapping ones are united, so that no part of either is left.
  const united: Secret[] = []
  for (const secret of [...found, ...assigned].sort((a, b) => a.start - b.start)) {
    const last = united.at(-1)
    if (last && secret.start < last.end) last.end = Math.max(last.end, secret.end)
    else united.push(secret)
  }
  return united
}

function matchesOf(text: string, pattern: RegExp): Secret[] {
  return [...text.matchAll(pattern)].map(({ index, 0: match, groups }) => {
    const secret = groups?.secret ?? match
    const start = index + match.lastIndexOf(secret)
    return { start, end: start + secret.length }
  })
}

/** Names, paths and words in examples have no digits, or few different characters. */
function isRandom(value: string): boolean {
  return (
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    new Set(value).size >= 7 &&
    !/^(?:process|os|env)\./.test(value)
  )
}

/** The beginning of each pattern, and escape sequences of characters that could be part of one. */
const hint =
  /AKIA|ASIA|AIza|eyJ|-----BEGIN|do[opr]_v1_|gh[pousr]_|github_pat_|glpat-|npm_|pypi-|hf_|xox|hooks\.slack|SG\.|_live_|_test_|sk-|AccountKey|:(?:\\?\/){2}[^\s/:@"\\]{0,64}:|pass(?:w|phrase)|PASS(?:W|PHRASE)|Pass(?:w|phrase)|ecret|ECRET|oken|OKEN|[Kk]ey|KEY|redential|REDENTIAL|\\u00[2-7]/

/** Whether a text, or JSON, may have secrets. Large prompts are searched once, and most have none. */
export const mayHaveSecrets = (text: string): boolean => hint.test(text)
