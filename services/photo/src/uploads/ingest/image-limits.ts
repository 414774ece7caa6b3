export const maxPixels = 100_000_000
export const maxEdge = 20_000
