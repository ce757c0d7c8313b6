import type { TextWords } from './text-words.ts'

export const en: TextWords = {
  between:
    '(?:\\([^)]*\\)|x|of|the|an?|fresh|large|small|medium|ripe|heaped|good|cooked|dried|frozen|free-range|organic|tinned|canned|finely|chopped|pieces?|joint|chunk|lump|block)[\\s,]+',
  joins: 'and|or|with|for|in|on|to|but',
  hours: 'h|hrs?|hours?',
  minutes: 'min\\.?|mins|minutes?|m',
  halfHour: '\\bhalf an hour\\b',
  quarterHour: '\\b(?:a )?quarter of an hour\\b',
  andHalf: ' and a half',
  serves: [
    '\\b(?:serves|servings?|yields?|makes|feeds|portions?)\\s*:?\\s*(?:about\\s+)?#',
    '#\\s+(?:servings?|portions?|people|persons|guests)\\b',
  ],
  makes: 'makes|yields',
  portions: 'servings?|serves|portions?|people|persons?|guests?|plates?',
  times: {
    prep: 'prep(?:aration)?(?:\\s+time)?|active(?:\\s+time)?',
    cook: 'cook(?:ing)?(?:\\s+time)?|bak(?:e|ing)(?:\\s+time)?',
    rest: '(?:rest(?! of)|resting|chill(?:ing)?|marinating|rising)(?:\\s+time)?',
    total: 'total(?:\\s+time)?|ready in|time',
  },
  about: 'about',
  resting: '\\b(?:rest(?! of)|resting|chill|refrigerate|fridge|marinate|rise|prove|soak|cool(?: down)?)\\b',
  heating: '\\b(?:bake|roast|simmer|boil|fry|cook|grill|steam|oven)',
}
