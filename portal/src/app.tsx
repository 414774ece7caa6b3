import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { CallDialog } from './calls/call-dialog.tsx'
import { Announcer } from './kit/announcer.tsx'
import { RateLimitNotice } from './kit/rate-limit-notice.tsx'
import { Loading } from './kit/states.tsx'
import { Contents } from './navigation/contents.tsx'
import { KeysDialog } from './navigation/keys-dialog.tsx'
import { TopBar } from './navigation/top-bar.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { Palette } from './palette/palette.tsx'
import { address } from './router.ts'
import { type FoundPage, findPage } from './routes.ts'
import { findService, serverFailure } from './server.ts'

export function App() {
  const { path } = address.value
  const accent = findService(serviceOf(path))?.accent
  return (
    <>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <div class="frame" data-accent={accent}>
        <TopBar accent={accent} />
        <Contents accent={accent} />
        <main id="main" tabIndex={-1}>
          <Offline />
          <CurrentPage path={path} />
        </main>
      </div>
      <Palette />
      <CallDialog />
      <KeysDialog />
      <Announcer />
      <RateLimitNotice />
    </>
  )
}

/** The service of a URL: of its view, or of its explorer page. */
export function serviceOf(path: string): string | undefined {
  const [, first, second] = path.split('/')
  return first === 'explorer' ? second : first
}

function CurrentPage({ path }: { path: string }) {
  // Show the old page until the new one has loaded.
  const shownPage = useSignal<{ path: string; page: FoundPage | undefined } | undefined>(undefined)
  const hasFailed = useSignal(false)
  useEffect(() => {
    let isCurrent = true
    findPage(path).then(
      (page) => {
        if (!isCurrent) return
        hasFailed.value = false
        shownPage.value = { path, page }
      },
      () => {
        if (isCurrent) hasFailed.value = true
      },
    )
    return () => {
      isCurrent = false
    }
  }, [path])
  if (hasFailed.value)
    return (
      <p class="state-title" role="alert">
        This page could not be loaded.{' '}
        <button type="button" class="link" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
    )
  if (!shownPage.value) return <Loading lines={6} label="Loading the page" />
  const { page } = shownPage.value
  if (!page) return <NotFoundPage />
  const { page: Page, params } = page
  return <Page params={params} />
}

function Offline() {
  if (!serverFailure.value) return null
  return (
    <p class="offline" role="alert">
      {serverFailure.value.message} The page may be outdated; it retries every two seconds.
    </p>
  )
}
