export const presentTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`
