import type { Addresses } from '../wire/addresses.ts'

export interface MarkdownContext {
  addresses: Addresses
  /** Where `#12` and commits are looked for. */
  repository?: MarkdownPlace | undefined
}

/** Where a text stands, for what it names relative to itself. */
export interface MarkdownPlace {
  /** `owner/name` */
  fullName: string
  /** The branch and the folder of a file, for relative links in it. */
  ref?: string
  folder?: string
}
