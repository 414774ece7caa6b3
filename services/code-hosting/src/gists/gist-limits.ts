const megabyte = 1024 * 1024

/** As on GitHub, whose responses list no more files. */
export const maxFiles = 300
/** As on GitHub, where larger files need a clone. */
export const maxFileBytes = 10 * megabyte
/** The maximum size of a gist, without its history. */
export const maxGistBytes = 20 * megabyte
export const maxNameBytes = 255
export const maxDescriptionLength = 256
/** More content of a file is left out of responses. As on GitHub. */
export const maxShownBytes = megabyte
/** More content of all files is left out, so that the size of a response is bounded. */
export const maxShownBytesOfAll = 10 * megabyte

export const maxGistsOfAccount = 10_000
/** The maximum size of all gists of an account, with their history. */
export const maxBytesOfAccount = 1024 * megabyte
