export { inLanguage, paths, patterns } from '#shared/paths.ts'
