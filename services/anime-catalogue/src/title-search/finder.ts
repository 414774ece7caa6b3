import { placeOf } from './candidates.ts'
import { squash } from './normalise.ts'
import type { Packed } from './packed.ts'
import { beginningKey, qualityOf, slotOf } from './prefixes.ts'
import { type Fit, fitOf, fitOfBeginning, qualityOfFit, ranks } from './quality.ts'
import { isBeginning, type QueryForm } from './query.ts'
import { type Candidate, createFound } from './results.ts'
import { createAlike } from './similar.ts'
import { createTexts } from './texts.ts'
import { variantKinds } from './variants.ts'

export type Find = (forms: readonly QueryForm[]) => Candidate[]

/**
 * Finds titles that are the query, then those that begin with it, then those that are like it. `factors` are the
 * entries' shares in a score, 0 for those that are not to be found.
 */
export function createFinder(packed: Packed, factors: Float32Array): Find {
  const { owners, kinds, surfaces, gramCounts } = packed
  const texts = createTexts(packed)
  const found = createFound(packed.ids)
  const alike = createAlike(packed, factors)

  function keep(slot: number, quality: number, contained: number): void {
    found.keep(slot, quality * (factors[slot] ?? 0), contained)
  }

  function keepVariant(variant: number, fit: Fit): void {
    keep(owners[variant] ?? 0, qualityOfFit(fit) * kindOf(variant).factor, fit.contained)
  }

  function kindOf(variant: number) {
    return variantKinds[kinds[variant] ?? 0] ?? variantKinds[0]
  }

  /** Answers where they end. */
  function findExact(form: QueryForm, first: number): number {
    for (let variant = first; variant < owners.length; variant++) {
      const text = texts.textOf(variant)
      if (squash(text) !== form.squashed) return variant
      const { isGiven, factor } = kindOf(variant)
      const isWritten = form.surface !== 0 && surfaces[variant] === form.surface
      const rank = isWritten ? ranks.surface : text === form.text ? ranks.exact : ranks.squashed
      keep(owners[variant] ?? 0, (isGiven ? rank : 1) * factor, 1)
    }
    return owners.length
  }

  function findShort(form: QueryForm): void {
    const place = placeOf(packed.beginningKeys, beginningKey(form.squashed))
    if (place < 0) return
    const end = packed.beginningStarts[place + 1] ?? 0
    for (let index = packed.beginningStarts[place] ?? 0; index < end; index++) {
      const beginning = packed.beginnings[index] ?? 0
      keep(slotOf(beginning), qualityOf(beginning), 1)
    }
  }

  function findBeginnings(form: QueryForm, first: number): void {
    const end = texts.placeOf(`${form.squashed}\uffff`, first)
    const isCompared = end - first <= mostCompared
    for (let variant = first; variant < end; variant++) {
      if (!kindOf(variant).isFuzzy) continue
      const fit = isCompared
        ? fitOf(form.text, texts.textOf(variant), 1)
        : fitOfBeginning(form.grams.length, gramCounts[variant] ?? 0)
      keepVariant(variant, fit)
    }
  }

  function findAlike(form: QueryForm): void {
    const candidates = alike(form.grams)
    for (const { variant, coverage } of candidates.slice(0, mostCompared))
      keepVariant(variant, fitOf(form.text, texts.textOf(variant), coverage))
    for (const { variant, coverage, likeness } of candidates.slice(mostCompared))
      found.keep(owners[variant] ?? 0, likeness * shareOfUncompared, coverage)
  }

  return (forms) => {
    for (const form of forms) {
      const afterExact = findExact(form, texts.placeOf(form.squashed))
      if (isBeginning(form)) findShort(form)
      else {
        findBeginnings(form, afterExact)
        findAlike(form)
      }
    }
    return found.take()
  }
}

const mostCompared = 128
const shareOfUncompared = 0.7
