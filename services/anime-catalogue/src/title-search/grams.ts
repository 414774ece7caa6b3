import { isWide } from './letters.ts'

const unitBase = 0x10000
const wordStart = 1

/**
 * Grams as numbers: trigrams, bigrams of scripts such as Han and kana, and the first two letters of each word. Trigrams
 * ignore spaces, so that joined and separate words share them.
 */
export function gramsOf(normalized: string): number[] {
  const units: number[] = []
  const starts: number[] = []
  let isStart = true
  for (let index = 0; index < normalized.length; index++) {
    const unit = normalized.charCodeAt(index)
    if (unit === space) {
      isStart = true
      continue
    }
    if (isStart) starts.push(units.length)
    isStart = false
    units.push(unit)
  }
  const grams = new Set<number>()
  for (let index = 0; index + 1 < units.length; index++) {
    const first = units[index] ?? 0
    const second = units[index + 1] ?? 0
    if (isWide(first)) grams.add(first * unitBase + second)
    else if (index + 2 < units.length)
      grams.add((first * unitBase + second) * unitBase + (units[index + 2] ?? 0))
  }
  for (const index of starts) {
    const first = units[index] ?? 0
    const second = units[index + 1]
    if (second !== undefined && !isWide(first)) grams.add((wordStart * unitBase + first) * unitBase + second)
  }
  return [...grams]
}

const space = 0x20
