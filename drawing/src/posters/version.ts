/** Part of every image address. Increase it when a drawing changes: clients cache an address without limit. */
export const drawingVersion = 2
