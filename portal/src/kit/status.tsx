import type { ComponentChildren } from 'preact'

export type Tone = 'good' | 'warn' | 'bad' | 'off'

/** A dot and a label; the label alone carries the meaning. */
export function Status({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return (
    <span class={`status status-${tone}`}>
      <span class="status-dot" aria-hidden="true" />
      {children}
    </span>
  )
}

/** A status code with a color per class. */
export function StatusCode({ code, text }: { code: number; text?: string }) {
  const tone = code >= 500 ? 'bad' : code >= 400 ? 'warn' : code >= 300 ? 'off' : 'good'
  return (
    <Status tone={tone}>
      <span class="figures">
        {code || 'No response'}
        {text && ` ${text}`}
      </span>
    </Status>
  )
}

export function Method({ name }: { name: string }) {
  return <span class={`method method-${name.toLowerCase()}`}>{name}</span>
}
