export interface Protocol {
  version: 0 | 1 | 2
  /** The environment of git for this protocol version. */
  variable: { GIT_PROTOCOL?: string }
}

/** Parses the header `Git-Protocol`, such as `version=2`. Malformed values are ignored. */
export function protocolOf(header: string | undefined): Protocol {
  if (
    header === undefined ||
    !/^[0-9a-zA-Z]+(?:=[0-9a-zA-Z]+)?(?::[0-9a-zA-Z]+(?:=[0-9a-zA-Z]+)?)*$/.test(header)
  ) {
    return { version: 0, variable: {} }
  }
  // Git uses the highest version that it knows.
  const words = header.split(':')
  const version = words.includes('version=2') ? 2 : words.includes('version=1') ? 1 : 0
  return { version, variable: { GIT_PROTOCOL: header } }
}
