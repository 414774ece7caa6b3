import type { Scene } from './scene.ts'

/** The height of a scene that is rendered `width` pixels wide. */
export function sceneHeight(scene: Pick<Scene, 'width' | 'height'>, width: number): number {
  return Math.max(1, Math.round((width * scene.height) / scene.width))
}
