/** Gists share the folder of repositories, whose ids are far below. */
const firstFolderId = 2 ** 40

export const folderIdOf = ({ id }: { id: number }): number => firstFolderId + id

export function gistIdOf(folderId: number): number | undefined {
  return folderId > firstFolderId ? folderId - firstFolderId : undefined
}

/** The only branch that can be pushed. */
export const gistBranch = 'main'
export const gistRef = `refs/heads/${gistBranch}`
