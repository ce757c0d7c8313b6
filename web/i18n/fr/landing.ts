import type { Translation } from '../catalog.ts'
import type english from '../en/landing.ts'

export default {
  title: 'Une invitation à table',
  heroTitle: 'Prenez place, on cuisine.',
  heroText:
    'Convive est une table pour celles et ceux qui aiment manger. Dites à notre chef ce que vous avez et ce qui vous tente, cuisinez ce qui en sort et partagez-le avec des amis qui auront leur mot à dire.',
  heroPicture: 'Une galette à la tomate et au basilic dans une assiette, vue de dessus',

  inviteTitle: 'Entrez sur invitation',
  inviteCode: 'Code d’invitation',
  continue: 'Continuer',
  logIn: 'Déjà membre ? Se connecter',
  requestInvite: 'Demander une invitation',
  inviteUnexpected: 'Nous n’avons pas pu vérifier votre code. Veuillez réessayer.',

  searchTitle: 'De quoi avez-vous envie ?',
  searchLabel: 'Rechercher des recettes',
  searchPlaceholder: 'Une soupe un soir de pluie',
  search: 'Rechercher',

  featuresTitle: 'Comment ça se passe à notre table',
  featuresIntro: 'De la première idée jusqu’à la dernière miette.',
  chefTitle: 'Un chef qui écoute',
  chefText:
    'Dites ce qu’il y a au frigo, qui vient et ce qu’il faut éviter. Le chef questionne, propose et retouche le plat jusqu’à ce qu’il soit le vôtre.',
  tasterTitle: 'Un goûteur qui vérifie',
  tasterText:
    'Allergènes, régimes, températures et temps de cuisson sont contrôlés par des règles claires, et non par celui qui a écrit la recette.',
  binderTitle: 'Un classeur qui garde tout',
  binderText:
    'Chaque plat terminé rejoint votre classeur, avec son image et son dressage : entrées, plats, desserts et cocktails.',
  companyTitle: 'Des convives qui cuisinent',
  companyText:
    'Publiez un plat, récoltez étoiles et photos, et parlez-en dans les groupes, du levain au rôti du dimanche.',

  exampleTitle: 'Un soir, par exemple',
  you: 'Vous',
  chef: 'Le chef',
  exampleAsk: 'Gratin de poireaux, deux œufs et une heure. Sans noix, Jonas y est allergique.',
  exampleOffer:
    'Alors avec de la crème et beaucoup de fromage, doré en une heure, et sans noix. Avec ou sans moutarde ?',
  exampleAnswer: 'Avec de la moutarde. Et quelque chose de vert à côté.',
  exampleDish: 'Gratin aux poireaux',
  exampleFacts: 'Pour 2 personnes · 54 min · une salade avec',
  exampleCheckNuts: 'Sans fruits à coque',
  exampleCheckEggs: 'Contient œufs, lait, moutarde',
  exampleCheckDone: 'Prêt quand il bouillonne et que le dessus est doré',

  communityTitle: 'Tout juste sortis du four',
  communityIntro: 'Des plats que nos membres ont cuisinés et rendus publics.',
  communityEmpty: 'Les premiers plats mijotent encore. Rejoignez-nous : l’un d’eux sera peut-être le vôtre.',
  by: 'par {{name}}',

  closingTitle: 'Pas encore d’invitation ?',
  closingText:
    'Nous sommes en bêta et grandissons doucement, pour que chaque personne qui arrive trouve une chaise.',
  closingAsk: 'Demander une place',

  homeTitle: 'Accueil',
  homeGreeting: 'Que cuisinons-nous, {{name}} ?',
  homeGreetingNameless: 'Que cuisinons-nous aujourd’hui ?',
  homeChatTitle: 'Parler avec le chef',
  homeChatText: 'Une idée, une envie ou les restes de dimanche : il en fait une recette.',
  homeBinderTitle: 'Ouvrir votre classeur',
  homeBinderText: 'Tout ce que vous avez cuisiné ici, par service.',
  homeDiscoverTitle: 'Voir ce que les autres cuisinent',
  homeDiscoverText: 'Les plats publics de toutes nos tables.',
  homeGroupsTitle: 'Rejoindre une table',
  homeGroupsText: 'Des groupes pour tous les goûts, et toujours quelqu’un qui connaît la réponse.',

  usedTitle: 'Code d’invitation déjà utilisé',
  usedText: 'Quelqu’un est déjà entré avec ce code. Demandez-en un nouveau à la personne qui vous l’a donné.',
  invalidTitle: 'Code d’invitation non valable',
  invalidText: 'Nous ne connaissons pas ce code, ou il a expiré. Vérifiez-le et essayez encore une fois.',
  goBack: 'Retour',
} satisfies Translation<'fr', typeof english>
