import type { Context } from '../../context.ts'
import type { RepositoryRow, SnapshotRow } from '../store/repositories.ts'
import { type ArchiveType, openArchive } from './archive-source.ts'
import { openFolder } from './folder-source.ts'
import { findGitFolder, openGitFolder, openRemote } from './git/git-source.ts'
import { parseGitUrl } from './git/git-url.ts'
import { type RepositorySource, SourceError } from './source.ts'

export async function openSource(
  { blobs, outgoing, ids, config }: Context,
  { source, location }: RepositoryRow,
  { ref, archive, archive_type }: Pick<SnapshotRow, 'ref' | 'archive' | 'archive_type'>,
  signal: AbortSignal,
): Promise<RepositorySource> {
  if (source === 'archive') {
    if (!archive) throw new SourceError('The archive was removed. Upload it again.')
    // The column holds one of these.
    return openArchive(await blobs.read(archive), archive_type as ArchiveType)
  }
  if (location === null) throw new SourceError('The repository has no source.')
  // The setting may have changed since the request.
  if (source === 'git')
    return openRemote(parseGitUrl(location, config.gitHosts), { ref, signal, outgoing, ids })
  const gitDir = await findGitFolder(location, ref)
  return gitDir ? openGitFolder(gitDir, ref, signal) : openFolder(location)
}
