import type { ComponentChildren } from 'preact'

/** A dot and a label; the label alone carries the meaning. */
export function Status({
  is,
  children,
}: {
  is: 'good' | 'warn' | 'bad' | 'off'
  children: ComponentChildren
}) {
  return (
    <span class={`status status-${is}`}>
      <span class="status-dot" aria-hidden="true" />
      {children}
    </span>
  )
}

/** A status code with a colour per class. */
export function StatusCode({ code, text }: { code: number; text?: string }) {
  const is = code >= 500 ? 'bad' : code >= 400 ? 'warn' : code >= 300 ? 'off' : 'good'
  return (
    <Status is={is}>
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
