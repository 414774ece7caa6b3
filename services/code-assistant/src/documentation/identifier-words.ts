/** Splits an identifier into lower-case words: `parseHTTPUrl`, `parse_http_url` → `parse`, `http`, `url`. */
export function splitIdentifier(name: string): string[] {
  return name
    .replace(/^[_$#*]+|(?<![_$])[_$]+$/g, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$-]+/)
    .filter(Boolean)
    .map(lowerWord)
}

/** Words for readers: known abbreviations are written as they are usually written. */
export function readableWords(words: readonly string[]): string {
  return words.map((word) => abbreviations.get(word) ?? word).join(' ')
}

const lowerWord = (word: string): string => word.toLowerCase()

const abbreviations = new Map(
  Object.entries({
    api: 'API',
    ast: 'AST',
    cpu: 'CPU',
    css: 'CSS',
    csv: 'CSV',
    db: 'database',
    dir: 'directory',
    dns: 'DNS',
    dom: 'DOM',
    html: 'HTML',
    http: 'HTTP',
    https: 'HTTPS',
    id: 'ID',
    ids: 'IDs',
    ip: 'IP',
    iso: 'ISO',
    json: 'JSON',
    jwt: 'JWT',
    idx: 'index',
    len: 'length',
    max: 'maximum',
    msg: 'message',
    min: 'minimum',
    num: 'number',
    pdf: 'PDF',
    sql: 'SQL',
    ssl: 'SSL',
    svg: 'SVG',
    tcp: 'TCP',
    tls: 'TLS',
    udp: 'UDP',
    ui: 'UI',
    uri: 'URI',
    url: 'URL',
    urls: 'URLs',
    utc: 'UTC',
    utf8: 'UTF-8',
    uuid: 'UUID',
    xml: 'XML',
    yaml: 'YAML',
  }),
)

const irregularPlurals = new Set([
  'children',
  'criteria',
  'data',
  'ids',
  'indices',
  'people',
  'men',
  'women',
  'urls',
  'vertices',
])
const singularWithS =
  /(ss|us|is|ics|news|lens|bus|gas|alias|canvas|status|address|access|process|series|species|bias|atlas|css|dns|https|tls|os|args|kwargs)$/

export function isPlural(word: string): boolean {
  return irregularPlurals.has(word) || (/[^s]s$/.test(word) && !singularWithS.test(word))
}

const uncountable = new Set(
  'access advice code content data debris equipment evidence feedback hardware html info information input json knowledge markdown metadata money news output permission progress software state storage text time traffic usage xml yaml css sql'.split(
    ' ',
  ),
)

export function isUncountable(word: string): boolean {
  return uncountable.has(word)
}

/** `a` or `an`, by the sound of the first word. Letters of abbreviations are spelled. */
export function indefiniteArticle(phrase: string): 'a' | 'an' {
  if (/^[A-Z]{2}/.test(phrase)) return /^[AEFHILMNORSX]/.test(phrase) ? 'an' : 'a'
  if (/^(uni|use|usual|utility|euro|one\b|once)/i.test(phrase)) return /^unin/.test(phrase) ? 'an' : 'a'
  return /^([aeiou]|hour|honest|heir)/i.test(phrase) ? 'an' : 'a'
}

/** A noun phrase with the article that fits: `the orders`, `an order`, `data`. */
export function withArticle(words: readonly string[], article: 'the' | 'a'): string {
  const phrase = readableWords(words)
  if (article === 'the') return `the ${phrase}`
  const last = words.at(-1) ?? ''
  return isPlural(last) || isUncountable(last) ? phrase : `${indefiniteArticle(phrase)} ${phrase}`
}
