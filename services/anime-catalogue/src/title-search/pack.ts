import type { EntryRow } from './entry-rows.ts'
import { gramsOf } from './grams.ts'
import { squash } from './normalize.ts'
import { joinSections, type Packed } from './packed.ts'
import { packPrefixes } from './prefixes.ts'
import { type Variant, variantKinds } from './variants.ts'
import { varintLength, writeVarint } from './varints.ts'

/** The last row of an id wins. */
export function pack(entries: Iterable<EntryRow>): ArrayBuffer {
  const byId = new Map<number, EntryRow>()
  for (const row of entries) byId.set(row.id, row)
  const rows = [...byId.values()].sort((a, b) => a.id - b.id)
  const variants = inOrder(rows)
  return joinSections({
    ids: Float64Array.from(rows, (row) => row.id),
    weights: Float32Array.from(rows, (row) => row.weight),
    owners: Uint32Array.from(variants, ({ owner }) => owner),
    kinds: Uint8Array.from(variants, ({ variant }) => variant.kind),
    surfaces: Uint32Array.from(variants, ({ variant }) => variant.surface),
    ...packTexts(variants),
    ...packGrams(variants),
    ...packPrefixes(rows),
  })
}

interface OwnedVariant {
  variant: Variant
  owner: number
  squashed: string
}

function inOrder(rows: readonly EntryRow[]): OwnedVariant[] {
  const variants = rows.flatMap((row, owner) =>
    row.variants.map((variant) => ({ variant, owner, squashed: squash(variant.text) })),
  )
  return variants.sort((a, b) =>
    a.squashed < b.squashed ? -1 : a.squashed > b.squashed ? 1 : a.owner - b.owner,
  )
}

function packTexts(variants: readonly OwnedVariant[]): Pick<Packed, 'texts' | 'textStarts'> {
  const textStarts = new Uint32Array(variants.length + 1)
  for (const [index, { variant }] of variants.entries())
    textStarts[index + 1] = (textStarts[index] ?? 0) + Buffer.byteLength(variant.text)
  const texts = Buffer.alloc(textStarts.at(-1) ?? 0)
  for (const [index, { variant }] of variants.entries()) texts.write(variant.text, textStarts[index] ?? 0)
  return { texts, textStarts }
}

type Grams = Pick<Packed, 'gramCounts' | 'gramKeys' | 'postingStarts' | 'postings'>

function packGrams(variants: readonly OwnedVariant[]): Grams {
  const gramCounts = new Uint16Array(variants.length)
  const ordinals = new Map<number, number>()
  // Upper bound of the number of grams.
  const all = new Uint32Array(variants.reduce((sum, { variant }) => sum + variant.text.length + 1, 0))
  let total = 0
  for (const [index, { variant }] of variants.entries()) {
    if (!variantKinds[variant.kind]?.isFuzzy) continue
    const grams = gramsOf(variant.text)
    gramCounts[index] = grams.length
    for (const gram of grams) {
      const ordinal = ordinals.get(gram) ?? ordinals.size
      if (ordinal === ordinals.size) ordinals.set(gram, ordinal)
      all[total++] = ordinal
    }
  }
  const gramKeys = Float64Array.from(ordinals.keys()).sort()
  const rankOfOrdinal = new Uint32Array(ordinals.size)
  for (const [rank, key] of gramKeys.entries()) rankOfOrdinal[ordinals.get(key) ?? 0] = rank
  for (let index = 0; index < total; index++) all[index] = rankOfOrdinal[all[index] ?? 0] ?? 0
  return { gramCounts, gramKeys, ...packPostings(gramCounts, all, gramKeys.length) }
}

/** Two passes: the first computes the lengths of the lists, the second writes them. */
function packPostings(
  gramCounts: Uint16Array,
  grams: Uint32Array,
  lists: number,
): Pick<Packed, 'postingStarts' | 'postings'> {
  const lengths = new Uint32Array(lists)
  forEachPosting(gramCounts, grams, lists, (list, step) => {
    lengths[list] = (lengths[list] ?? 0) + varintLength(step)
  })
  const postingStarts = new Uint32Array(lists + 1)
  for (const [list, length] of lengths.entries())
    postingStarts[list + 1] = (postingStarts[list] ?? 0) + length
  const postings = new Uint8Array(postingStarts[lists] ?? 0)
  const next = postingStarts.slice(0, lists)
  forEachPosting(gramCounts, grams, lists, (list, step) => {
    next[list] = writeVarint(postings, next[list] ?? 0, step)
  })
  return { postingStarts, postings }
}

function forEachPosting(
  gramCounts: Uint16Array,
  grams: Uint32Array,
  lists: number,
  visit: (list: number, step: number) => void,
): void {
  const last = new Uint32Array(lists)
  let at = 0
  for (const [variant, count] of gramCounts.entries()) {
    for (const end = at + count; at < end; at++) {
      const list = grams[at] ?? 0
      visit(list, variant - (last[list] ?? 0))
      last[list] = variant
    }
  }
}
