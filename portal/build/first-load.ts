import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Maximum compressed size of everything that the first page loads. */
export const maxFirstLoadBytes = 100_000

/** Preloads the fonts of the first page, and reports its size. */
export function firstLoad({ fonts }: { fonts: readonly RegExp[] }): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const wanted = Object.keys(bundle).filter((file) => fonts.some((font) => font.test(file)))
        return wanted
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          }))
      },
    },
    writeBundle(_options, bundle) {
      const html = bundle['index.html']
      if (html?.type !== 'asset') return
      const page = String(html.source)
      const files = Object.values(bundle).filter(({ fileName }) => page.includes(`/${fileName}`))
      const sizes = [html, ...files].map((file) => {
        const source = file.type === 'asset' ? file.source : file.code
        const bytes = file.fileName.endsWith('.woff2') ? source.length : brotliCompressSync(source).length
        return { file: file.fileName, bytes }
      })
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
      for (const { file, bytes } of sizes) this.info(`${String(bytes).padStart(7)} bytes  ${file}`)
      this.info(`${String(total).padStart(7)} bytes compressed for the first page, of ${maxFirstLoadBytes}`)
      if (total > maxFirstLoadBytes) this.error('The first page exceeds its size budget.')
    },
  }
}
