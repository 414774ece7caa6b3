import type { CodeParameter, CodeSymbol } from './code-symbol.ts'
import { isPlural, isUncountable, readableWords, splitIdentifier, withArticle } from './identifier-words.ts'
import { findThirdPerson, isAmbiguousAlone, isCreating } from './verbs.ts'

/** Writes the first sentence of a documentation comment, or nothing if the name is not descriptive enough. */
export function summarize(symbol: CodeSymbol): string | undefined {
  const own = symbol.name.slice(symbol.name.lastIndexOf('.') + 1)
  const words = splitIdentifier(own)
  if (words.length === 0 || own.length < 2) return summarizeExpression(symbol)
  switch (symbol.kind) {
    case 'constructor': {
      const owner = splitIdentifier(symbol.name.split('.').at(-2) ?? '')
      return owner.length ? `Creates ${withArticle(owner, 'a')}.` : undefined
    }
    case 'class':
    case 'interface':
    case 'type':
    case 'enum':
      return summarizeNoun(words)
    case 'constant':
      return summarizeConstant(words)
    case 'accessor':
      return (
        summarizePredicate(words[0] ?? '', words.slice(1), symbol) ?? `Returns ${withArticle(words, 'the')}.`
      )
    default:
      return summarizeFunction(words, symbol)
  }
}

function summarizeNoun(words: readonly string[]): string | undefined {
  if (words.some((word) => word.length < 2)) return undefined
  return `${capitalize(withArticle(words, 'a'))}.`
}

function summarizeConstant(words: readonly string[]): string | undefined {
  const [first = ''] = words
  if (/^(is|has|can|should)$/.test(first)) return undefined
  if (words.some((word) => word.length < 2)) return undefined
  return `${capitalize(withArticle(words, 'the'))}.`
}

function summarizeFunction(words: readonly string[], symbol: CodeSymbol): string | undefined {
  const [first = '', ...rest] = words
  const predicate = summarizePredicate(first, rest, symbol)
  if (predicate) return predicate
  if (first === 'to' && rest.length) return `Converts ${subjectOf(symbol)} to ${withArticle(rest, 'a')}.`
  if (first === 'from' && rest.length) return `Creates a value from ${withArticle(rest, 'a')}.`
  if ((first === 'on' || first === 'handle') && rest.length) return `Handles ${withArticle(rest, 'the')}.`
  const conversion = words.indexOf('to')
  const verb = findThirdPerson(first)
  if (!verb && conversion > 0 && conversion < words.length - 1)
    return `Converts ${withArticle(words.slice(0, conversion), 'a')} to ${withArticle(words.slice(conversion + 1), 'a')}.`
  if (!verb) return summarizeExpression(symbol) ?? summarizeNounFunction(words, symbol)
  if (rest.length === 0) {
    if (isAmbiguousAlone(first) || first === 'get' || first === 'do') return summarizeExpression(symbol)
    const [parameter, second] = symbol.parameters
    if (!parameter && symbol.kind === 'method') return `${verb} ${subjectOf(symbol)}.`
    if (parameter && !second && isNounName(parameter.name))
      return `${verb} ${withArticle(splitIdentifier(parameter.name), 'the')}.`
    return summarizeExpression(symbol)
  }
  const isKnown = symbol.parameters.some(({ name }) => splitIdentifier(name).join() === rest.join())
  return `${verb} ${objectPhrase(rest, isCreating(first) && !isKnown ? 'a' : 'the')}.`
}

/** `the user by ID`, `the date from the text`: each preposition starts a new noun phrase. */
function objectPhrase(words: readonly string[], article: 'the' | 'a'): string {
  const at = words.findIndex((word) => prepositions.has(word))
  if (at < 0) return withArticle(words, article)
  const before = words.slice(0, at)
  const after = words.slice(at + 1)
  const preposition = words[at]
  if (!after.length) return `${before.length ? `${withArticle(before, article)} ` : ''}${preposition}`
  const phrase =
    preposition === 'by'
      ? `by ${readableWords(after)}`
      : `${preposition} ${withArticle(after, preposition === 'as' || preposition === 'to' ? 'a' : 'the')}`
  return before.length ? `${withArticle(before, article)} ${phrase}` : phrase
}

