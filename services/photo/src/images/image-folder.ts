/** The folder of the image cache. */
export const imageFolder = 'images'
