export interface Protocol {
  version: 0 | 1 | 2
  /** For git, as the client said it. */
  variable: { GIT_PROTOCOL?: string }
}

/** Reads the header `Git-Protocol`, such as `version=2`; what cannot be one is as if it were not there. */
export function protocolOf(header: string | undefined): Protocol {
  if (
    header === undefined ||
    !/^[0-9a-zA-Z]+(?:=[0-9a-zA-Z]+)?(?::[0-9a-zA-Z]+(?:=[0-9a-zA-Z]+)?)*$/.test(header)
  ) {
    return { version: 0, variable: {} }
  }
  // Of several, git takes the highest that it knows.
  const words = header.split(':')
  const version = words.includes('version=2') ? 2 : words.includes('version=1') ? 1 : 0
  return { version, variable: { GIT_PROTOCOL: header } }
}
