import { translateGerman } from './german-words.ts'
import { correctWord } from './vocabulary.ts'

const maxProseLength = 4_000
const maxClauses = 60
const maxClauseLength = 400

/**
 * Splits prose into sentences and their parts, in a form that patterns can match: lower case, without politeness,
 * typos corrected, and `@name`, `@path`, `@text` or `@code` for what is not prose.
 */
export function clausesOf(prose: string): string[] {
  // A long message has its request at its start or at its end.
  const bounded =
    prose.length > 2 * maxProseLength
      ? `${prose.slice(0, maxProseLength)}\n${prose.slice(-maxProseLength)}`
      : prose
  const sentences = translateGerman(replaceCode(bounded))
    .split(/(?<![.!?;])[.!?;]+(?=\s|$)|[\r\n]+/)
    .map(normalize)
    .filter((sentence) => sentence !== '')
    .slice(0, maxClauses)
  return [...new Set(sentences.flatMap((sentence) => [sentence, ...partsOf(sentence)]))].map((clause) =>
    clause.slice(0, maxClauseLength),
  )
}

/** A request often follows or precedes a subordinate clause. */
function partsOf(sentence: string): string[] {
  const parts = sentence.split(/, | - |: | (?:and then|then|but|so|and) /).map(stripPoliteness)
  return parts.length > 1 ? parts.filter((part) => part !== '').slice(0, 6) : []
}

function replaceCode(prose: string): string {
  return prose
    .replace(
      /`{1,3}([^`\n]{1,300})`{1,3}/g,
      (_, code: string) => ` ${/^[\w$.]+$/.test(code) ? '@name' : '@code'} `,
    )
    .replace(/(?<=^|\s)"[^"\n]{1,200}"(?=[\s.,;:!?]|$)/g, ' @text ')
    .replace(/[^\s(]+/g, replaceWord)
}

const sourceFile = /\.(?:[cm]?[jt]sx?|pyi?|go|rs|java|cs|c|h|cpp|rb|php|sh)$/

/** Identifiers and paths, by their spelling. */
function replaceWord(word: string): string {
  const bare = word.replace(/[.,;:!?)]{1,10}$/, '')
  const end = word.slice(bare.length)
  if (bare.length < 2) return word
  if (
    bare.includes('/')
      ? /^[\w@./-]+\.[a-z]{1,10}$/i.test(bare)
      : /^[\w-]+\./.test(bare) && sourceFile.test(bare)
  )
    return `@path${end}`
  if (/^[a-z]\w*\($/i.test(bare) || (/^[\w$]+$/.test(bare) && isIdentifier(bare))) return `@name${end}`
  return word
}

/** Camel case, Pascal case of several words, or with underscores; no common word is spelled so. */
function isIdentifier(word: string): boolean {
  if (properNames.has(word.toLowerCase())) return false
  if (word.includes('_')) return /[a-z\d]/i.test(word)
  return /[a-z][A-Z]/.test(word) || /^[a-z]\d*[A-Z]/.test(word) || word.startsWith('$')
}

const properNames = new Set(
  'iphone javascript typescript jsdoc tsdoc javadoc postgresql sqlite mysql github gitlab eslint chatgpt nodejs openapi vscode graphql mongodb iphone webpack'.split(
    ' ',
  ),
)

function normalize(sentence: string): string {
  const words = sentence
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/→|->|=>/g, ' to ')
    .replace(/[“”"()[\]{}*_~>|]+/g, ' ')
    .replace(/\b(?:what|where|who|how|that|it|there)'?s\b/g, (word) =>
      word === 'its' || word === 'hows' ? word : `${word.replace(/'?s$/, '')} is`,
    )
    .replace(/\b(?:i'd like|id like|i would like|i would love|i'd love)\b/g, 'i want')
    .replace(/\bi would need\b/g, 'i need')
    .replace(/'(?:m|re)\b/g, (ending) => (ending === "'m" ? ' am' : ' are'))
    .replace(/\b(do|does|did|is|are|should|could|would)n'?t\b/g, '$1 not')
    .replace(/\blet'?s\b/g, 'let us')
    .replace(/\bnode:test\b/g, 'node-test')
    .replace(/\b(?:can't|cant|cannot)\b/g, 'can not')
    .split(/\s+/)
    .map((word) => word.replace(/^[,:'-]+|'+$/g, ''))
    .filter((word) => word !== '')
    .slice(0, 80)
    .map((word) => {
      const [, stem = word, rest = ''] = /^([a-z]+)([,:]*)$/.exec(word) ?? []
      return (shortForms.get(stem) ?? correctWord(stem)) + rest
    })
  return stripPoliteness(words.join(' '))
}

const shortForms = new Map(
  Object.entries({
    pls: 'please',
    plz: 'please',
    u: 'you',
    ur: 'your',
    r: 'are',
    func: 'function',
    funcs: 'functions',
    fn: 'function',
    fns: 'functions',
    var: 'var',
    regexp: 'regex',
    regexes: 'regex',
    ts: 'typescript',
    js: 'javascript',
    py: 'python',
    golang: 'go',
    thx: 'thanks',
    ty: 'thanks',
    wanna: 'want to',
    gimme: 'give me',
    lets: 'let us',
    organise: 'organize',
    modernise: 'modernize',
  }),
)

const openings = [
  /^(?:ok|okay|hey|hi|hello|well|so|now|then|and|also|first|next|next up|just|great|thanks|thank you|sorry|alright|right|yes|no|great|good morning|dear assistant|@?assistant|bot)\b,?\s*/,
  /^(?:please|kindly)\b,?\s*/,
  /^(?:can|could) (?=(?:this|it|that) be )/,
  /^(?:can|could|would|will|may|might) (?:you|someone|anyone|somebody|we|i) (?:please |kindly |maybe |also |perhaps |just |quickly |possibly )*(?=\S)/,
  /^(?:do|would) you (?:mind|be able to|be so kind to|think you (?:can|could)) /,
  /^(?:be so kind (?:to|and)|(?:is it|would it be) possible (?:to|that you|for you to)|is there (?:a|any) way to) /,
  /^please\b,?\s*/,
  /^(?:i|we) (?:want|need|wish|like|have|try|am trying|are trying|would love|really need|just want|just need)(?: that)?(?: you)?(?: to) /,
  /^(?:i|we) (?:want|need|wish) (?:that )?you (?:to )?/,
  /^(?:you (?:should|must|need to|have to|can)|we (?:should|must|need to|have to)|it would be (?:nice|great|good) (?:to|if you (?:could|can)|if)|let us|try to|go ahead and|help me (?:to |with )?(?=\S+ )|your (?:task|job) is to|i was wondering if you (?:could|can)|i am looking for|looking for|mind|maybe|quickly|quick question|question) ?:?,?/,
]

function stripPoliteness(clause: string): string {
  let rest = clause.trim()
  for (let round = 0; round < 8; round++) {
    const before = rest
    for (const opening of openings) {
      const next = rest.replace(opening, '').trim()
      if (next !== '') rest = next
    }
    rest = rest
      .replace(
        /(?<![,\s])[,\s]*\b(?:please|for me|thanks|thank you|thank you very much|thanks in advance|asap|if possible|if you can|kindly|ok|sir|mate|now|then)[,:]*$/,
        '',
      )
      .replace(/(?<![,:])[,:]+$/, '')
      .trim()
    if (rest === '') return before
    if (rest === before) return rest
  }
  return rest
}
