import type { Entities, Entity, EntityKind, OrganizationEntity } from '../enrichment.ts'
import type { ScoredSentence } from '../sentiment/scored-sentence.ts'
import { classifyScore } from '../sentiment/thresholds.ts'
import { findChineseJapaneseNames, isChineseOrJapanese } from './chinese-japanese-names.ts'
import {
  germanNounEnding,
  germanPhraseNouns,
  noNames,
  organizationBeginnings,
  organizationEndings,
  organizationNames,
  placeCues,
  quotedOrganizationCues,
  speechVerbs,
} from './cue-words.ts'
import { firstNames } from './first-names.ts'
import { findNameRuns, type NameRun } from './name-runs.ts'
import { placesOf } from './places.ts'

interface Mentioned {
  name: string
  kind: EntityKind
  tickers: Set<string>
  scores: number[]
}

/** Finds names by their shape and by the words around them. The order is that of the first mention. */
export function findEntities(sentences: readonly ScoredSentence[], language: string): Entities {
  const mentioned = new Map<string, Mentioned>()
  const lastNames = new Map<string, string>()
  const mention = (kind: EntityKind, name: string, sentence: ScoredSentence): Mentioned => {
    let entity = mentioned.get(name)
    if (entity === undefined) {
      if (mentioned.size >= maxEntities) return { name, kind, tickers: new Set(), scores: [] }
      entity = { name, kind, tickers: new Set(), scores: [] }
      mentioned.set(name, entity)
    }
    if (sentence.score !== undefined) entity.scores.push(sentence.score)
    return entity
  }

  if (isChineseOrJapanese(language)) {
    for (const sentence of sentences) {
      for (const { kind, name } of findChineseJapaneseNames(sentence.text, language))
        mention(kind, name, sentence)
    }
    return present(mentioned)
  }

  const places = placesOf(language)
  const postponed: { run: NameRun; sentence: ScoredSentence }[] = []
  for (const sentence of sentences) {
    if (language === 'ru') {
      for (const [, name = ''] of sentence.text.matchAll(quotedOrganizationCues))
        mention('organizations', name, sentence)
    }
    if (sentence.isTitleCase) continue
    for (const run of findNameRuns(sentence.text, sentence.tokens)) {
      const kind = kindOf(run, sentence.text, language, places)
      if (kind === undefined) postponed.push({ run, sentence })
      else {
        const entity = mention(kind, nameOf(run, kind), sentence)
        for (const ticker of tickersAfter(sentence.text, run.end)) entity.tickers.add(ticker)
        const last = run.words.at(-1)
        if (kind === 'persons' && run.words.length > 1 && last !== undefined) lastNames.set(last, entity.name)
      }
    }
  }
  // Mentions by last name alone, and names whose kind is clear from other mentions only.
  for (const { run, sentence } of postponed) {
    const name = run.words.join(' ')
    const entity = mentioned.get(name) ?? mentioned.get(lastNames.get(name) ?? '')
    if (entity !== undefined && sentence.score !== undefined) entity.scores.push(sentence.score)
  }
  mergeLastNames(mentioned, lastNames)
  return present(mentioned)
}

const maxEntities = 200

/** Persons who were found by their last name alone become mentions of their full name. */
function mergeLastNames(mentioned: Map<string, Mentioned>, lastNames: ReadonlyMap<string, string>): void {
  for (const [name, full] of lastNames) {
    const short = mentioned.get(name)
    if (short?.kind !== 'persons' || name === full) continue
    mentioned.get(full)?.scores.push(...short.scores)
    mentioned.delete(name)
  }
}

function kindOf(
  run: NameRun,
  sentence: string,
  language: string,
  places: ReadonlySet<string>,
): EntityKind | undefined {
  const { words, before, after } = run
  const name = words.join(' ')
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  if (tickersAfter(sentence, run.end).length > 0) return 'organizations'
  if (words.length > 1 && (organizationEndings.has(last) || organizationBeginnings.has(first)))
    return 'organizations'
  if (organizationNames.has(name)) return 'organizations'
  if (run.hasTitle && words.length <= 4 && !places.has(name))
    return words.length > 1 || !run.isInitial ? 'persons' : undefined
  if (places.has(name)) return 'locations'
  if (words.length >= 2 && words.length <= 4 && firstNames.has(first)) return 'persons'
  if (words.length <= 4 && hasUnknownTitle(words)) return 'persons'
  if (run.isInitial && words.length === 1) return undefined
  if (words.length >= 2 && words.length <= 3 && speechVerbs.has(after) && language !== 'de') return 'persons'
  const isPhrase = language === 'de' && (germanPhraseNouns.has(first) || germanNounEnding.test(first))
  const isPlace = placeCues[language]?.has(before) && words.length <= 3 && !noNames.has(first) && !isPhrase
  return isPlace && !acronym.test(name) && /^\p{Lu}\p{Ll}/u.test(first) ? 'locations' : undefined
}

/** "Arden Robotics Inc" is Arden Robotics, and "Negotiator Elena Yardley" is Elena Yardley. */
function nameOf({ words }: NameRun, kind: EntityKind): string {
  if (kind === 'persons' && hasUnknownTitle(words)) return words.slice(1).join(' ')
  const isLegalForm = kind === 'organizations' && words.length > 2 && legalForms.has(words.at(-1) ?? '')
  return (isLegalForm ? words.slice(0, -1) : words).join(' ')
}

/** The second word is a first name, and the first is not. */
function hasUnknownTitle([first = '', second = '', third]: readonly string[]): boolean {
  return third !== undefined && !firstNames.has(first) && firstNames.has(second)
}

const legalForms = new Set('Inc Corp Ltd Limited LLC PLC plc GmbH SpA S.p.A Ltda N.V NV B.V BV'.split(' '))

const acronym = /^\p{Lu}{2,}$/u

/** "(NYSE: ABC)", "(Nasdaq: ABC, LSE: DEF)". */
function tickersAfter(sentence: string, end: number): string[] {
  if (!sentence.startsWith(' (', end)) return []
  const close = sentence.indexOf(')', end)
  if (close === -1 || close - end > 60) return []
  return [...sentence.slice(end + 2, close).matchAll(tickerPattern)].map(([, , symbol = '']) => symbol)
}

const tickerPattern =
  /\b(NYSE|NYSE American|NASDAQ|Nasdaq|LSE|TSX|TSE|ASX|HKEX|SIX|FRA|ETR|XETRA|EPA|BME|BIT|JSE|NSE|BSE|SGX|OTC|OTCMKTS|AMEX|Euronext): ?([A-Z0-9]{1,6}(?:\.[A-Z]{1,2})?)/g

function present(mentioned: ReadonlyMap<string, Mentioned>): Entities {
  const all = [...mentioned.values()]
  const ofKind = (kind: EntityKind) => all.filter((entity) => entity.kind === kind).slice(0, maxPerKind)
  const organization = (entity: Mentioned): OrganizationEntity => ({
    ...withSentiment(entity),
    tickers: [...entity.tickers],
  })
  return {
    persons: ofKind('persons').map(withSentiment),
    organizations: ofKind('organizations').map(organization),
    locations: ofKind('locations').map(withSentiment),
  }
}

const maxPerKind = 50

function withSentiment({ name, scores }: Mentioned): Entity {
  if (scores.length === 0) return { name, sentiment: 'none' }
  return { name, sentiment: classifyScore(scores.reduce((sum, score) => sum + score, 0) / scores.length) }
}
