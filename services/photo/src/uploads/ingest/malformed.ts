import type { UploadFormat } from './sniff.ts'

/** The file does not have the structure of its format. */
export class MalformedImageError extends Error {
  constructor(format: UploadFormat) {
    super(`malformed ${format}`)
    this.name = 'MalformedImageError'
  }
}
