export interface RobotsDirectives {
  indexAllowed: boolean
  archiveAllowed: boolean
  aiAllowed: boolean
}

const maxLength = 4_096
/** Directives that have a value, so their name is not that of a robot. */
const valued = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/

/**
 * Reads the rights that a publisher reserves in robots meta elements, `X-Robots-Tag` headers and the TDM Reservation
 * Protocol. Directives for a named robot apply only to that robot.
 */
export function readRobotsDirectives(
  values: readonly string[],
  tdmReservations: readonly (string | undefined)[],
): RobotsDirectives {
  const directives = new Set(values.flatMap(listDirectives))
  const forbids = (...names: readonly string[]): boolean => names.some((name) => directives.has(name))
  return {
    indexAllowed: !forbids('noindex', 'none'),
    archiveAllowed: !forbids('noarchive', 'nocache', 'none'),
    aiAllowed:
      !forbids('noai', 'noimageai', 'noml') && !tdmReservations.some((value) => value?.trim() === '1'),
  }
}

function listDirectives(value: string): string[] {
  const lower = value.slice(0, maxLength).toLowerCase()
  const [, name = '', rest = ''] = /^\s*([\w*-]+)\s*:(.*)$/s.exec(lower) ?? []
  if (name !== '' && !valued.test(name)) return name === '*' ? listDirectives(rest) : []
  return lower.split(/[,;\s]+/).filter((word) => word !== '')
}
