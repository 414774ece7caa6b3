import { findRole } from '@octavo/platform/auth/current-caller.ts'
import { BlobNotFoundError } from '@octavo/platform/blobs/blobs.ts'
import type { Context } from '../../context.ts'
import type { RepositoryRow, SnapshotRow } from '../store/repositories.ts'
import { type ArchiveType, openArchive } from './archive-source.ts'
import { openFolder } from './folder-source.ts'
import { findGitFolder, openGitFolder, openRemote } from './git/git-source.ts'
import { parseGitUrl } from './git/git-url.ts'
import { type RepositorySource, SourceError } from './source.ts'

const archiveMissing = 'The archive was removed. Upload it again.'

export async function openSource(
  { blobs, db, outgoing, ids, config }: Context,
  { owner_id, source, location }: RepositoryRow,
  { ref, archive, archive_type }: Pick<SnapshotRow, 'ref' | 'archive' | 'archive_type'>,
  signal: AbortSignal,
): Promise<RepositorySource> {
  // The request may have waited for long.
  const role = await findRole(db.read, owner_id)
  if (role === undefined) throw new SourceError('The user of the repository is suspended.')
  if (source === 'archive') {
    if (!archive) throw new SourceError(archiveMissing)
    // The column holds one of these.
    const content = await blobs.read(archive).catch((error: unknown) => {
      throw error instanceof BlobNotFoundError ? new SourceError(archiveMissing) : error
    })
    return openArchive(content, archive_type as ArchiveType)
  }
  if (location === null) throw new SourceError('The repository has no source.')
  // The setting may have changed since the request.
  if (source === 'git')
    return openRemote(parseGitUrl(location, config.gitHosts), { ref, signal, outgoing, ids })
  if (role !== 'admin') throw new SourceError('Only administrators can index a folder.')
  const gitDir = await findGitFolder(location, ref)
  return gitDir ? openGitFolder(gitDir, ref, signal) : openFolder(location)
}
