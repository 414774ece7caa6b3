import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../../kit/button.tsx'
import { canSeeCodes, watchForCodes } from '../camera.ts'

/** Reads codes with the camera if the browser supports it. */
export function Camera({ onCode }: { onCode(code: string): void }) {
  const isOn = useSignal(false)
  if (!canSeeCodes()) return null
  return (
    <div class="camera">
      <Button
        icon="eye"
        aria-pressed={isOn.value}
        onClick={() => {
          isOn.value = !isOn.value
        }}
      >
        {isOn.value ? 'Turn off the camera' : 'Use the camera'}
      </Button>
      {isOn.value && <Finder onCode={onCode} />}
    </div>
  )
}

function Finder({ onCode }: { onCode(code: string): void }) {
  const video = useRef<HTMLVideoElement>(null)
  const problem = useSignal('')
  const onCodeRef = useRef(onCode)
  onCodeRef.current = onCode
  useEffect(() => {
    if (!video.current) return
    const watching = watchForCodes(video.current, (code) => onCodeRef.current(code))
    watching.catch((error: unknown) => {
      problem.value = error instanceof Error ? error.message : String(error)
    })
    return () => {
      void watching.then((stop) => stop()).catch(() => undefined)
    }
  }, [])
  return (
    <>
      {problem.value && (
        <p class="field-error" role="alert">
          The camera cannot be used: {problem.value}
        </p>
      )}
      <video ref={video} class="camera-picture" muted playsInline aria-label="Camera view" />
    </>
  )
}
