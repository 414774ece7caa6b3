import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { firstLoad } from './build/first-load.ts'

const server = process.env.OCTAVO_PORTAL ?? 'http://127.0.0.1:8000'

/** @public */
export default defineConfig({
  plugins: [preact(), firstLoad({ fonts: [/source-sans-3-latin-wght-normal/, /ibm-plex-mono-latin-400/] })],
  build: {
    // Nothing inline, because the content security policy forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome125', 'firefox126', 'safari17.5'],
  },
  server: { proxy: { '/api': server, '/openapi': server } },
})
