/** The stored formats. */
export type ImageType = 'image/jpeg' | 'image/png'

export const maxUploadBytes = 10 * 1024 * 1024
