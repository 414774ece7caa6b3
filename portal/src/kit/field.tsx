import type { ComponentChildren, TargetedEvent, TargetedInputEvent } from 'preact'
import { useId } from 'preact/hooks'

interface FieldProps {
  label: ComponentChildren
  /** A hint below the field. */
  hint?: ComponentChildren
  error?: string | undefined
  isRequired?: boolean
}

interface TextProps extends FieldProps {
  name?: string
  type?: 'text' | 'password' | 'number' | 'datetime-local'
  value?: string
  defaultValue?: string
  placeholder?: string | undefined
  inputMode?: 'numeric' | undefined
  autocomplete?: string
  min?: number
  max?: number
  onInput?: (event: TargetedInputEvent<HTMLInputElement>) => void
}

export function TextField({ label, hint, error, isRequired, type = 'text', ...rest }: TextProps) {
  const { id, described, frame } = useField({ label, hint, error, isRequired })
  return frame(
    // The types derive allowed roles from the input type; none is set here.
    <input
      type={type as 'text'}
      autocomplete="off"
      spellcheck={false}
      {...rest}
      {...described}
      id={id}
      class="input"
    />,
  )
}

interface AreaProps extends FieldProps {
  value: string
  rows?: number
  /** Prose instead of code. */
  isProse?: boolean
  onInput(event: TargetedInputEvent<HTMLTextAreaElement>): void
}

export function AreaField({ label, hint, error, isRequired, isProse = false, ...rest }: AreaProps) {
  const { id, described, frame } = useField({ label, hint, error, isRequired })
  const style = isProse ? 'input input-area input-prose' : 'input input-area'
  return frame(<textarea rows={5} spellcheck={isProse} {...rest} {...described} id={id} class={style} />)
}

interface RangeProps extends FieldProps {
  value: number
  min: number
  max: number
  step: number
  onInput(event: TargetedInputEvent<HTMLInputElement>): void
}

export function RangeField({ label, hint, error, isRequired, ...rest }: RangeProps) {
  const { id, described, frame } = useField({ label, hint, error, isRequired })
  return frame(<input type="range" {...rest} {...described} id={id} class="input-range" />)
}

interface SelectProps extends FieldProps {
  name?: string
  value?: string
  onChange?: (event: TargetedEvent<HTMLSelectElement>) => void
  children: ComponentChildren
}

export function SelectField({ label, hint, error, isRequired, children, ...rest }: SelectProps) {
  const { id, described, frame } = useField({ label, hint, error, isRequired })
  return frame(
    <select {...rest} {...described} id={id} class="input input-select">
      {children}
    </select>,
  )
}

interface CheckProps {
  label: ComponentChildren
  hint?: ComponentChildren
  checked: boolean
  disabled?: boolean
  onChange(event: TargetedEvent<HTMLInputElement>): void
}

export function CheckField({ label, hint, ...rest }: CheckProps) {
  const id = useId()
  return (
    <div class="check">
      <input type="checkbox" {...rest} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      <label for={id}>{label}</label>
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

function useField({
  label,
  hint,
  error,
  isRequired,
}: { [Key in keyof FieldProps]: FieldProps[Key] | undefined }) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const ariaAttributes = {
    'aria-describedby': notes || undefined,
    'aria-invalid': error ? ('true' as const) : undefined,
    required: isRequired,
  }
  const frame = (control: ComponentChildren) => (
    <div class="field">
      <label for={id} class="field-label">
        {label}
        {isRequired && <span class="quiet"> · required</span>}
      </label>
      {control}
      {error && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
  return { id, described: ariaAttributes, frame }
}
