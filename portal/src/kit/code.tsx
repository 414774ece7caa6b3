import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { announce } from './announcer.tsx'
import { Icon } from './icon.tsx'

interface CodeProps {
  /** What is copied, and shown where nothing else is. */
  text: string
  label: string
  /** Breaks long lines instead of scrolling sideways. */
  isWrapped?: boolean
  children?: ComponentChildren
}

/** Text to take away. It scrolls by itself, so the page never does. */
export function Code({ text, label, isWrapped = false, children }: CodeProps) {
  return (
    <div class={isWrapped ? 'code code-wrapped' : 'code'}>
      {/* It scrolls, so the keyboard has to reach it. */}
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
