interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}

type DetectorConstructor = new (options: { formats: readonly string[] }) => Detector

const scanIntervalMs = 150
/** A code must be out of sight for this long before it counts as shown again. */
const outOfSightMs = 3_000

/** Requires the Barcode Detection API and a secure context, which camera access needs. */
export function canSeeCodes(): boolean {
  return findDetectorConstructor() !== undefined && Boolean(navigator.mediaDevices?.getUserMedia)
}

/** Shows the camera in `video` and reports each new code. Returns a function that stops it. */
export async function watchForCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const BarcodeDetector = findDetectorConstructor()
  if (!BarcodeDetector) throw new Error('This browser cannot scan codes.')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  const detector = new BarcodeDetector({ formats: ['qr_code', 'code_128'] })
  const isNew = createSightings(outOfSightMs)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const scanFrame = async () => {
    // The detector throws if the video has no frame yet.
    const codes = await detector.detect(video).catch(() => [])
    if (isStopped) return
    for (const { rawValue } of codes) if (isNew(rawValue, performance.now())) onCode(rawValue)
    timer = setTimeout(scanFrame, scanIntervalMs)
  }
  await video.play()
  void scanFrame()
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
  }
}

/** Detects when a code comes into sight, because each code stays there for many frames. */
export function createSightings(quietMs: number): (code: string, atMs: number) => boolean {
  const lastSeenMs = new Map<string, number>()
  return (code, atMs) => {
    const previousMs = lastSeenMs.get(code)
    lastSeenMs.set(code, atMs)
    return previousMs === undefined || atMs - previousMs > quietMs
  }
}

function findDetectorConstructor(): DetectorConstructor | undefined {
  // TypeScript's DOM library does not include it yet.
  return (globalThis as { BarcodeDetector?: DetectorConstructor }).BarcodeDetector
}
