/** A published photo of the sample, as far as statistics and groups depend on it. */
export interface SamplePhoto {
  id: number
  uid: string
  userId: number
  createdAtMs: number
  tags: readonly string[]
}
