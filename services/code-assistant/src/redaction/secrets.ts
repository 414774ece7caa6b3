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

/**
 * Whether a text, or JSON, may have secrets. Large prompts are searched once, and most have none: so only characters
 * are looked at that are rare and part of each format, in one loop that is much faster than a regular expression.
 */
export function mayHaveSecrets(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const clue = clueOf[text.charCodeAt(at)]
    if (clue !== undefined && clue(text, at)) return true
  }
  return false
}

type Clue = (text: string, at: number) => boolean

const around =
  (pattern: RegExp): Clue =>
  (text, at) =>
    pattern.test(text.slice(Math.max(0, at - 10), at + 7))

/** By the code of a character that each format has. */
const clueOf: (Clue | undefined)[] = []
clueOf[code('A')] = (text, at) => /^(?:AKIA|ASIA|AIza)/.test(text.slice(at, at + 4))
clueOf[code('_')] = around(/do[opr]_v1_|gh[pousr]_|github_pat|npm_|hf_|_live_|_test_/)
clueOf[code('-')] = around(/-----BE|glpat-|pypi-|xox[abeoprs]-|sk-/)
clueOf[code('.')] = around(/hooks\.slack|SG\.|\.eyJ/)
clueOf[code('=')] = endsName
clueOf[code(':')] = (text, at) => endsName(text, at) || isAddressWithPassword(text, at)
// An escape sequence of JSON for a character that may be part of a format.
clueOf[code('\\')] = (text, at) => /^\\u00[2-7]/.test(text.slice(at, at + 5))

function code(character: string): number {
  return character.charCodeAt(0)
}

const longestName = 200

/** Whether a value follows whose name sounds secret. In JSON, quotes and spaces may be escape sequences. */
function endsName(text: string, at: number): boolean {
  let start = at
  while (start > 0 && at - start < longestName && isPartOfName(text.charCodeAt(start - 1))) start--
  return at - start === longestName || (at - start > 3 && secretName.test(text.slice(start, at)))
}

const secretName = /passw|passphrase|secret|token|key|credential/i

const isPartOfName = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  // _ - " ' ` \ and spaces
  code === 0x5f ||
  code === 0x2d ||
  code === 0x22 ||
  code === 0x27 ||
  code === 0x60 ||
  code === 0x5c ||
  code <= 0x20 ||
  code === 0xa0

/** The end of a scheme, and a colon after the name of the user. */
function isAddressWithPassword(text: string, at: number): boolean {
  return /^:(?:\\?\/){2}[^\s/:@"\\]{0,64}:/.test(text.slice(at, at + 72))
}
