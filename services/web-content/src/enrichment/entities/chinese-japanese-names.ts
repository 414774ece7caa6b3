import type { EntityKind } from '../enrichment.ts'
import { placesOf } from './places.ts'

/** Both are written without spaces and capital letters, so names are known places, and words with a title or suffix. */
export function isChineseOrJapanese(language: string): boolean {
  return language === 'ja' || language === 'zh' || language === 'zh-hant'
}

export function findChineseJapaneseNames(
  text: string,
  language: string,
): { kind: EntityKind; name: string }[] {
  const names: { kind: EntityKind; name: string; index: number }[] = []
  for (const { index, groups } of text.matchAll(patternOf(language))) {
    const { organization, person, place } = groups ?? {}
    if (organization !== undefined) names.push({ kind: 'organizations', name: organization, index })
    else if (person !== undefined) names.push({ kind: 'persons', name: person, index })
    else if (place !== undefined) names.push({ kind: 'locations', name: place, index })
  }
  return names
}

const patterns = new Map<string, RegExp>()

function patternOf(language: string): RegExp {
  let pattern = patterns.get(language)
  if (pattern === undefined) {
    const places = [...placesOf(language === 'zh-hant' ? 'zh' : language)].filter((name) =>
      notLatin.test(name),
    )
    const longestFirst = places.sort((one, other) => other.length - one.length).join('|')
    const titles =
      language === 'ja'
        ? '氏|さん|市長|社長|大臣|教授|監督|知事|首相|会長|院長|選手|博士'
        : '先生|女士|市长|總統|总统|教授|部长|主席|部長|市長'
    const suffixes =
      language === 'ja'
        ? '株式会社|銀行|大学|新聞|病院|研究所|製作所|財団|協会|電機|工業'
        : '公司|银行|銀行|大学|大學|医院|醫院|研究院|集团|集團'
    pattern = new RegExp(
      [
        String.raw`(?<organization>[\p{sc=Katakana}ー・]{2,12}(?:${suffixes})|(?<!\p{sc=Han})\p{sc=Han}{2,6}?(?:${suffixes}))`,
        String.raw`(?<person>(?<!\p{sc=Han})\p{sc=Han}{2,5}?|[\p{sc=Katakana}ー・]{3,15})(?:${titles})`,
        String.raw`(?<place>(?<!\p{sc=Han})\p{sc=Han}{2,3}[市県町村]|${longestFirst})`,
      ].join('|'),
      'gu',
    )
    patterns.set(language, pattern)
  }
  return pattern
}

const notLatin = /[^\p{sc=Latin}\s\-’'.]/u
