export interface Visit {
  /** A discount or access code from the address or the form. */
  code?: string | undefined
  affiliate?: string | undefined
  /** Why the choice was refused, and the choice. */
  flaw?: string | undefined
  chosen?: Readonly<Record<string, string>>
  /** In a frame: query parameters that every link keeps. */
  passed?: Readonly<Record<string, string>>
}
