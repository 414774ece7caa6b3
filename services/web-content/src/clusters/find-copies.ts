import { areNearDuplicates, type Fingerprint } from './fingerprint.ts'

export interface PossibleCopy {
  seq: number
  text: string
  fingerprint: Fingerprint | undefined
}

/** Post → an older post with almost the same text. */
export async function findCopies(
  posts: readonly PossibleCopy[],
  candidates: readonly { band_key: number; seq: number }[],
  readTexts: (seqs: readonly number[]) => Promise<ReadonlyMap<number, string>>,
): Promise<Map<number, number>> {
  const byKey = new Map<number, number[]>()
  const remember = (key: number, seq: number) => {
    const seqs = byKey.get(key)
    if (seqs) seqs.push(seq)
    else byKey.set(key, [seq])
  }
  for (const { band_key, seq } of candidates) remember(band_key, seq)
  const likely = new Map<number, number[]>()
  for (const { seq, fingerprint } of posts) {
    if (!fingerprint) continue
    const older = new Set(fingerprint.bandKeys.flatMap((key) => byKey.get(key) ?? []))
    if (older.size > 0) likely.set(seq, [...older].sort((a, b) => a - b).slice(0, maxCompared))
    for (const key of new Set(fingerprint.bandKeys)) remember(key, seq)
  }
  const copies = new Map<number, number>()
  if (likely.size === 0) return copies
  const own = new Map(posts.map(({ seq, text }) => [seq, text]))
  const others = [...new Set([...likely.values()].flat())].filter((seq) => !own.has(seq))
  const texts = new Map([...(await readTexts(others)), ...own])
  for (const [seq, older] of likely) {
    const text = texts.get(seq) ?? ''
    const original = older.find((other) => {
      const otherText = texts.get(other)
      return otherText !== undefined && (otherText === text || areNearDuplicates(otherText, text))
    })
    if (original !== undefined) copies.set(seq, original)
  }
  return copies
}

const maxCompared = 4
