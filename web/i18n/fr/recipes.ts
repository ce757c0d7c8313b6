import { recipePageWords } from '#shared/words/recipe-page.ts'
import type { Translation } from '../catalog.ts'
import type english from '../en/recipes.ts'

export default {
  signedOutText: 'Votre classeur vous attend derrière la porte. Connectez-vous pour l’ouvrir.',
  toChef: 'Cuisiner avec le chef',

  tabs: 'Types de plats',
  allTab: 'Tout',
  searchLabel: 'Rechercher dans vos recettes',
  searchPlaceholder: 'Plat ou ingrédient',
  table: 'Tableau',
  cards: 'Cartes',
  options: 'Trier et filtrer',
  results: 'Résultats de la recherche',
  found_one: '{{count}} recette trouvée',
  found_many: '{{count}} recettes trouvées',
  found_other: '{{count}} recettes trouvées',
  noneFoundText: 'Essayez un autre mot, ou un ingrédient dont vous vous souvenez.',

  picture: 'Photo',
  recipe: 'Recette',
  likes: 'J’aime',
  time: 'Durée',
  date: 'Créée le',
  public: 'Publique',
  hidden: 'Masquée en attente d’examen',
  actions: 'Actions',

  emptyTab: 'Rien ici pour l’instant',
  emptyTabText: 'Imaginez un plat avec le chef. Une fois finalisé, il vous attendra ici.',

  copyLink: 'Copier le lien',
  copyPublishes: 'Copier le lien rend cette recette publique.',
  linkCopied: 'Lien public copié dans le presse-papiers',
  copyByHand: 'Copiez ce lien public',
  publicPage: 'Page publique',

  deleteQuestion: 'Supprimer « {{title}} » ?',
  deleteExplained: 'Elle passe dans les recettes supprimées récemment, d’où vous pourrez la restaurer.',
  deleted: '« {{title}} » se trouve maintenant dans les recettes supprimées récemment.',
  deleteFailed: 'La recette n’a pas pu être supprimée. Veuillez réessayer.',
  recentlyDeleted: 'Supprimées récemment',
  nothingDeleted: 'Aucune recette supprimée.',
  undo: 'Annuler',
  restore: 'Restaurer',
  restored: '« {{title}} » est de retour dans votre classeur.',
  restoreFailed: 'La recette n’a pas pu être restaurée. Veuillez réessayer.',
  visibilityFailed: 'La visibilité n’a pas pu être modifiée. Veuillez réessayer.',
  failedToLoadRecipes: 'Vos recettes n’ont pas pu être chargées.',

  notFound: recipePageWords.fr.notFound,
  notFoundText: recipePageWords.fr.notFoundText,
  visitorText: 'Cuisiné et gardé chez Convive, une table sur invitation.',
  visitorAsk: 'Demander une place',
  failedToLoad: 'Échec du chargement',
} satisfies Translation<'fr', typeof english>