const prepositions = new Set([
  'as',
  'at',
  'before',
  'between',
  'by',
  'for',
  'from',
  'in',
  'into',
  'of',
  'on',
  'per',
  'to',
  'with',
  'without',
])

function summarizePredicate(first: string, rest: readonly string[], symbol: CodeSymbol): string | undefined {
  if (!rest.length || !symbol.returns) return undefined
  const subject = subjectOf(symbol)
  if (first === 'is' || first === 'are')
    return `Returns whether ${subject} ${isPluralSubject(symbol) ? 'are' : 'is'} ${complement(rest)}.`
  if (first === 'has') {
    const last = rest.at(-1) ?? ''
    const phrase = /ed$/.test(last) ? readableWords(rest) : withArticle(rest, 'a')
    return `Returns whether ${subject} ${isPluralSubject(symbol) ? 'have' : 'has'} ${phrase}.`
  }
  if (first === 'can' || first === 'should' || first === 'must')
    return `Returns whether ${subject} ${first} ${readableWords(rest)}.`
  return undefined
}

/** `empty`, `an email`: names of predicates end in adjectives or in nouns without an article. */
function complement(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  const isAdjective =
    /(able|ible|ed|ing|ive|ful|less|ous|ary|ic|al|ent|ant|ty|id|y|te)$/.test(last) || adjectives.has(last)
  const startsLikePhrase = prepositions.has(words[0] ?? '') || words[0] === 'not'
  if (isAdjective || startsLikePhrase || isPlural(last) || isUncountable(last)) return readableWords(words)
  return withArticle(words, 'a')
}

const adjectives = new Set(
  'open close closed new old done even odd equal online offline on off in out up down safe unsafe true false blank null undefined ready prime free busy full visible hidden known unknown common same subset left right strict loose alone alive dead own raw plain leap numeric'.split(
    ' ',
  ),
)
adjectives.delete('prime')
adjectives.delete('subset')

function subjectOf({ name, kind, parameters }: CodeSymbol): string {
  const [first] = parameters
  if ((kind === 'method' || kind === 'accessor') && name.includes('.')) {
    const owner = splitIdentifier(name.split('.').at(-2) ?? '')
    if (owner.length) return `the ${readableWords(owner)}`
  }
  return first && !first.properties ? `\`${first.name}\`` : 'the value'
}

function isPluralSubject({ kind, parameters: [first] }: CodeSymbol): boolean {
  return kind !== 'method' && !!first && isPlural(splitIdentifier(first.name).at(-1) ?? '')
}

function summarizeExpression({ expression }: CodeSymbol): string | undefined {
  return expression ? `Returns \`${expression}\`.` : undefined
}

/** A function that is named by what it returns, such as `fullName`. */
function summarizeNounFunction(words: readonly string[], symbol: CodeSymbol): string | undefined {
  if (!symbol.returns?.hasValue || !words.every((word) => word.length > 2)) return undefined
  return nounEndings.test(words.at(-1) ?? '') ? `Returns ${withArticle(words, 'the')}.` : undefined
}

const nounEndings =
  /(tion|sion|ment|ness|ity|name|names|size|length|width|height|count|total|sum|average|distance|price|path|text|key|value|index|date|time|age|area|factor|factorial|rate|score|level|list|message|error|errors|url|id|color|colour)$/

/** Describes a parameter, or nothing if its name is not descriptive enough. */
export function describeParameter(parameter: CodeParameter): string | undefined {
  const words = splitIdentifier(parameter.name)
  if (parameter.name === '*args') return 'Additional positional arguments.'
  if (parameter.name === '**kwargs') return 'Additional keyword arguments.'
  return words.length && !isUnclear(words) ? describeWords(words, parameter) : undefined
}

