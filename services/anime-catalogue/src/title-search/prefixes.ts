import type { EntryRow } from './entry-rows.ts'
import { isHan } from './letters.ts'
import { popularityFactor } from './quality.ts'
import { variantKinds } from './variants.ts'

/** No more entries than this are found by one or two letters, nor by anything else. */
export const maxHits = 1_000

const qualitySteps = 255
const slotStep = qualitySteps + 1
const qualities = { title: 1, word: 0.75, inside: 0.5 }

/**
 * For one and two letters with which a title or a word begins, and for each single Han letter: the entries,
 * best first and no more than anybody asks for. One or two letters stand in so many titles that going through
 * them is no search.
 */
export interface Beginnings {
  beginningKeys: Float64Array
  beginningStarts: Uint32Array
  beginnings: Uint32Array
}

export function packBeginnings(rows: readonly EntryRow[]): Beginnings {
  const lists = new Map<number, number[]>()
  for (const [slot, row] of rows.entries()) {
    const own = new Map<number, number>()
    for (const variant of row.variants)
      addBeginnings(own, variant.text, variantKinds[variant.kind]?.factor ?? 0)
    for (const [key, quality] of own) {
      const list = lists.get(key)
      const packed = slot * slotStep + Math.round(quality * qualitySteps)
      if (list) list.push(packed)
      else lists.set(key, [packed])
    }
  }
  const beginningKeys = Float64Array.from(lists.keys()).sort()
  const beginningStarts = new Uint32Array(beginningKeys.length + 1)
  const ordered: number[] = []
  for (const [index, key] of beginningKeys.entries()) {
    const list = (lists.get(key) ?? []).map((packed) => ({ packed, score: scoreOf(packed, rows) }))
    list.sort((a, b) => b.score - a.score || a.packed - b.packed)
    for (const { packed } of list.slice(0, maxHits)) ordered.push(packed)
    beginningStarts[index + 1] = ordered.length
  }
  return { beginningKeys, beginningStarts, beginnings: Uint32Array.from(ordered) }
}

export function beginningKey(squashed: string): number {
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

function addBeginnings(own: Map<number, number>, text: string, factor: number): void {
  const words = text.split(' ')
  const squashed = words.join('')
  let at = 0
  for (const word of words) {
    const quality = factor * (at === 0 ? qualities.title : qualities.word)
    keep(own, squashed.charCodeAt(at), quality)
    if (at + 1 < squashed.length) keep(own, pairKey(squashed, at), quality)
    at += word.length
  }
  for (let index = 0; index < squashed.length; index++) {
    const unit = squashed.charCodeAt(index)
    if (isHan(unit)) keep(own, unit, factor * qualities.inside)
  }
}

function keep(own: Map<number, number>, key: number, quality: number): void {
  if (quality > (own.get(key) ?? 0)) own.set(key, quality)
}

function pairKey(text: string, at: number): number {
  return text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1)
}
