import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type UserConfig } from 'vite'
import { compressBuild } from './scripts/compress-files.ts'

const server = `http://127.0.0.1:${process.env.CONVIVE_SERVER_PORT ?? '3001'}`
/** What the server answers itself; the public page of a recipe comes with the web files of the last build. */
const served = ['/api', '/auth', '/recipes', '/assets', '/images', '/mail', '/healthz', '/readyz']

const web: UserConfig = {
  plugins: [react(), tailwindcss(), compressBuild()],
  publicDir: 'public',
  build: { outDir: 'dist/web', emptyOutDir: true, sourcemap: false },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
}

/** The public page of a recipe for the server: one file with everything in it (`vite build --ssr`). */
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
      input: 'web/app/render-public-page.tsx',
      output: { entryFileNames: 'public-page.js' },
    },
  },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? publicPage : web))
