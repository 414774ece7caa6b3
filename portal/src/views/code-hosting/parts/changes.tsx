import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { countOf } from '../../../kit/format.ts'
import { Patch } from '../../../kit/patch.tsx'
import type { PatchLine } from '../../../kit/read-patch.ts'
import type { RepositoryPath } from '../hrefs.ts'
import { fileHref } from '../hrefs.ts'
import type { ChangedFile } from '../records.ts'
import { formatChange } from '../texts.ts'

interface ChangesProps {
  repoPath: RepositoryPath
  /** The commit after the change, for file links. */
  at: string
  files: readonly ChangedFile[]
  /** Renders content below a line of a file. */
  notesAt?: (path: string, line: PatchLine) => ComponentChildren
}

const statusWords: Readonly<Record<string, string>> = {
  added: 'new file, ',
  removed: 'deleted, ',
  renamed: 'renamed, ',
  copied: 'copied, ',
}

/** Longer diffs are collapsed. */
const openMost = 300

export function Changes({ repoPath, at, files, notesAt }: ChangesProps) {
  const additionCount = files.reduce((sum, { additions }) => sum + additions, 0)
  const deletionCount = files.reduce((sum, { deletions }) => sum + deletions, 0)
  return (
    <section class="section" aria-labelledby="changes">
      <h2 id="changes">Changes</h2>
      <p class="quiet small figures changes-sum">{`${countOf(files.length, 'file')}: ${formatChange(additionCount, deletionCount)}`}</p>
      <div class="stack" data-list="">
        {files.map((file) => (
          <ChangedFileView key={file.filename} repoPath={repoPath} at={at} file={file} notesAt={notesAt} />
        ))}
      </div>
    </section>
  )
}

function ChangedFileView({
  repoPath,
  at,
  file,
  notesAt,
}: Pick<ChangesProps, 'repoPath' | 'at'> & { file: ChangedFile; notesAt: ChangesProps['notesAt'] }) {
  const { filename, previous_filename, status, additions, deletions, changes, patch } = file
  const isOpen = useSignal(changes <= openMost)
  const name = previous_filename ? `${previous_filename} → ${filename}` : filename
  return (
    <details
      class="change"
      open={isOpen.value}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open
      }}
    >
      <summary data-item="">
        <span class="change-name">{name}</span>
        <span class="change-text figures">
          {statusWords[status] ?? ''}
          {formatChange(additions, deletions)}
        </span>
      </summary>
      {isOpen.value &&
        (patch ? (
          <Patch patch={patch} notesAt={notesAt && ((line) => notesAt(filename, line))} />
        ) : (
          <p class="quiet small">
            {changes > 0
              ? 'The diff is too large to show.'
              : 'No lines changed: the file is binary, empty or only moved.'}
          </p>
        ))}
      {status !== 'removed' && (
        <p class="small change-file">
          <a href={fileHref(repoPath, at, filename)}>
            View file<span class="unseen"> {filename}</span>
          </a>
        </p>
      )}
    </details>
  )
}
