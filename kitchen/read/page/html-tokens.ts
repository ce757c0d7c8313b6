import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

const ignore = () => undefined

const ignoreAll: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribend: ignore,
  onattribentity: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
}

/**
 * Passes the tokens of an HTML text to the callbacks, as positions in it. The parser on top of this tokenizer looks
 * through all open elements at every tag, which a page of nested elements makes quadratic.
 */
export function tokenize(html: string, callbacks: Partial<TokenizerCallbacks>): void {
  const tokenizer = new Tokenizer({ decodeEntities: false }, { ...ignoreAll, ...callbacks })
  tokenizer.write(html)
  tokenizer.end()
}
