import type { Translation } from '../catalog.ts'
import type english from '../en/chat.ts'

export default {
  title: 'À vos fourneaux !',
  completeTitle: 'La recette est prête',
  intro:
    'Dites au chef ce qui vous ferait envie. Discutez jusqu’à ce que le plat soit le vôtre, puis finalisez-le.',

  conversation: 'Conversation',
  chef: 'Le chef',
  you: 'Vous',
  greeting:
    'Quel plaisir de vous voir ! Que cuisinons-nous aujourd’hui ? Dites-moi ce qui vous fait envie, ce qu’il y a dans votre cuisine et qui vient à table. Et surtout, dites-moi ce qui ne doit pas se retrouver dans l’assiette : les allergies passent avant tout.',
  suggestions: 'Quelques idées pour commencer',
  suggestion1: 'Un plat réconfortant aux poireaux et aux pommes de terre, en 40 minutes',
  suggestion2: 'Un dîner végan pour six, sans que personne ne s’en aperçoive',
  suggestion3: 'Un dessert au citron, pas trop sucré',
  suggestion4: 'Un cocktail sans alcool pour une soirée d’été',

  message: 'Message',
  messagePlaceholder: 'Écrivez au chef…',
  messageHint: 'Entrée pour envoyer, Maj + Entrée pour aller à la ligne',
  send: 'Envoyer',
  stop: 'Arrêter',
  writing: 'Le chef écrit',
  done: 'Le chef a répondu',
  tooLong:
    'Votre message compte {{length}} caractères ; la limite est de 4 000. Raccourcissez-le ou envoyez-le en deux fois.',
  nearlyFull:
    'La conversation est déjà longue et il reste peu de place. C’est le bon moment pour finaliser votre recette.',
  full: 'La conversation est pleine. Finalisez votre recette ou commencez-en une nouvelle.',

  requestFailed: 'La demande a échoué',
  chefUnreachable: 'Impossible de joindre le chef. Veuillez réessayer.',
  networkError: 'Erreur réseau. Veuillez réessayer.',
  logIn: 'Se connecter',
  tryAgain: 'Réessayer',

  finalize: 'Finaliser la recette',
  finalizing: {
    plating: 'Finalisation – Suggestion de dressage',
    image: 'Finalisation – Image',
    save: 'Finalisation – Enregistrement',
  },
  stopFinalizing: 'Annuler',
  nothingToFinalize: 'Discutez d’abord d’une recette avec le chef avant de finaliser.',
  noRecipe: 'Aucune recette à enregistrer.',
  platingFailed: 'La suggestion de dressage a échoué : {{reason}}',
  imageFailed: 'La création de l’image a échoué : {{reason}}',
  saveFailed: 'L’enregistrement a échoué : {{reason}}',
  saveUnknown: 'La recette n’a pas pu être enregistrée',
  unexpected: 'Une erreur inattendue s’est produite.',
  progressSaved: 'Rien n’est perdu : ce qui est déjà prêt est conservé.',

  saved: 'Recette finalisée et enregistrée',
  savedPrivate: 'Elle vous attend dans votre classeur, visible uniquement par vous.',
  openInBinder: 'Ouvrir dans mon classeur',
  startNew: 'Nouvelle recette',
  startNewQuestion: 'Quitter cette conversation ?',
  startNewWarning:
    'Elle n’est pas encore devenue une recette enregistrée. Vous la retrouverez parmi vos conversations.',
  startNewConfirm: 'Tout recommencer',
  startNewCancel: 'Continuer à discuter',

  editMessage: 'Modifier',
  conversations: 'Mes conversations',
  conversationsTitle: 'Mes conversations',
  conversationsNone: 'Rien pour le moment. Tout ce que vous dites au chef est gardé ici.',
  conversationsFailed: 'Impossible de charger vos conversations.',
  conversationTitle: 'Titre',
  saveTitle: 'Enregistrer',
  renameConversation: 'Renommer « {{title}} »',
  deleteConversation: 'Supprimer « {{title}} »',
  deleteQuestion: 'Supprimer cette conversation ?',
  deleteWarning:
    'Ce qui a été dit disparaîtra définitivement. Les recettes enregistrées restent dans votre classeur.',
  deleteConfirm: 'Supprimer',

  image: 'Illustration',
  imageEmpty: 'Votre plat sera peint ici dès que vous l’aurez finalisé.',
  imageAlt: '{{title}}, dressé dans l’assiette',
  imageMade: 'Illustration réalisée par un programme, pas une photo.',
  imageMissing: 'Aucune image disponible',
  plating: 'Dressage',
  platingEmpty: 'Comment le présenter à table : le chef le notera ici.',
  inTheMaking: 'En préparation',

  recipe: 'Votre recette',
  servings: 'Portions',
  preparation: 'Préparation',
  cooking: 'Cuisson',
  total: 'Temps total',
  notes: 'Bon à savoir',

  disclaimerTitle: 'Rédigé par une IA',
  disclaimer:
    'Les recettes et les suggestions peuvent être générées par une IA et comporter des erreurs. Vérifiez vous-même les allergènes, les températures et les quantités avant de cuisiner ou de servir.',
} satisfies Translation<'fr', typeof english>
