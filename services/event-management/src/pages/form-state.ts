/** The state of the ticket form when a page shows it. */
export interface FormState {
  /** A discount or access code from the address or the form. */
  code?: string | undefined
  affiliate?: string | undefined
  /** Why the choice was refused. */
  errorText?: string | undefined
  /** The submitted values by variant ID. */
  chosen?: Readonly<Record<string, string>>
  /** In a frame: query parameters that every link keeps. */
  passed?: Readonly<Record<string, string>>
}
