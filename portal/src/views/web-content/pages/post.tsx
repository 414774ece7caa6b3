import { useSignal } from '@preact/signals'
import type { ServedService } from '../../../api/overview.ts'
import { forget } from '../../../api/resource.ts'
import { useCalls } from '../../../calls/current.ts'
import { useAction } from '../../../kit/action.ts'
import { Button, ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { ConfirmDialog } from '../../../kit/dialog.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Time } from '../../../kit/time.tsx'
import type { Params } from '../../../path.ts'
import { navigate } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { Served } from '../../served.tsx'
import { viewHref } from '../hrefs.ts'
import { siteTitle } from '../labels.ts'
import { PostFacts } from '../parts/post-facts.tsx'
import {
  Copies,
  clusterCall,
  Entities,
  Links,
  linksCall,
  PostText,
  Thread,
  threadCall,
} from '../parts/post-parts.tsx'
import type { Post, Results } from '../records.ts'
import { postCall } from '../searching.ts'
import { cachePrefix, contentCall, makeCall, useCall } from '../service.ts'
import '../view.css'

export function PostPage({ params: { uuid = '' } }: { params: Params }) {
  return (
    <Served name="web-content" title="Post">
      {(service) => <PostView key={uuid} service={service} uuid={uuid} />}
    </Served>
  )
}

function PostView({ service: { url }, uuid }: { service: ServedService; uuid: string }) {
  const call = postCall(url, uuid)
  const { value, failure, reload } = useCall<Results>(call)
  const post = value?.posts[0]
  const cluster = post?.syndication.syndicate_id
  useCalls([
    call,
    ...(post ? [threadCall(url, post), linksCall(url, post)] : []),
    ...(cluster ? [clusterCall(url, cluster)] : []),
  ])
  const within = <a href={viewHref}>Web content</a>
  if (!post || failure)
    return (
      <>
        <PageHead title="Post" within={within} />
        {failure ? (
          <CallError failure={failure} onRetry={reload} />
        ) : value ? (
          <Empty title="Post not found">
            <p>
              It was deleted, or is older than the history of your plan. <a href={viewHref}>Search posts</a>.
            </p>
          </Empty>
        ) : (
          <Loading lines={14} />
        )}
      </>
    )
  return (
    <article>
      <PageHead
        title={post.title || 'Untitled'}
        within={within}
        lede={
          <>
            {siteTitle(post)}
            {post.author && `, ${post.author}`}, <Time at={post.published} />
          </>
        }
      >
        <ButtonLink href={post.url} icon="out">
          Original
        </ButtonLink>
        {isSignedIn.value && <DeletePost url={url} post={post} />}
      </PageHead>
      <div class="content-post">
        <div class="content-post-main">
          <PostText post={post} />
          <Entities post={post} />
          <Links url={url} post={post} />
          <Copies url={url} post={post} />
          <Thread url={url} post={post} />
        </div>
        <aside aria-label="About this post">
          <PostFacts post={post} />
        </aside>
      </div>
    </article>
  )
}

function DeletePost({ url, post: { uuid, title } }: { url: string; post: Post }) {
  const isAsking = useSignal(false)
  const { run, isBusy, failure } = useAction()
  const remove = async () => {
    const call = contentCall(url, '/v1/posts/{uuid}', { method: 'DELETE', path: { uuid } })
    if (!(await run(() => makeCall(call), 'The post is deleted.'))) return
    navigate(viewHref)
    forget(cachePrefix)
  }
  return (
    <>
      <Button
        kind="quiet"
        onClick={() => {
          isAsking.value = true
        }}
      >
        Delete
      </Button>
      {isAsking.value && (
        <ConfirmDialog
          title="Delete this post?"
          action="Delete post"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => {
            isAsking.value = false
          }}
        >
          <p>“{title}” is removed from search and storage, and the crawler does not bring it back.</p>
          {failure && <CallError failure={failure} />}
        </ConfirmDialog>
      )}
    </>
  )
}
