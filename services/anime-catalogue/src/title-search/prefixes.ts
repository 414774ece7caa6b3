import type { EntryRow } from './entry-rows.ts'
import { isHan } from './letters.ts'
import { popularityFactor } from './quality.ts'
import { variantKinds } from './variants.ts'

/** Maximum number of hits. */
export const maxHits = 1_000

const qualitySteps = 255
const slotStep = qualitySteps + 1
const qualities = { title: 1, word: 0.75, inside: 0.5 }

/**
 * Precomputed hits, best first, for one- and two-letter prefixes of titles and words, and for single Han characters.
 * Too many titles contain them for a scan.
 */
export interface Prefixes {
  prefixKeys: Float64Array
  prefixStarts: Uint32Array
  prefixes: Uint32Array
}

export function packPrefixes(rows: readonly EntryRow[]): Prefixes {
  const lists = new Map<number, number[]>()
  for (const [slot, row] of rows.entries()) {
    const best = new Map<number, number>()
    for (const variant of row.variants)
      addPrefixes(best, variant.text, variantKinds[variant.kind]?.factor ?? 0)
    for (const [key, quality] of best) {
      const list = lists.get(key)
      const packed = slot * slotStep + Math.round(quality * qualitySteps)
      if (list) list.push(packed)
      else lists.set(key, [packed])
    }
  }
  const prefixKeys = Float64Array.from(lists.keys()).sort()
  const prefixStarts = new Uint32Array(prefixKeys.length + 1)
  const ordered: number[] = []
  for (const [index, key] of prefixKeys.entries()) {
    const list = (lists.get(key) ?? []).map((packed) => ({ packed, score: scoreOf(packed, rows) }))
    list.sort((a, b) => b.score - a.score || a.packed - b.packed)
    for (const { packed } of list.slice(0, maxHits)) ordered.push(packed)
    prefixStarts[index + 1] = ordered.length
  }
  return { prefixKeys, prefixStarts, prefixes: Uint32Array.from(ordered) }
}

export function prefixKey(squashed: string): number {
  return squashed.length === 1 ? squashed.charCodeAt(0) : pairKey(squashed, 0)
}

export function slotOf(packed: number): number {
  return Math.floor(packed / slotStep)
}

export function qualityOf(packed: number): number {
  return (packed % slotStep) / qualitySteps
}

function scoreOf(packed: number, rows: readonly EntryRow[]): number {
  return qualityOf(packed) * popularityFactor(rows[slotOf(packed)]?.weight ?? 0)
}

function addPrefixes(best: Map<number, number>, text: string, factor: number): void {
  const words = text.split(' ')
  const squashed = words.join('')
  let at = 0
  for (const word of words) {
    const quality = factor * (at === 0 ? qualities.title : qualities.word)
    setIfBetter(best, squashed.charCodeAt(at), quality)
    if (at + 1 < squashed.length) setIfBetter(best, pairKey(squashed, at), quality)
    at += word.length
  }
  for (let index = 0; index < squashed.length; index++) {
    const unit = squashed.charCodeAt(index)
    if (isHan(unit)) setIfBetter(best, unit, factor * qualities.inside)
  }
}

function setIfBetter(best: Map<number, number>, key: number, quality: number): void {
  if (quality > (best.get(key) ?? 0)) best.set(key, quality)
}

function pairKey(text: string, at: number): number {
  return text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1)
}
