import type { Phrase } from './grammar/phrase.ts'
import type { Part } from '../library/lines/part.ts'

const say = (en: string, fr: string, es: string, de: string): Phrase => ({ en, fr, es, de })

/** What a cook adds in the list so that nothing has to be read twice; null for what needs no word. */
export function noteOn({ ingredient: { id, category }, unit, cut }: Part, isBlended = false): Phrase | null {
  if (category === 'legume' && unit === 'can')
    return say(
      'drained and rinsed',
      '{x?égoutté et rincé/égouttée et rincée/égouttés et rincés/égouttées et rincées}',
      '{x?escurrido y enjuagado/escurrida y enjuagada/escurridos y enjuagados/escurridas y enjuagadas}',
      'abgetropft',
    )
  if (cut === 'zestJuice')
    return say(
      'unwaxed, zest and juice',
      'non {x?traité/traitée/traités/traitées}, zeste et jus',
      'sin tratar, piel y zumo',
      'unbehandelt, Schale und Saft',
    )
  if (id === 'chicken-thigh' && (cut === 'cubes' || cut === 'strips'))
    return say(
      'boned and skinned',
      '{x?désossé/désossée/désossés/désossées} et sans peau',
      '{x?deshuesado/deshuesada/deshuesados/deshuesadas} y sin piel',
      'ohne Knochen und Haut',
    )
  if (cut === 'juice') return say('juice only', 'pour le jus', 'solo el zumo', 'nur der Saft')
  if (/^(parmesan|pecorino|vegetarian-hard-cheese)$/.test(id))
    return say(
      'freshly grated',
      'fraîchement {x?râpé/râpée/râpés/râpées}',
      'recién {x?rallado/rallada/rallados/ralladas}',
      'frisch gerieben',
    )
  if (id === 'bay-leaf' && !isBlended)
    return say(
      'taken out before serving',
      'à retirer avant de servir',
      '{x?se retira/se retiran} antes de servir',
      'vor dem Servieren entfernen',
    )
  if (id === 'bay-leaf')
    return say(
      'taken out before blending or serving',
      'à retirer avant de mixer ou de servir',
      '{x?se retira/se retiran} antes de triturar o servir',
      'vor dem Pürieren oder Servieren entfernen',
    )
  if (id === 'black-pepper') return say('freshly ground', 'du moulin', 'recién molida', 'frisch gemahlen')
  if (category === 'fish' && !/tinned|smoked|salt|herring|anchovy|roe|surimi/.test(id))
    return say('pin bones removed', 'sans arêtes', 'sin espinas', 'ohne Gräten')
  return null
}
