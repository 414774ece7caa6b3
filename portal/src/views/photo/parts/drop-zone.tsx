import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { formatBytes } from '../../../kit/format.ts'
import './drop-zone.css'

interface DropZoneProps {
  file: File | undefined
  isDisabled: boolean
  error: string | undefined
  onChoose(file: File): void
}

/** A file field that also takes a dropped file, and shows it. */
export function DropZone({ file, isDisabled, error, onChoose }: DropZoneProps) {
  const id = useId()
  const isOver = useSignal(false)
  const preview = usePreview(file)
  const choose = (files: FileList | null | undefined) => {
    const [first] = files ?? []
    if (first) onChoose(first)
  }
  return (
    // The field inside is the control; dropping is a shortcut for it.
    <fieldset
      aria-label="Photo"
      class="drop-zone"
      data-over={isOver.value || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        isOver.value = !isDisabled
      }}
      onDragLeave={() => {
        isOver.value = false
      }}
      onDrop={(event) => {
        event.preventDefault()
        isOver.value = false
        if (!isDisabled) choose(event.dataTransfer?.files)
      }}
    >
      {preview && <img class="drop-preview" src={preview} alt="The chosen file" />}
      <label for={id} class="field-label">
        {file ? 'Choose another photo' : 'Choose a photo, or drop it here'}
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={isDisabled}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => choose(event.currentTarget.files)}
      />
      <p id={`${id}-note`} class={error ? 'field-error' : 'field-hint'}>
        {error ?? (file ? `${file.name}, ${formatBytes(file.size)}` : 'JPEG, PNG, WebP or AVIF.')}
      </p>
    </fieldset>
  )
}

function usePreview(file: File | undefined): string | undefined {
  const preview = useSignal<string | undefined>(undefined)
  useEffect(() => {
    if (!file) {
      preview.value = undefined
      return
    }
    const url = URL.createObjectURL(file)
    preview.value = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return preview.value
}