function describeWords(words: readonly string[], { type = '', isRest }: CodeParameter): string {
  const [first = '', ...rest] = words
  const last = words.at(-1) ?? ''
  if (
    /^(is|has|can|should|must|allow|enable|disable|include|use|with|expand|replace|fix|break|drop|keep|ignore|skip|force|show|hide|strip|trim|check|validate|preserve|follow|overwrite|create|remove)$/.test(
      first,
    ) &&
    isBoolean(type, first)
  )
    return `Whether ${first === 'is' || first === 'has' ? `it ${first} ` : 'to '}${
      first === 'is' || first === 'has' ? readableWords(rest) : readableWords(words)
    }.`
  if (first === 'on' && rest.length) return `Called on ${readableWords(rest)}.`
  if (/^(callback|cb|fn|handler|listener)$/.test(last) && words.length === 1) return 'The function to call.'
  if (isPlural(last) && /^(number|int|bigint)$/.test(type) && words.length === 1)
    return `The number of ${readableWords(words)}.`
  if (isRest) return `${capitalize(withArticle(words, 'the'))}.`
  if (/^(ms|millis|milliseconds)$/.test(last) && rest.length)
    return `The ${readableWords(words.slice(0, -1))}, in milliseconds.`
  if (/^(secs?|seconds)$/.test(last) && rest.length)
    return `The ${readableWords(words.slice(0, -1))}, in seconds.`
  if (last === 'bytes' && rest.length) return `The ${readableWords(words.slice(0, -1))}, in bytes.`
  if ((first === 'max' || first === 'min') && rest.length) {
    const bound = first === 'max' ? 'maximum' : 'minimum'
    return isPlural(last)
      ? `The ${bound} number of ${readableWords(rest)}.`
      : `The ${bound} ${readableWords(rest)}.`
  }
  if (last === 'count' && rest.length) return `The number of ${pluralOf(words.slice(0, -1))}.`
  if (first === 'num' && rest.length) return `The number of ${readableWords(rest)}.`
  if (first === 'new' && rest.length) return `The new ${readableWords(rest)}.`
  if (first === 'other') return rest.length ? `The other ${readableWords(rest)}.` : 'The other value.'
  return `The ${readableWords(words)}.`
}

const isBoolean = (type: string, first: string): boolean =>
  /\bbool(ean)?\b/.test(type) || (type === '' && (first === 'is' || first === 'has'))

function pluralOf(words: readonly string[]): string {
  const phrase = readableWords(words)
  return isPlural(words.at(-1) ?? '') ? phrase : `${phrase}s`
}

/** Single letters and abbreviations such as `x` or `tmp2` describe nothing. */
const isUnclear = (words: readonly string[]): boolean =>
  words.some((word) => word.length < 2 || /\d/.test(word)) ||
  /^(verbose|strict|silent|quiet|recursive|required|readonly|async|sync|enabled|disabled|debug)$/.test(
    words.join(''),
  ) ||
  /^(tmp|val|foo|bar|baz|obj|arr|str|num|arg|args|kwargs|opts|params)$/.test(words.join(''))

const isNounName = (name: string): boolean => {
  const words = splitIdentifier(name)
  return words.length > 0 && !isUnclear(words) && !/^(is|has|on|callback|cb|fn)$/.test(words[0] ?? '')
}

/** Describes what a function returns, or nothing if it cannot be derived from its name and body. */
export function describeReturn(symbol: CodeSymbol): string | undefined {
  const { returns } = symbol
  if (!returns) return undefined
  const value = describeValue(symbol)
  if (returns.kind === 'promise')
    return returns.hasValue
      ? value && `A promise of ${value}.`
      : 'A promise that is fulfilled when the operation is complete.'
  if (returns.kind === 'generator') return value && `An iterator over ${value}.`
  return value && `${capitalize(value)}.`
}

