import type { Token } from '../tokens.ts'
import { nameLinks, noNames, organizationBeginnings, personTitles } from './cue-words.ts'

/** Consecutive capitalized words: a candidate for a name. */
export interface NameRun {
  words: readonly string[]
  /** The first word opens the sentence, so its capital says nothing. */
  isInitial: boolean
  /** The words before and after, in lower case. */
  before: string
  after: string
  hasTitle: boolean
  /** Offsets in the sentence. */
  start: number
  end: number
}

interface Part {
  text: string
  start: number
  end: number
  index: number
}

const maxWords = 8

/** Finds the runs of one sentence in a script with capital letters. */
export function findNameRuns(sentence: string, tokens: readonly Token[]): NameRun[] {
  const runs: NameRun[] = []
  for (let index = 0; index < tokens.length; ) {
    const parts: Part[] = []
    let next = index
    while (next < tokens.length && parts.length < maxWords) {
      const part = capitalized(tokens, next)
      if (part === undefined) {
        // "University of Arden": links count inside organizations only.
        const linked = parts.length > 0 ? linkedPart(sentence, tokens, next, parts) : undefined
        if (linked === undefined) break
        parts.push(...linked)
        next = (linked.at(-1)?.index ?? next) + 1
        continue
      }
      if (parts.length > 0 && !isAdjacent(sentence, parts.at(-1), part)) break
      next++
      // "The University of Arden" begins with the second word.
      if (parts.length === 0 && noNames.has(part.text) && !isTitle(part.text)) continue
      parts.push(part)
      if (isPossessive(part.text)) break
    }
    if (parts.length > 0) addRun(runs, tokens, parts)
    index = Math.max(next, index + 1)
  }
  return runs
}

function addRun(runs: NameRun[], tokens: readonly Token[], parts: Part[]): void {
  const isInitial = parts[0]?.index === 0
  let hasTitle = false
  while (parts.length > 1 && parts[0] !== undefined && isTitle(parts[0].text)) {
    hasTitle = true
    parts.shift()
  }
  while (
    parts.length > 0 &&
    (nameLinks.has(parts.at(-1)?.text ?? '') || noNames.has(parts.at(-1)?.text ?? ''))
  )
    parts.pop()
  const [first] = parts
  const last = parts.at(-1)
  if (first === undefined || last === undefined) return
  const before = tokens[first.index - 1]?.lower ?? ''
  runs.push({
    words: parts.map(({ text }) => text.replace(possessive, '')),
    isInitial: isInitial && first.index === 0,
    before,
    after: tokens[last.index + 1]?.lower ?? '',
    hasTitle: hasTitle || personTitles.has(before),
    start: first.start,
    end: last.end,
  })
}

const isTitle = (word: string) => personTitles.has(word.toLowerCase())

function capitalized(tokens: readonly Token[], index: number): Part | undefined {
  const token = tokens[index]
  if (token === undefined) return undefined
  const elision = elisionPattern.exec(token.text)?.[0].length ?? 0
  const text = token.text.slice(elision)
  return startsWithCapital.test(text)
    ? { text, start: token.start + elision, end: token.end, index }
    : undefined
}

function linkedPart(
  sentence: string,
  tokens: readonly Token[],
  index: number,
  parts: Part[],
): Part[] | undefined {
  if (!organizationBeginnings.has(parts[0]?.text ?? '')) return undefined
  const linked: Part[] = []
  for (let at = index; at < Math.min(index + 3, tokens.length); at++) {
    const token = tokens[at]
    const part =
      capitalized(tokens, at) ?? (token && nameLinks.has(token.lower) ? { ...token, index: at } : undefined)
    if (part === undefined || !isAdjacent(sentence, linked.at(-1) ?? parts.at(-1), part)) return undefined
    linked.push(part)
    if (startsWithCapital.test(part.text)) return linked
  }
  return undefined
}

/** One space between, or an initial's full stop, or an ampersand. */
function isAdjacent(sentence: string, one: Part | undefined, next: Part): boolean {
  if (one === undefined) return false
  const gap = sentence.slice(one.end, next.start)
  return (
    gap === ' ' ||
    gap === ' & ' ||
    (gap === '. ' && (one.text.length === 1 || isTitle(one.text))) ||
    elidedGap.test(gap)
  )
}

function isPossessive(text: string): boolean {
  return possessive.test(text)
}

const startsWithCapital = /^\p{Lu}/u
const possessive = /['’]s?$/
const elisionPattern = /^(?:[ldnsjcm]|qu|un|dell|all|nell|dall|sull|quell)['’](?=\p{Lu})/iu
const elidedGap = /^ (?:[ld]|dell|all)['’]$/
