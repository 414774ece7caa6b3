import { Html } from '../../../kit/html.tsx'
import { Loading } from '../../../kit/states.tsx'
import { hrefHere } from '../hrefs.ts'
import { hostingCall, useCall } from '../service.ts'
import type { RepositoryView } from './repository-frame.tsx'

interface ReadmeProps {
  view: RepositoryView
  at: string
  path: string
}

export function readmeCall({ url, repoPath: { owner, repo } }: RepositoryView, ref: string, dir: string) {
  const common = { query: { ref }, media: 'html' as const }
  return dir
    ? hostingCall(url, '/repos/{owner}/{repo}/readme/{dir}', { path: { owner, repo, dir }, ...common })
    : hostingCall(url, '/repos/{owner}/{repo}/readme', { path: { owner, repo }, ...common })
}

export function Readme({ view, at: ref, path }: ReadmeProps) {
  const { value, failure } = useCall<string>(readmeCall(view, ref, path))
  if (failure?.status === 404) return null
  return (
    <section class="readme" aria-label="Readme">
      {failure && <p class="quiet">{failure.message}</p>}
      {!value && !failure && <Loading lines={6} />}
      {value && (
        <Html html={value.data} mapLink={(address) => hrefHere(address, view.url, view.repoPath, ref)} />
      )}
    </section>
  )
}
