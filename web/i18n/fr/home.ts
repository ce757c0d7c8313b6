import type { Translation } from '../catalog.ts'
import type english from '../en/home.ts'

export default {
  nextMeals: 'Au menu',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  lately: 'Cuisiné récemment',
  toDiary: 'Carnet de cuisine',
  nextTime: 'La prochaine fois : {{text}}',
  talks: 'Reprendre avec le chef',
  threads: 'Du nouveau dans vos discussions',
  unread_one: '{{count}} nouveau message',
  unread_many: '{{count}} nouveaux messages',
  unread_other: '{{count}} nouveaux messages',
  inSeason: 'De saison en ce moment',
  newRecipes: 'Nouvelles recettes',
  toDiscover: 'Tout voir',
  failed: 'Les nouveautés n’ont pas pu être chargées.',
  unshared: 'Une recette qui n’est plus partagée',
  startText: 'Ce que vous cuisinez, discutez et suivez se retrouvera ici.',
} satisfies Translation<'fr', typeof english>
