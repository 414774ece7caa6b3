import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { currentCalls, isCallShown } from '../calls/current.ts'
import { address, hasMoved } from '../router.ts'
import { Button } from './button.tsx'

interface PageHeadProps {
  title: string
  /** The repository or event of the page, shown in the title of the tab. */
  of?: string | undefined
  /** The parent of the title. */
  within?: ComponentChildren
  lede?: ComponentChildren
  /** If the page shows its request elsewhere. */
  showsCall?: boolean
  children?: ComponentChildren
}

/** The header of a page. Receives the focus after client-side navigation. */
export function PageHead({ title, of, within, lede, showsCall = false, children }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { path } = address.value
  useEffect(() => {
    document.title = [title, ...(of ? [of] : []), 'Octavo'].join(' · ')
  }, [title, of])
  useEffect(() => {
    if (hasMoved.value && !document.querySelector('dialog[open]'))
      heading.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <header class="page-head">
      <div class="page-head-text">
        {within && <p class="page-head-within">{within}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lede && <p class="page-head-lede">{lede}</p>}
      </div>
      <div class="page-head-actions">
        {children}
        {currentCalls.value.length > 0 && !showsCall && (
          <Button
            icon="call"
            kind="quiet"
            onClick={() => {
              isCallShown.value = true
            }}
          >
            Show the request
          </Button>
        )}
      </div>
    </header>
  )
}
