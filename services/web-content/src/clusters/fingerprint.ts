/** Identifies a text up to small edits. Stored with the post. */
export interface Fingerprint {
  /** Hex digest of the words alone: equal texts up to case, accents, punctuation and spacing. */
  contentHash: string
  /** Texts that share a band key are candidates; `areNearDuplicates` decides. Empty for texts that are too short. */
  bandKeys: readonly number[]
}
