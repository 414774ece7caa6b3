/** The rules of a robots.txt file for one crawler: https://www.rfc-editor.org/rfc/rfc9309 */
export interface RobotsRules {
  readonly rules: readonly RobotsRule[]
  /** An extension that many sites use. */
  readonly crawlDelayMs: number
  /** Set while the server of robots.txt fails, and everything is disallowed therefore (RFC 9309 §2.3.1.4). */
  readonly retryAtMs?: number
}

interface RobotsRule {
  readonly isAllowed: boolean
  readonly path: string
}

interface Group extends RobotsRules {
  agents: string[]
  rules: RobotsRule[]
  crawlDelayMs: number
}

export const allowAll: RobotsRules = { rules: [], crawlDelayMs: 0 }
export const disallowAll: RobotsRules = { rules: [{ isAllowed: false, path: '/' }], crawlDelayMs: 0 }

/** A crawler must parse at least 500 KiB (RFC 9309 §2.5). */
export const maxRobotsBytes = 512 * 1024
const maxCrawlDelayMs = 60_000

/** `agent` is the product token of the crawler. All groups that name it count together; otherwise those of `*`. */
export function parseRobots(text: string, agent: string): RobotsRules {
  const groups: Group[] = []
  let current: Group | undefined
  let isNaming = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([A-Za-z-]+)\s*:?\s*(.*)$/s.exec(line.replace(/#.*/, '')) ?? []
    const key = directives.get(name.toLowerCase())
    if (key === 'user-agent') {
      if (!current || !isNaming) {
        current = { agents: [], rules: [], crawlDelayMs: 0 }
        groups.push(current)
      }
      current.agents.push(productToken(value))
      isNaming = true
    } else if (key !== undefined && current) {
      isNaming = false
      addDirective(current, key, value.trim())
    }
  }
  const token = productToken(agent)
  const own = groups.filter(({ agents }) => agents.includes(token))
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))
  return {
    rules: chosen.flatMap(({ rules }) => rules),
    crawlDelayMs: Math.max(0, ...chosen.map(({ crawlDelayMs }) => crawlDelayMs)),
  }
}

/** With frequent misspellings. */
const directives: ReadonlyMap<string, 'user-agent' | 'allow' | 'disallow' | 'crawl-delay'> = new Map([
  ['user-agent', 'user-agent'],
  ['useragent', 'user-agent'],
  ['allow', 'allow'],
  ['disallow', 'disallow'],
  ['dissallow', 'disallow'],
  ['disalow', 'disallow'],
  ['crawl-delay', 'crawl-delay'],
  ['crawldelay', 'crawl-delay'],
])

function addDirective(group: Group, key: string, value: string): void {
  if (key === 'crawl-delay') {
    const seconds = Number(value)
    if (seconds > 0) group.crawlDelayMs = Math.min(Math.round(seconds * 1000), maxCrawlDelayMs)
  } else if (value !== '') {
    group.rules.push({ isAllowed: key === 'allow', path: normalizePath(value) })
  }
}

function productToken(value: string): string {
  return /^\s*([A-Za-z_-]+|\*)/.exec(value)?.[1]?.toLowerCase() ?? ''
}

/** The longest matching rule decides; of equal ones, the allowing one. */
export function isAllowedByRobots({ rules }: RobotsRules, url: URL): boolean {
  const path = normalizePath(url.pathname + url.search)
  if (path === '/robots.txt') return true
  let best: RobotsRule | undefined
  for (const rule of rules) {
    const isBetter =
      !best ||
      rule.path.length > best.path.length ||
      (rule.path.length === best.path.length && rule.isAllowed)
    if (isBetter && matchesPattern(path, rule.path)) best = rule
  }
  return best?.isAllowed ?? true
}

/** `*` matches any characters, and `$` at the end anchors. Linear in the length of the path for each `*`. */
function matchesPattern(path: string, pattern: string): boolean {
  const isAnchored = pattern.endsWith('$')
  const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...others] = pieces
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isAnchored ? others.pop() : undefined
  for (const piece of others) {
    const index = path.indexOf(piece, at)
    if (index < 0) return false
    at = index + piece.length
  }
  if (!isAnchored) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

/** Both sides are compared percent-encoded (RFC 9309 §2.2.2). */
function normalizePath(path: string): string {
  return path
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16))
      return /[A-Za-z0-9._~-]/.test(character) ? character : `%${hex.toUpperCase()}`
    })
    .replace(/[^\x21-\x7e]+/g, (piece) => encodeURI(piece.toWellFormed()))
}
