import type { Phrase } from '../phrase.ts'
import { say, type Plan, type Step } from '../pattern.ts'
import { cook, prep } from '../shorthand.ts'

/** True for the dishes of a family that are made in one of these ways. */
export const inWay =
  (...ways: readonly string[]) =>
  ({ dish }: Plan) =>
    ways.includes(dish.way ?? '')

/** A step of the hands that only some of the family need. */
export const shape = (
  ways: readonly string[],
  minutes: number,
  en: string,
  fr: string,
  es: string,
  de: string,
): Step => prep(minutes, en, fr, es, de, { when: inWay(...ways) })

/** How one sees that it is done. */
export const until = {
  golden: say(
    'until golden brown',
    'jusqu’à une belle couleur dorée',
    'hasta que se dore bien',
    'bis alles goldbraun ist',
  ),
  hollow: say(
    'until deep brown and hollow when tapped underneath; let cool on a rack',
    'jusqu’à ce que la croûte soit bien brune et sonne creux dessous ; laisser refroidir sur une grille',
    'hasta que la corteza esté bien tostada y suene hueca por debajo; dejar enfriar sobre una rejilla',
    'bis die Kruste kräftig braun ist und es beim Klopfen auf die Unterseite hohl klingt; auf einem Gitter abkühlen lassen',
  ),
  skewer: say(
    'until a skewer comes out clean; let cool for ten minutes before turning out',
    'jusqu’à ce qu’une lame ressorte sèche ; attendre dix minutes avant de démouler',
    'hasta que un palillo salga limpio; esperar diez minutos antes de desmoldar',
    'bis an einem Holzstäbchen nichts mehr klebt; vor dem Stürzen zehn Minuten warten',
  ),
  pale: say(
    'until the edges just take colour; they firm up as they cool',
    'jusqu’à ce que les bords colorent à peine ; tout durcit en refroidissant',
    'hasta que los bordes tomen apenas color; se endurecen al enfriar',
    'bis die Ränder eben Farbe annehmen; beim Abkühlen wird alles fest',
  ),
  trembling: say(
    'until set at the edge and still trembling in the middle; let cool before cutting',
    'jusqu’à ce que le bord soit pris et le centre encore tremblant ; laisser refroidir avant de couper',
    'hasta que cuaje por el borde y tiemble en el centro; dejar enfriar antes de cortar',
    'bis der Rand fest ist und die Mitte noch zittert; vor dem Anschneiden abkühlen lassen',
  ),
  dry: say(
    'until dry and crisp; let cool in the oven, its door ajar',
    'jusqu’à ce que tout soit sec et croquant ; laisser refroidir dans le four entrouvert',
    'hasta que esté seco y crujiente; dejar enfriar en el horno entreabierto',
    'bis alles trocken und knusprig ist; im leicht geöffneten Ofen abkühlen lassen',
  ),
} satisfies Record<string, Phrase>

/** Into the hot oven, at what heat and for how long, for the ways of a family that bake so. */
export const bake = (ways: readonly string[], celsius: number, minutes: number, done: Phrase): Step =>
  cook(
    minutes,
    `Bake in the oven, heated to ${celsius} °C, for ${minutes} minutes, ${done.en}.`,
    `Cuire ${minutes} minutes au four préchauffé à ${celsius} °C, ${done.fr}.`,
    `Hornear ${minutes} minutos en el horno precalentado a ${celsius} °C, ${done.es}.`,
    `Im auf ${celsius} °C vorgeheizten Ofen ${minutes} Minuten backen, ${done.de}.`,
    { celsius, ...(ways.length > 0 && { when: inWay(...ways) }) },
  )
