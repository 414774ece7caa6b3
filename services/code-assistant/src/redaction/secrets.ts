/** A secret in a text. */
export interface Secret {
  start: number
  end: number
}

/**
 * The group `secret` is what is replaced, or else the whole match. Repetitions have bounds, and long ones end where the
 * pattern begins again. Otherwise the time is quadratic in the length of a text that repeats the beginning.
 */
const patterns: readonly RegExp[] = [
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----BEGIN)[\s\S]){1,20000}?-----END [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----/g,
  // JSON Web Tokens
  /\beyJ(?:(?!-eyJ)[\w-]){8,8000}\.eyJ[\w-]{8,8000}\.[\w-]{8,8000}/g,
  // Clouds: AWS, Google, DigitalOcean, Azure
  /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g,
  /\bAIza[\w-]{35}/g,
  /\bdo[opr]_v1_[a-f\d]{64}\b/g,
  /\bAccountKey=(?<secret>[\w+/]{60,200}={0,2})/g,
  // Version control and registries
  /\bgh[pousr]_[A-Za-z\d]{30,255}\b/g,
  /\bgithub_pat_\w{22,255}\b/g,
  /\bglpat-[\w-]{20,400}/g,
  /\bnpm_[A-Za-z\d]{36}\b/g,
  /\bpypi-AgE[\w-]{50,1000}/g,
  /\bhf_[A-Za-z\d]{30,255}\b/g,
  // Chat and mail
  /\bxox[abeoprs]-[A-Za-z\d-]{10,400}/g,
  /\bhooks\.slack\.com\/services\/(?<secret>[A-Z\d]{1,40}\/[A-Z\d]{1,40}\/[A-Za-z\d]{16,100})/g,
  /\bSG\.[\w-]{16,32}\.[\w-]{16,64}/g,
  // Payment
  /\b[rsw]h?k?(?:k|sec)_(?:live|test)_[A-Za-z\d]{16,400}/g,
  // Model servers, and the keys of this service
  /\bsk-[\w-]{20,1000}/g,
  /\bca_live_[\w]{20,400}/g,
  // The password of a URL
  /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s/:@"'<>]{0,64}:(?<secret>[^\s/@"'<>${}]{3,256})@/g,
]

/** `PASSWORD=…` of an environment file, `"apiKey": "…"` and the like. */
const assignment =
  /(?:password|passwd|passphrase|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credential)[\w-]{0,64}["'`]?\s*(?:=|:=?|=>)\s*["'`]?(?<secret>[^\s"'`,;(){}<>[\]$]{8,512})/gi

/** The shortest secret is a URL with a password of three characters. A body may have millions of shorter strings. */
const minLength = 10

/**
 * Finds what is likely a secret. Prefers formats that cannot be mistaken: random texts are left alone, because hashes
 * and identifiers look the same.
 */
export function findSecrets(text: string): Secret[] {
  if (text.length < minLength) return []
  const matches = patterns.flatMap((pattern) => matchesOf(text, pattern))
  const assigned = matchesOf(text, assignment).filter(({ start, end }) => isRandom(text.slice(start, end)))
  // Overlapping ones are united, so that no part of either is left.
  const united: Secret[] = []
  for (const secret of [...matches, ...assigned].sort((a, b) => a.start - b.start)) {
    const last = united.at(-1)
    if (last && secret.start < last.end) last.end = Math.max(last.end, secret.end)
    else united.push(secret)
  }
  return united
}

/** A body may have a million strings, and `matchAll` would copy the pattern for each. */
function matchesOf(text: string, pattern: RegExp): Secret[] {
  const secrets: Secret[] = []
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const secret = found.groups?.secret ?? found[0]
    const start = found.index + found[0].lastIndexOf(secret)
    secrets.push({ start, end: start + secret.length })
  }
  return secrets
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

/** More take longer than to find out on another thread. */
const maxClues = 50_000

/**
 * Whether a text, or JSON, may contain secrets. Most large prompts contain none. `indexOf` finds the rare anchors of the
 * formats much faster than a regular expression, and only the bytes around them are checked.
 */
export function mayHaveSecrets(bytes: Buffer): boolean {
  let checked = 0
  for (const [anchor, clue] of clues)
    for (let at = bytes.indexOf(anchor); at !== -1; at = bytes.indexOf(anchor, at + 1))
      if (clue(bytes, at) || ++checked > maxClues) return true
  return false
}

type Clue = (bytes: Buffer, at: number) => boolean

const always: Clue = () => true

const around =
  (before: number, pattern: RegExp, after: number): Clue =>
  (bytes, at) =>
    pattern.test(bytes.toString('latin1', Math.max(0, at - before), Math.min(bytes.length, at + after)))

const characterCode = (character: string): number => character.charCodeAt(0)

/** By a character or text of each format. JSON may have escape sequences instead of characters of formats. */
const clues: readonly (readonly [string | number, Clue])[] = [
  ['AKIA', always],
  ['ASIA', always],
  ['AIza', always],
  ['.eyJ', always],
  ['SG.', always],
  ['hooks.slack', always],
  ['\\u00', around(0, /^\\u00[2-7]/, 5)],
  [characterCode('_'), around(10, /do[opr]_v1_|gh[pousr]_|github_pat|npm_|hf_|_live_|_test_/, 6)],
  [characterCode('-'), around(7, /-----B|glpat-|pypi-|xox[abeoprs]-|sk-/, 7)],
  [characterCode('='), endsSecretName],
  [characterCode(':'), (bytes, at) => endsSecretName(bytes, at) || beginsAddress(bytes, at)],
]

const maxNameLength = 200
const namePart = new Uint8Array(256)
for (let code = 0; code < 256; code++)
  namePart[code] = /[\w\s"'`\\-]/.test(String.fromCharCode(code)) || code > 127 ? 1 : 0

/** True if the name before the separator at `at` sounds secret. In JSON, quotes and spaces may be escape sequences. */
function endsSecretName(bytes: Buffer, at: number): boolean {
  let start = at
  while (start > 0 && at - start < maxNameLength && namePart[bytes[start - 1] as number] === 1) start--
  const length = at - start
  return length === maxNameLength || (length > 3 && secretName.test(bytes.toString('latin1', start, at)))
}

const secretName = /passw|passphrase|secret|token|key|credential/i

/** The end of the scheme of an address that has a password. */
function beginsAddress(bytes: Buffer, at: number): boolean {
  if (bytes[at + 1] !== 0x2f && bytes[at + 1] !== 0x5c) return false
  return /^:(?:\\?\/){2}[^\s/:@"\\]{0,64}:/.test(
    bytes.toString('latin1', at, Math.min(bytes.length, at + 72)),
  )
}
