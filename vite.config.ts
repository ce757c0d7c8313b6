import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type UserConfig } from 'vite'
import { appManifest } from './scripts/app-manifest.ts'
import { compressBuild } from './scripts/compress-files.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { chunkGroups, pagePreloads } from './scripts/web-chunks.ts'

const server = `http://127.0.0.1:${process.env.CONVIVE_SERVER_PORT ?? '3001'}`
/** What the server answers itself; the public page of a recipe comes with the web files of the last build. */
const served = ['/api', '/auth', '/recipes', '/assets', '/images', '/mail', '/mcp', '/healthz', '/readyz']

const web: UserConfig = {
  plugins: [
    react(),
    tailwindcss(),
    pagePreloads(import.meta.dirname),
    appManifest(import.meta.dirname),
    serviceWorker(import.meta.dirname),
    compressBuild(),
  ],
  publicDir: 'public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'pages', name: chunkGroups(import.meta.dirname) }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
}

/** The pages that the server renders, with everything that they need in one file (`vite build --ssr`). */
const publicPage: UserConfig = {
  publicDir: false,
  // React decides by this name whether it checks what developers do wrong, which costs time.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist/server',
    // In place, so that the running server of `npm run dev` never misses it.
    emptyOutDir: false,
    sourcemap: false,
    minify: true,
    rollupOptions: {
      input: 'web/app/render-pages.ts',
      // Both are about browsers: the server loads one file.
      checks: { ineffectiveDynamicImport: false },
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
      // What is only imported on demand is never loaded by the server.
      output: { entryFileNames: 'public-page.js', chunkFileNames: 'on-demand/[name].js' },
    },
  },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? publicPage : web))