function describeValue(symbol: CodeSymbol): string | undefined {
  const words = splitIdentifier(symbol.name.slice(symbol.name.lastIndexOf('.') + 1))
  const [first = '', ...rest] = words
  if (symbol.kind === 'constructor')
    return `the new ${readableWords(splitIdentifier(symbol.name.split('.').at(-2) ?? ''))}`
  const type = symbol.returns?.type?.replace(/^(Promise|Awaitable)<(.*)>$/, '$2') ?? ''
  if (/^bool(ean)?$/.test(type) || / is .+$/.test(type) || (!type && /^(is|has|can|should)$/.test(first))) {
    const whether = summarizePredicate(first, rest, symbol)
    return whether ? whether.slice('Returns '.length, -1) : '`true` or `false`'
  }
  const conversion = words.indexOf('to')
  if (conversion >= 0 && conversion < words.length - 1) return withArticle(words.slice(conversion + 1), 'the')
  const at = rest.findIndex((word) => prepositions.has(word))
  const object = at < 0 ? rest : rest.slice(0, at)
  if (object.length && findThirdPerson(first) && producing.test(first)) {
    const phrase = resultPhrase(first, object)
    return isNullable(type) ? `${phrase}, or ${nullWord(type)}` : phrase
  }
  if (symbol.expression) return `\`${symbol.expression}\``
  if (!findThirdPerson(first) && nounEndings.test(words.at(-1) ?? '')) return withArticle(words, 'the')
  return describeType(type)
}

/** `the sorted orders`, `the number of orders`: what a verb makes of its object. */
function resultPhrase(verb: string, object: readonly string[]): string {
  const phrase = withArticle(object, 'the')
  if (verb === 'count') return `the number of ${pluralOf(object)}`
  if (verb === 'hash') return `the hash of ${phrase}`
  if (verb === 'clone' || verb === 'copy') return `a copy of ${phrase}`
  const participle = participles.get(verb)
  return participle ? `the ${participle} ${readableWords(object)}` : phrase
}

const participles = new Map(
  Object.entries({
    compile: 'compiled',
    convert: 'converted',
    decode: 'decoded',
    encode: 'encoded',
    filter: 'matching',
    format: 'formatted',
    merge: 'merged',
    normalize: 'normalized',
    parse: 'parsed',
    render: 'rendered',
    select: 'selected',
    serialize: 'serialized',
    deserialize: 'deserialized',
    sort: 'sorted',
  }),
)

const producing =
  /^(get|find|fetch|load|read|create|build|make|generate|compute|calculate|calc|parse|extract|list|select|collect|resolve|retrieve|lookup|query|search|derive|determine|detect|estimate|pick|format|encode|decode|render|count|merge|filter|sort|open|receive|request|download|define|choose|normalize|convert|clone|copy|map|measure|obtain|produce|allocate|draw|compile|hash|serialize|deserialize)$/

const isNullable = (type: string): boolean => /\b(undefined|null|None)\b/.test(type)

const nullWord = (type: string): string =>
  `\`${/\b(undefined|null|None)\b/.exec(type)?.[1]}\` if there is none`

function describeType(type: string): string | undefined {
  const named = /^([A-Z]\w*)(\[\])?$/.exec(type)
  if (named?.[1])
    return named[2]
      ? `the ${readableWords(splitIdentifier(named[1]))} objects`
      : withArticle(splitIdentifier(named[1]), 'the')
  return plainTypes.get(type) ?? (type && `a value of the type \`${type}\``)
}

const plainTypes = new Map(
  Object.entries({
    number: 'a number',
    string: 'a string',
    str: 'a string',
    int: 'an integer',
    float: 'a number',
    'string[]': 'an array of strings',
    'number[]': 'an array of numbers',
  }),
)

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
