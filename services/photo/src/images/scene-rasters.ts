import type { DiskCache } from '@octavo/platform/disk-cache.ts'
import type { Size } from './geometry.ts'
import { loadImageLibrary } from './image-library.ts'
import type { SceneSource } from './image-source.ts'
import type { RenderLanes } from './render-lanes.ts'
import type { SceneRenderer } from './scene-renderer.ts'
import { createSharedTasks } from './shared-tasks.ts'

export interface SceneRaster extends Size {
  bytes: Buffer
}

export interface SceneRasters {
  /** A JPEG of the whole scene that is at least this wide, or the scene's full size. */
  get(source: SceneSource, minWidth: number, client: string, signal: AbortSignal): Promise<SceneRaster>
}

const widths = [320, 640, 1280, 2560]

/** Variants of a scene are made from few rasters, because drawing one takes much longer than resizing it. */
export function createSceneRasters(scenes: SceneRenderer, disk: DiskCache, lanes: RenderLanes): SceneRasters {
  const tasks = createSharedTasks<SceneRaster>()

  async function draw(name: string, width: number, key: string): Promise<SceneRaster> {
    const { data, ...size } = await scenes.render(name, width)
    const sharp = await loadImageLibrary()
    const bytes = await sharp(data, { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
      .toBuffer()
    await disk.write(key, bytes).catch(() => {})
    return { ...size, bytes }
  }

  return {
    get({ name, width: fullWidth, height: fullHeight }, minWidth, client, signal) {
      const width = widths.find((step) => step >= minWidth && step < fullWidth) ?? fullWidth
      const key = `scene/${scenes.version}/${name}/${width}`
      return tasks.join(key, signal, async (shared) => {
        const bytes = await disk.find(key)
        const height = Math.max(1, Math.round((width * fullHeight) / fullWidth))
        if (bytes) return { width, height, bytes }
        return lanes.run('slow', client, shared, () => draw(name, width, key))
      })
    },
  }
}
