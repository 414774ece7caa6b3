import { indexOfKey } from './candidates.ts'
import { squash } from './normalize.ts'
import type { Packed } from './packed.ts'
import { prefixKey, qualityOf, slotOf } from './prefixes.ts'
import { type Fit, fitOf, fitOfPrefix, qualityOfFit, ranks } from './quality.ts'
import { isPrefixQuery, type QueryForm } from './query.ts'
import { type Candidate, createResults } from './results.ts'
import { createSimilar } from './similar.ts'
import { createTexts } from './texts.ts'
import { variantKinds } from './variants.ts'

export type Find = (forms: readonly QueryForm[]) => Candidate[]

/**
 * Finds exact titles, then prefix matches, then similar titles. `factors` are score factors of entries; 0 for removed
 * ones.
 */
export function createFinder(packed: Packed, factors: Float32Array): Find {
  const { owners, kinds, surfaces, gramCounts } = packed
  const texts = createTexts(packed)
  const results = createResults(packed.ids)
  const alike = createSimilar(packed, factors)

  function addResult(slot: number, quality: number, contained: number): void {
    results.add(slot, quality * (factors[slot] ?? 0), contained)
  }

  function addVariant(variant: number, fit: Fit): void {
    addResult(owners[variant] ?? 0, qualityOfFit(fit) * kindOf(variant).factor, fit.contained)
  }

  function kindOf(variant: number) {
    return variantKinds[kinds[variant] ?? 0] ?? variantKinds[0]
  }

  /** Returns the index after the last exact match. */
  function findExact(form: QueryForm, first: number): number {
    for (let variant = first; variant < owners.length; variant++) {
      const text = texts.textOf(variant)
      if (squash(text) !== form.squashed) return variant
      const { isGiven, factor } = kindOf(variant)
      const isWritten = form.surface !== 0 && surfaces[variant] === form.surface
      const rank = isWritten ? ranks.surface : text === form.text ? ranks.exact : ranks.squashed
      addResult(owners[variant] ?? 0, (isGiven ? rank : 1) * factor, 1)
    }
    return owners.length
  }

  function findShort(form: QueryForm): void {
    const prefix = indexOfKey(packed.prefixKeys, prefixKey(form.squashed))
    if (prefix < 0) return
    const end = packed.prefixStarts[prefix + 1] ?? 0
    for (let index = packed.prefixStarts[prefix] ?? 0; index < end; index++) {
      const beginning = packed.prefixes[index] ?? 0
      addResult(slotOf(beginning), qualityOf(beginning), 1)
    }
  }

  function findPrefixMatches(form: QueryForm, first: number): void {
    const end = texts.lowerBound(`${form.squashed}\uffff`, first)
    const isCompared = end - first <= maxCompared
    for (let variant = first; variant < end; variant++) {
      if (!kindOf(variant).isFuzzy) continue
      const fit = isCompared
        ? fitOf(form.text, texts.textOf(variant), 1)
        : fitOfPrefix(form.grams.length, gramCounts[variant] ?? 0)
      addVariant(variant, fit)
    }
  }

  function findSimilar(form: QueryForm): void {
    const candidates = alike(form.grams)
    for (const { variant, coverage } of candidates.slice(0, maxCompared))
      addVariant(variant, fitOf(form.text, texts.textOf(variant), coverage))
    for (const { variant, coverage, likeness } of candidates.slice(maxCompared))
      results.add(owners[variant] ?? 0, likeness * shareOfUncompared, coverage)
  }

  return (forms) => {
    for (const form of forms) {
      const afterExact = findExact(form, texts.lowerBound(form.squashed))
      if (isPrefixQuery(form)) findShort(form)
      else {
        findPrefixMatches(form, afterExact)
        findSimilar(form)
      }
    }
    return results.take()
  }
}

const maxCompared = 128
const shareOfUncompared = 0.7
