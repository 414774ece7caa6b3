interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}

type DetectorMaker = new (options: { formats: readonly string[] }) => Detector

const everyMs = 150
/** So long a code has to be out of sight before it counts as shown again. */
const goneMs = 3_000

/** Whether the browser reads codes by itself and lets this page have a camera. */
export function canSeeCodes(): boolean {
  return makerOfDetectors() !== undefined && Boolean(navigator.mediaDevices?.getUserMedia)
}

/** Shows the camera in `video` and tells each code that comes before it; gives what ends that. */
export async function watchForCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const Maker = makerOfDetectors()
  if (!Maker) throw new Error('This browser reads no codes.')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  const detector = new Maker({ formats: ['qr_code', 'code_128'] })
  const isNew = createSightings(goneMs)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const look = async () => {
    // A picture that is not there yet is an error to the detector.
    const codes = await detector.detect(video).catch(() => [])
    if (isOver) return
    for (const { rawValue } of codes) if (isNew(rawValue, performance.now())) onCode(rawValue)
    timer = setTimeout(look, everyMs)
  }
  await video.play()
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
  }
}

/** Tells whether a code has just come into sight; it stays in front of a camera for many pictures. */
export function createSightings(quietMs: number): (code: string, atMs: number) => boolean {
  const lastSeenMs = new Map<string, number>()
  return (code, atMs) => {
    const before = lastSeenMs.get(code)
    lastSeenMs.set(code, atMs)
    return before === undefined || atMs - before > quietMs
  }
}

function makerOfDetectors(): DetectorMaker | undefined {
  // No description of the language has it yet.
  return (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector
}
