import type { Language } from '#shared/constants/languages.ts'

/** Flavours of the larder and tastes of the guests, as one word each. */
export const tasteWordsFor: Readonly<Record<string, Record<Language, string>>> = {
  sweet: { en: 'sweet', fr: 'doux', es: 'dulce', de: 'süß' },
  sour: { en: 'tangy', fr: 'acidulé', es: 'ácido', de: 'säuerlich' },
  bitter: { en: 'gently bitter', fr: 'légèrement amer', es: 'ligeramente amargo', de: 'leicht herb' },
  umami: { en: 'savoury', fr: 'savoureux', es: 'sabroso', de: 'würzig' },
  fresh: { en: 'fresh', fr: 'frais', es: 'fresco', de: 'frisch' },
  nutty: { en: 'nutty', fr: 'aux notes de noisette', es: 'con notas tostadas', de: 'nussig' },
  smoky: { en: 'smoky', fr: 'fumé', es: 'ahumado', de: 'rauchig' },
  creamy: { en: 'creamy', fr: 'crémeux', es: 'cremoso', de: 'cremig' },
  floral: { en: 'fragrant', fr: 'parfumé', es: 'aromático', de: 'duftig' },
  earthy: { en: 'earthy', fr: 'rustique', es: 'rústico', de: 'erdig' },
  hot: { en: 'spicy', fr: 'relevé', es: 'picante', de: 'scharf' },
  salty: { en: 'salty', fr: 'salé', es: 'salado', de: 'salzig' },
  crunchy: { en: 'crunchy', fr: 'croquant', es: 'crujiente', de: 'knackig' },
  light: { en: 'light', fr: 'léger', es: 'ligero', de: 'leicht' },
  hearty: { en: 'hearty', fr: 'réconfortant', es: 'reconfortante', de: 'herzhaft' },
  lemony: { en: 'lemony', fr: 'citronné', es: 'cítrico', de: 'zitronig' },
  herby: { en: 'herby', fr: 'herbacé', es: 'con hierbas', de: 'kräuterig' },
  rich: { en: 'rich', fr: 'riche', es: 'intenso', de: 'üppig' },
}
