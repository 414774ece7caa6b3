/** The folder of the image cache, which the service declares with `cacheFolder`. */
export const imageFolder = 'images'
