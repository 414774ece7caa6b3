import { signOut } from '../api/overview.ts'
import { explorerHref } from '../calls/explorer-href.ts'
import { Icon } from '../kit/icon.tsx'
import { Mark } from '../kit/mark.tsx'
import { isPaletteOpen } from '../palette/open.ts'
import { address } from '../router.ts'
import { isSignedIn, refreshServer, server, services } from '../server.ts'
import { areKeysShown } from '../shortcuts.ts'
import { hasView } from '../views/registry.ts'
import { pageLinks, sandboxLinks } from './links.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** The navigation in the margin of wide pages. */
export function Contents({ accent }: { accent: number | undefined }) {
  return (
    <header class="contents">
      <a href="/" class="contents-title">
        <Mark current={accent} />
        <span>Octavo</span>
      </a>
      <button
        type="button"
        class="contents-search"
        onClick={() => {
          isPaletteOpen.value = true
        }}
      >
        <Icon name="search" />
        <span>Go to</span>
        <kbd>Ctrl K</kbd>
      </button>
      <ContentsList />
    </header>
  )
}

export function ContentsList() {
  const { path } = address.value
  return (
    <>
      <nav aria-label="Contents" class="contents-nav">
        {services.value.length > 0 && (
          <Section title="Services">
            {services.value.map(({ name, title, accent }) => {
              const home = hasView(name) ? `/${name}` : explorerHref(name)
              return <Item key={name} href={home} title={title} path={path} accent={accent} />
            })}
          </Section>
        )}
        <Section title="Server">
          {pageLinks.map(({ href, title }) => (
            <Item key={href} href={href} title={title} path={path} />
          ))}
        </Section>
        {server.value?.sandbox && (
          <Section title="Sandbox">
            {sandboxLinks.map(({ href, title }) => (
              <Item key={href} href={href} title={title} path={path} />
            ))}
          </Section>
        )}
      </nav>
      <div class="contents-foot">
        <ThemeChoice />
        <div class="contents-foot-row">
          {isSignedIn.value ? (
            <button
              type="button"
              class="link"
              onClick={async () => {
                await signOut()
                await refreshServer()
              }}
            >
              Sign out
            </button>
          ) : (
            <a href="/sign-in">Sign in</a>
          )}
          <button
            type="button"
            class="link"
            onClick={() => {
              areKeysShown.value = true
            }}
          >
            Keyboard shortcuts
          </button>
          {server.value && <span class="quiet figures">{server.value.version}</span>}
        </div>
      </div>
    </>
  )
}

function Section({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <section class="contents-section">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

interface ItemProps {
  href: string
  title: string
  path: string
  accent?: number
}

function Item({ href, title, path, accent }: ItemProps) {
  const isHere = path === href || (href !== '/' && path.startsWith(`${href}/`))
  return (
    <li data-accent={accent}>
      <a href={href} aria-current={path === href ? 'page' : isHere ? 'true' : undefined}>
        {accent !== undefined && <span class="contents-accent" aria-hidden="true" />}
        {title}
      </a>
    </li>
  )
}
