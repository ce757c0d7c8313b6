import type { Language } from '#shared/constants/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Prompts } from './prompts.ts'

export const prompts: Record<Language, Prompts> = { en, fr, es, de }
