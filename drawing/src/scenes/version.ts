/** Part of the cache key of every rendered scene. Increase it when pixels change. */
export const scenesVersion = 2
