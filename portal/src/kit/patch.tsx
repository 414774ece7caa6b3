import { type ComponentChildren, Fragment } from 'preact'
import { useMemo } from 'preact/hooks'
import { type PatchLine, readPatch } from './read-patch.ts'

const signs = { hunk: '', same: ' ', added: '+', removed: '−', note: '' } as const

interface PatchProps {
  patch: string
  /** Renders content below a line. */
  notesAt?: ((line: PatchLine) => ComponentChildren) | undefined
}

/** A unified diff with line numbers. */
export function Patch({ patch, notesAt }: PatchProps) {
  const lines = useMemo(() => readPatch(patch), [patch])
  return (
    // Scrollable, so it must be focusable.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div class="patch" tabIndex={0}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          <PatchRow line={line} />
          {notesAt?.(line)}
        </Fragment>
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
