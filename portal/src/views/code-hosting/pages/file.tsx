import { useEffect } from 'preact/hooks'
import { Button, ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { formatBytes } from '../../../kit/format.ts'
import { Html } from '../../../kit/html.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import type { Params } from '../../../path.ts'
import { address, hrefWith, navigate } from '../../../router.ts'
import { readText } from '../file-text.ts'
import { commitsHref, fileHref, hrefHere, treeHref } from '../hrefs.ts'
import { CodeLines } from '../parts/code-lines.tsx'
import { LastCommit } from '../parts/last-commit.tsx'
import { PathLinks } from '../parts/path-links.tsx'
import { RefMenu } from '../parts/ref-menu.tsx'
import { RepositoryFrame, RepositoryHead, type RepositoryView } from '../parts/repository-frame.tsx'
import type { ContentFile } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'

export function FilePage({ params }: { params: Params }) {
  const { ref = 'HEAD', path = '' } = params
  return (
    <RepositoryFrame params={params} title={path.split('/').at(-1) ?? path}>
      {(view) => <File view={view} at={ref} path={path} />}
    </RepositoryFrame>
  )
}

interface FileProps {
  view: RepositoryView
  at: string
  path: string
}

function File({ view, at, path }: FileProps) {
  const { url, repoPath } = view
  const { owner, repo } = repoPath
  const isPlain = address.value.query.has('plain') || !isFormatted(path)
  const input = { path: { owner, repo, path }, query: { ref: at } }
  const call = hostingCall(url, '/repos/{owner}/{repo}/contents/{path}', input)
  const { value, failure, reload } = useCall<ContentFile>(call)
  const file = value?.data.path === path ? value.data : undefined
  const isFolder = Array.isArray(value?.data)
  // Another branch may have a folder where this one has a file.
  useEffect(() => {
    if (isFolder) navigate(treeHref(repoPath, at, path), { replace: true })
  }, [isFolder, at, path])
  const raw = file?.download_url
  return (
    <>
      <RepositoryHead view={view} tab="code" title={path.split('/').at(-1) ?? path} calls={[call]}>
        {isFormatted(path) && (
          <ButtonLink href={hrefWith({ plain: isPlain ? undefined : '1' })}>
            {isPlain ? 'Show formatted' : 'Show source'}
          </ButtonLink>
        )}
        {raw && <ButtonLink href={raw}>Raw</ButtonLink>}
        <ButtonLink href={commitsHref(repoPath, at, path)}>History</ButtonLink>
      </RepositoryHead>
      <div class="files-head">
        <RefMenu view={view} current={at} hrefOf={(name) => fileHref(repoPath, name, path)} />
        <PathLinks repoPath={repoPath} at={at} path={path} />
      </div>
      {failure?.status === 404 ? (
        <Empty title={`File not found at ${at}`}>
          <p>It may have another name or not exist at this commit.</p>
        </Empty>
      ) : (
        failure && <CallError failure={failure} onRetry={reload} />
      )}
      {!file && !failure && <Loading lines={12} />}
      {file && !failure && (
        <>
          <LastCommit view={view} at={at} path={path} />
          {isPlain ? <Content file={file} path={path} /> : <Formatted view={view} at={at} path={path} />}
        </>
      )}
    </>
  )
}

function Formatted({ view, at, path }: FileProps) {
  const { url, repoPath } = view
  const input = { path: { ...repoPath, path }, query: { ref: at }, media: 'html' as const }
  const { value, failure, reload } = useCall<string>(
    hostingCall(url, '/repos/{owner}/{repo}/contents/{path}', input),
  )
  if (failure) return <CallError failure={failure} onRetry={reload} />
  if (!value) return <Loading lines={12} />
  return (
    <section class="readme" aria-label={path}>
      <Html html={value.data} mapLink={(link) => hrefHere(link, url, repoPath, at)} />
    </section>
  )
}

function Content({ file, path }: { file: ContentFile; path: string }) {
  const { download_url: raw, size, name, sha } = file
  if (/\.(png|jpe?g|gif|webp|avif|svg|ico)$/i.test(path) && raw)
    return <img class="file-picture" src={raw} alt={name} />
  const text = readText(file)
  if (text === undefined)
    return (
      <Empty title="This file is not shown here">
        <p>{`It has ${formatBytes(size)}, and is too large or not text.`}</p>
        {raw && <Button onClick={() => location.assign(raw)}>Open the raw file</Button>}
      </Empty>
    )
  if (!text) return <Empty title="This file is empty" />
  return <CodeLines text={text} path={path} sha={sha} />
}

function isFormatted(path: string): boolean {
  return /\.(?:md|markdown|mdown|mkdn?)$/i.test(path)
}
