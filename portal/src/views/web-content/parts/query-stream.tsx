import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useViewer } from '../../../api/viewer.ts'
import { announce } from '../../../kit/announcer.tsx'
import { Button } from '../../../kit/button.tsx'
import { Empty } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import type { Post, SavedQuery } from '../records.ts'
import { contentCall } from '../service.ts'
import { PostList } from './post-list.tsx'

export function streamCall(url: string, { id }: SavedQuery) {
  return contentCall(url, '/v1/stream', { query: { query: String(id) } })
}

type State = 'connecting' | 'open' | 'closed'

const states = {
  connecting: ['warn', 'Connecting'],
  open: ['good', 'Listening'],
  closed: ['off', 'Stopped'],
} as const

const maxShown = 100

/** New posts that match, as they arrive. */
export function LiveMatches({ url, saved: { id } }: { url: string; saved: SavedQuery }) {
  const viewer = useViewer('web-content')
  const posts = useSignal<readonly Post[]>([])
  const state = useSignal<State>('connecting')
  const isStopped = useSignal(false)
  const token = viewer?.token
  useEffect(() => {
    if (!token || isStopped.value) return
    // An event source cannot send headers. It reconnects by itself, and continues after the last event.
    const source = new EventSource(`${url}/v1/stream?${new URLSearchParams({ query: String(id), token })}`)
    state.value = 'connecting'
    source.onopen = () => {
      state.value = 'open'
    }
    source.onerror = () => {
      state.value = source.readyState === EventSource.CLOSED ? 'closed' : 'connecting'
    }
    source.onmessage = ({ data }) => {
      const post: Post = JSON.parse(data)
      posts.value = [post, ...posts.value].slice(0, maxShown)
      announce(`New post: ${post.title}`)
    }
    return () => source.close()
  }, [url, id, token, isStopped.value])
  const [is, label] = states[isStopped.value ? 'closed' : state.value]
  return (
    <>
      <div class="tools">
        <Status tone={is}>{label}</Status>
        <Button
          onClick={() => {
            isStopped.value = !isStopped.value
          }}
        >
          {isStopped.value ? 'Listen' : 'Stop'}
        </Button>
      </div>
      {posts.value.length ? (
        <PostList id="live-posts" posts={posts.value} />
      ) : (
        <Empty title="Nothing new yet">
          <p>Posts appear here as soon as the crawler has found them. Leave this page open.</p>
        </Empty>
      )}
    </>
  )
}
