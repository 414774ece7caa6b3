import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { IconButton } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Mark } from '../kit/mark.tsx'
import { isPaletteOpen } from '../palette/open.ts'
import { address } from '../router.ts'
import { ContentsList } from './contents.tsx'

/** The navigation of narrow pages. */
export function TopBar({ accent }: { accent: number | undefined }) {
  const isOpen = useSignal(false)
  const { path } = address.value
  useEffect(() => {
    isOpen.value = false
  }, [path])
  return (
    <>
      <header class="top-bar">
        <a href="/" class="contents-title">
          <Mark size={22} current={accent} />
          <span>Octavo</span>
        </a>
        <IconButton
          name="Go to"
          icon="search"
          onClick={() => {
            isPaletteOpen.value = true
          }}
        />
        <IconButton
          name="Contents"
          icon="menu"
          aria-haspopup="dialog"
          onClick={() => {
            isOpen.value = true
          }}
        />
      </header>
      {isOpen.value && (
        <Dialog
          title="Contents"
          onClose={() => {
            isOpen.value = false
          }}
        >
          <ContentsList />
        </Dialog>
      )}
    </>
  )
}
