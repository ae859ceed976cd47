import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { clientModules, compressedFiles, contentReload, fileHashes, leanServerFiles, nodeProcess, withPackages } from './build/astro-build.ts'
import { shareImages } from './build/share-images.ts'

export default defineConfig({
  output: 'server',
  adapter: nodeProcess,
  // Pages are kept whole, so nothing is won by writing them in pieces, and that costs twice as much.
  integrations: [react({ experimentalDisableStreaming: true }), shareImages, fileHashes, compressedFiles],
  // Style sheets are files; public pages hold what is in them (decision 19).
  build: { inlineStylesheets: 'never' },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  devToolbar: { enabled: false },
  // The request pipeline refuses foreign origins itself, for every method and content type.
  security: { checkOrigin: false },
  server: { host: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT'] ?? 4321) },
  vite: { plugins: [withPackages, clientModules, contentReload, leanServerFiles], build: { target: 'es2022' } },
})
