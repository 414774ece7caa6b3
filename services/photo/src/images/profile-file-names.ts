const versionLength = 12

/** The image path of a user without slash. A new profile image gets a new path, because images never expire. */
export function profileFileName(uid: string, avatarHash: string | null): string {
  return avatarHash === null ? `profile-${uid}` : `profile-${uid}.${avatarHash.slice(0, versionLength)}`
}

/** `version` is undefined for a drawn image. */
export function parseProfileFileName(
  fileName: string,
): { uid: string; version: string | undefined } | undefined {
  const match = /^profile-([\w-]{1,40})(?:\.([\da-f]{12}))?$/.exec(fileName)
  const [, uid, version] = match ?? []
  return uid === undefined ? undefined : { uid, version }
}
