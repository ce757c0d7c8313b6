import { expect, it } from 'vitest'
import { fold } from '../lexicon/text/fold.ts'
import { readServings } from './servings.ts'
import { spelledOut } from './spelled-out.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'

const count = (text: string, before: number | null) => readServings(unjoin(spelledOut(fold(text))), before)

it.each([
  ['We have friends over Friday, two couples plus us two', null, 6],
  ['The rest of us are three and would eat it normally', 1, 4],
  ['on est 2 + eux 2 + mon ado qui mange pour trois', null, 5],
  ['On reçoit samedi : trois couples et nous deux.', null, 8],
  ['necesito vianda para 5 días para llevar al laburo, soy yo solo', null, 5],
  ['machen für meine Enkerln, drei sinds, und ich ess auch mit', null, 4],
  ['Meine Tochter (17) ist seit drei Wochen vegan, wir anderen drei nicht.', null, 4],
  [
    'kommt die ganze Familie: meine Eltern, seine Eltern, meine Schwester mit Mann und zwei Kindern, und wir zwei.',
    null,
    10,
  ],
  [
    'Nein halt, er mault zu Recht, letztes Mal hat er Sodbrennen gehabt vom Essig, nicht von den Rosinen. Mach weniger Essig',
    5,
    null,
  ],
  ['mein Mann nimmt keine Rücksicht, der kriegt seins mit Amaretto', null, null],
  ['für 4, und am Tag vorher machbar?', 2, 4],
  ['Was koche ich für einen Abend mit Kollegen, sieben Stück, einer ist Hindu', null, 7],
  ["Something for the four of us plus my brother's family, they're three", null, 7],
  ['en fait la moitié vient pas', 10, 5],
  ["un gâteau pour le goûter de ma classe, vingt-deux enfants, moi et l'ATSEM", null, 24],
  ['una tortilla para dos y mi hijo, que come como un gorrión', null, 3],
  ['Gulasch für 6, aber die zwei Kleinen zählen nur halb', null, 5],
  ['my wife and I plus the twins', null, 4],
  ['me, my two brothers and their wives', null, 5],
  ['nous sommes quatre plus la grand-mère', null, 5],
  ['Somos cinco sin contar al bebé', null, 5],
  ["six of us, minus my sister who's away", null, 5],
  ['two families of four', null, 8],
  ['cooking for myself and two friends', null, 3],
  ['mes deux sœurs, leurs maris et moi', null, 5],
  ['somos tres parejas', null, 6],
  ['unsere Nachbarn kommen, zwei Paare, und wir zwei', null, 6],
  ['me and the in-laws', null, 3],
  ['just my daughter and me', null, 2],
  ['For 6 but two are kids', null, 6],
  ['dinner for my boss and his wife, and us', null, 4],
  ['toute la famille, on est sept', null, 7],
  ['mi marido, los gemelos y yo', null, 4],
  ['for me, my partner and our 3 year old', null, 3],
  ['yo, mi hermana y sus dos hijas', null, 4],
  ['für meine Eltern und mich', null, 3],
  ['wir zwei und vier Gäste', null, 6],
  ['two cancelled', 8, 6],
  ["my brother can't come after all", 8, 7],
  ['ma sœur vient aussi avec ses deux enfants', 4, 7],
  ['und meine Schwiegermutter auch noch', 4, 5],
  ["plus the neighbours' two kids", 4, 6],
  ['one of them vegetarian', 4, null],
  ['everyone except my dad eats it', 5, null],
  ["there'll be five adults and three children under ten", null, 8],
  ['double it', 4, 8],
  ['for 10 on Saturday, two of them coeliac', null, 10],
] as const)('"%s", after %s, is for %s', (text, before, heads) => {
  expect(count(text, before)).toBe(heads)
})
