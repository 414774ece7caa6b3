/** Mentions and references in a text. */
export interface TextReferences {
  /** Logins after `@`, in lower case. */
  mentions: string[]
  references: Reference[]
}

/** `#12` in the repository of the text or in a named one. */
export interface Reference {
  owner?: string
  repo?: string
  number: number
  /** Whether a closing keyword precedes it. */
  closes: boolean
}

const maxTextReferences = 100
const keyword = String.raw`(?<keyword>\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+)?`
const address = String.raw`(?<origin>https?:\/\/[^\s/]{1,255})\/(?<urlOwner>[\w-]{1,39})\/(?<urlRepo>[\w.-]{1,100})\/(?:issues|pull)\/(?<urlNumber>\d{1,9})\b`
const short = String.raw`(?<![\w/#&])(?:(?<owner>[\w-]{1,39})\/(?<repo>[\w.-]{1,100})#|#|gh-)(?<number>\d{1,9})\b`
const referencePattern = new RegExp(`${keyword}(?:${address}|${short})`, 'gi')
const mentionPattern = /(?<![\w/@.`-])@([a-z\d](?:[a-z\d-]{0,37}[a-z\d])?)(?![\w/-])/gi
// Unclosed code extends to the end of the text. Searching for each closing mark would take quadratic time.
const codePattern = /```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|`[^`\n]*`|<!--[\s\S]*?(?:-->|$)/g

/** `origin` is that of this service's pages. URLs of other origins are ignored. */
export function parseTextReferences(text: string, origin: string): TextReferences {
  const prose = text.replace(codePattern, ' ')
  const mentions = new Set<string>()
  for (const [, login = ''] of prose.matchAll(mentionPattern)) {
    if (mentions.size < maxTextReferences) mentions.add(login.toLowerCase())
  }
  const references = new Map<string, Reference>()
  for (const { groups = {} } of prose.matchAll(referencePattern)) {
    const reference = readReference(groups, origin)
    if (!reference || references.size >= maxTextReferences) continue
    const key = `${reference.owner}/${reference.repo}#${reference.number}`.toLowerCase()
    const existing = references.get(key)
    references.set(key, { ...reference, closes: reference.closes || existing?.closes === true })
  }
  return { mentions: [...mentions], references: [...references.values()] }
}

/** The references after closing keywords in the body of a pull request. */
export function parseClosingReferences(body: string | null, origin: string): Reference[] {
  return parseTextReferences(body ?? '', origin).references.filter(({ closes }) => closes)
}

function readReference(
  {
    keyword: before,
    origin,
    urlOwner,
    urlRepo,
    urlNumber,
    owner,
    repo,
    number,
  }: Record<string, string | undefined>,
  ownOrigin: string,
): Reference | undefined {
  const closes = before !== undefined
  if (number !== undefined)
    return { ...(owner && repo ? { owner, repo } : {}), number: Number(number), closes }
  if (!urlOwner || !urlRepo || !urlNumber || origin?.toLowerCase() !== ownOrigin.toLowerCase())
    return undefined
  return { owner: urlOwner, repo: urlRepo, number: Number(urlNumber), closes }
}
