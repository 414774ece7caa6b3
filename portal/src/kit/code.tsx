import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { announce } from './announcer.tsx'
import { Icon } from './icon.tsx'

interface CodeProps {
  /** Copied, and shown without children. */
  text: string
  label: string
  isWrapped?: boolean
  children?: ComponentChildren
}

/** Copyable text that scrolls by itself. */
export function Code({ text, label, isWrapped = false, children }: CodeProps) {
  return (
    <div class={isWrapped ? 'code code-wrapped' : 'code'}>
      {/* Scrollable, so it must be focusable. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <pre tabIndex={0}>
        <code>{children ?? text}</code>
      </pre>
      <CopyButton text={text} name={`Copy ${label}`} />
    </div>
  )
}

export function CopyButton({ text, name, title }: { text: string; name: string; title?: string }) {
  const copied = useSignal(false)
  useEffect(() => {
    copied.value = false
  }, [text])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    copied.value = true
    announce('Copied.')
    setTimeout(() => {
      copied.value = false
    }, 1600)
  }
  return (
    <button type="button" class="copy" aria-label={name} title={name} onClick={copy}>
      <Icon name={copied.value ? 'check' : 'copy'} />
      {title && <span>{copied.value ? 'Copied' : title}</span>}
    </button>
  )
}
