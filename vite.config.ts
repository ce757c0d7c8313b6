import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressBuild } from './scripts/compress-files.ts'

const server = `http://127.0.0.1:${process.env.CONVIVE_SERVER_PORT ?? '3001'}`
/** What the server answers itself; the public page of a recipe comes with the files of the last build. */
const served = ['/api', '/auth', '/recipes', '/assets', '/images', '/mail', '/healthz', '/readyz']

export default defineConfig({
  plugins: [react(), tailwindcss(), compressBuild()],
  publicDir: 'public',
  build: { outDir: 'dist/web', emptyOutDir: true, sourcemap: false },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
})
