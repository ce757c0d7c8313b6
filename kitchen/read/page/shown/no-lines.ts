import { languages } from '#shared/constants/languages.ts'
import { numbered } from '../../text/sections.ts'
import { readServings, readTimes } from '../../text/serving-and-times.ts'
import type { Block } from '../blocks.ts'

/** What a page sets among the lines of its list that is none of them. */

export const amountFirst = /^[^\p{L}\d]{0,3}(?:\d|[½¼¾⅓⅔⅛])/u
/** "2 - Add the cheese and stir.", "2.-Add the cheese": a step that is counted. */
export const isCounted = (text: string) =>
  text.length > 25 &&
  /^\d{1,2}(?:(?:[.)]| ?[–-])?\s\p{Lu}.*[.!]$|[.)][–-]\s?\p{Lu})/u.test(text) &&
  (text.length > 40 || !/^\d+\s\p{Lu}/u.test(text))
export const isAmount = ({ text, level }: Block) =>
  amountFirst.test(text) &&
  text.length <= 160 &&
  /\p{L}{2}/u.test(text) &&
  !isCounted(text) &&
  !(level !== null && numbered.test(text))

/** "2x", and what the page's markup calls a button. */
export const isButton = ({ text, kind }: Block) =>
  /^[\d/½.]{1,4}\s?[x×]:?$|^[+–-]$/i.test(text) ||
  (!amountFirst.test(text) &&
    !kind.startsWith('li ') &&
    /^(?:\w+-)?button\b|[\s_-](?:btn|button)(?=[\s_-]|$)/i.test(kind))

/** The head of a table of weights, and its last row. */
export const isOfTable = ({ text }: Block) =>
  /^(?:kg|gr?|ml|l|oz|lbs?|%)$/i.test(text) ||
  /^(?:total weight|gesamtgewicht|poids total|peso total)\b/i.test(text)

/** "4" x 6"", "(344 KB)": what can be printed and how large it is. */
export const isOfFile = ({ text }: Block) =>
  /^\d[\d.,]*\s?["″”]?\s?[x×]\s?\d[\d.,]*\s?["″”]?$|^\(?\d[\d.,]*\s?[KM]B\)?$/.test(text)

const isPrice = (block: Block | undefined) =>
  block !== undefined && /^(?:[€$£]\s?\d{1,4}(?:[.,]\d{2})?|\d{1,4}[.,]\d{2}\s?[€$£])$/.test(block.text)

/** A price, the heading of the product that has it, and "Add to cart" below it. */
export const isOffer = (blocks: readonly Block[], at: number): boolean =>
  isPrice(blocks[at]) ||
  (blocks[at]?.level != null && isPrice(blocks[at + 1])) ||
  (isPrice(blocks[at - 1]) &&
    !amountFirst.test(blocks[at]?.text ?? '') &&
    !blocks[at]?.kind.startsWith('li '))

/** "Baking: 20 min" */
export const saysTime = ({ text }: Block) =>
  text.length <= 60 &&
  /\d/.test(text) &&
  !amountFirst.test(text) &&
  languages.some((language) => Object.values(readTimes(text, language)).some((time) => time !== null))

/** "Serves 4", "12 servings" */
export const saysServings = ({ text }: Block) => text.length <= 25 && readServings(text) !== null

/** A heading such as "1. Do some prep:" begins the steps, unless it is one of several lists. */
export const isNumberedHeading = (block: Block, next: Block | undefined) =>
  block.level !== null && numbered.test(block.text) && !(next && isAmount(next))

/** "4 TL", "250 ml, (1 TL powder)": an amount whose food stands in another box. */
export const isBareAmount = ({ text }: Block) =>
  /^(?:\d|[½¼¾⅓⅔⅛])[\d½¼¾⅓⅔⅛\s.,/–-]{0,9}(?:\p{L}{1,8}\.?(?:\(\p{L}\))?)?(?:\s?\([^()]*\)|,.{1,40})?$/u.test(
    text,
  )
