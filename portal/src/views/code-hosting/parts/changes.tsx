import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { countOf } from '../../../kit/format.ts'
import type { Place } from '../hrefs.ts'
import { fileHref } from '../hrefs.ts'
import { type PatchLine, readPatch } from '../patch.ts'
import type { ChangedFile } from '../records.ts'
import { changeInWords } from '../texts.ts'

interface ChangesProps {
  place: Place
  /** The commit after the change, for file links. */
  at: string
  files: readonly ChangedFile[]
}

const statusWords: Readonly<Record<string, string>> = {
  added: 'new file, ',
  removed: 'deleted, ',
  renamed: 'renamed, ',
  copied: 'copied, ',
}

/** Longer diffs are collapsed. */
const openMost = 300

export function Changes({ place, at, files }: ChangesProps) {
  const added = files.reduce((sum, { additions }) => sum + additions, 0)
  const removed = files.reduce((sum, { deletions }) => sum + deletions, 0)
  return (
    <section class="section" aria-labelledby="changes">
      <h2 id="changes">Changes</h2>
      <p class="quiet small figures changes-sum">{`${countOf(files.length, 'file')}: ${changeInWords(added, removed)}`}</p>
      <div class="stack" data-list="">
        {files.map((file) => (
          <ChangedFileView key={file.filename} place={place} at={at} file={file} />
        ))}
      </div>
    </section>
  )
}

function ChangedFileView({ place, at, file }: { place: Place; at: string; file: ChangedFile }) {
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
        <span class="change-words figures">
          {statusWords[status] ?? ''}
          {changeInWords(additions, deletions)}
        </span>
      </summary>
      {isOpen.value &&
        (patch ? <Patch patch={patch} /> : <p class="quiet small">Binary file, or diff too large.</p>)}
      {status !== 'removed' && (
        <p class="small change-file">
          <a href={fileHref(place, at, filename)}>
            View file<span class="unseen"> {filename}</span>
          </a>
        </p>
      )}
    </details>
  )
}

const signs = { hunk: '', same: ' ', added: '+', removed: '−', note: '' } as const

function Patch({ patch }: { patch: string }) {
  const lines = useMemo(() => readPatch(patch), [patch])
  return (
    // Scrollable, so it must be focusable.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div class="patch" tabIndex={0}>
      {lines.map((line, index) => (
        <PatchRow key={index} line={line} />
      ))}
    </div>
  )
}

function PatchRow({ line: { kind, before, after, text } }: { line: PatchLine }) {
  const isAside = kind === 'hunk' || kind === 'note'
  return (
    <div class={`patch-line patch-${kind}`}>
      <span class="patch-number" aria-hidden="true">
        {before}
      </span>
      <span class="patch-number" aria-hidden="true">
        {after}
      </span>
      <span class="patch-sign">
        <span aria-hidden="true">{signs[kind]}</span>
        {(kind === 'added' || kind === 'removed') && <span class="unseen">{`${kind} `}</span>}
      </span>
      {isAside ? <span class="patch-aside">{text}</span> : <code>{text}</code>}
    </div>
  )
}
