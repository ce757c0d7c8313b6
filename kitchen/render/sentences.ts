import { readTexts } from './texts.ts'

/** What the chef says; `sentences.txt` tells when. */
export const sentences = readTexts(new URL('sentences.txt', import.meta.url), {
  unknownDish: 'one',
  lifted: 'one',
  unheardOf: 'one',
  notInIt: 'one',
  notKept: 'one',
  otherVariety: 'one',
  notDone: 'one',
  quoted: 'one',
  orDidYouMean: 'one',
  unmetWish: 'one',
  standsIn: 'one',
  nearestKin: 'one',
  besideDish: 'one',
  askInstead: 'one',
  welcomes: 'choices',
  firstQuestions: 'one',
  askDish: 'one',
  strays: 'choices',
  unclear: 'one',
  backToDish: 'one',
  thanked: 'choices',
  praised: 'choices',
  readyToFinish: 'one',
  changes: ['fits'],
})
