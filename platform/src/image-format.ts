export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif'

/** Detects the format by magic bytes, not by name. */
export function findImageFormat(bytes: Buffer): ImageFormat | undefined {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  return starts('GIF87a') || starts('GIF89a') ? 'gif' : undefined
}
