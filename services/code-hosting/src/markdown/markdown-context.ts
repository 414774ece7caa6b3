import type { Addresses } from '../wire/addresses.ts'

export interface MarkdownContext {
  addresses: Addresses
  /** The repository in which `#12` and commits are looked up. */
  repository?: MarkdownRepository | undefined
}

/** The repository that contains a text, for its relative references. */
export interface MarkdownRepository {
  /** `owner/name` */
  fullName: string
  /** The ref and folder of a file, for its relative links. */
  ref?: string
  folder?: string
}
