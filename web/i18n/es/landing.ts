import type { Translation } from '../catalog.ts'
import type english from '../en/landing.ts'

export default {
  title: 'Una invitación a la mesa',
  heroTitle: 'Siéntate, que cocinamos.',
  heroText:
    'Convive es una mesa para quienes disfrutan comiendo. Cuéntale a nuestro chef qué tienes y qué te apetece, cocina lo que salga y compártelo con amigos que sabrán opinar.',
  heroPicture: 'Una galette de tomate y albahaca en un plato, vista desde arriba',

  inviteTitle: 'Entra con invitación',
  inviteCode: 'Código de invitación',
  continue: 'Continuar',
  logIn: '¿Ya tienes cuenta? Inicia sesión',
  requestInvite: 'Solicitar una invitación',
  inviteUnexpected: 'No hemos podido comprobar tu código. Vuelve a intentarlo.',

  searchTitle: '¿Qué te apetece?',
  searchLabel: 'Buscar recetas',
  searchPlaceholder: 'Una sopa para un día gris',
  search: 'Buscar',

  featuresTitle: 'Así se come en nuestra mesa',
  featuresIntro: 'De la primera idea a la última miga.',
  chefTitle: 'Un chef que escucha',
  chefText:
    'Dile qué hay en la nevera, quién viene y qué no puede comer. El chef pregunta, propone y cambia el plato hasta que sea tuyo.',
  tasterTitle: 'Un catador que comprueba',
  tasterText:
    'Alérgenos, dietas, temperaturas y tiempos se revisan con reglas claras, no por quien escribió la receta.',
  binderTitle: 'Un recetario que perdura',
  binderText:
    'Cada plato terminado va a tu propio recetario, con su foto y su emplatado: entrantes, principales, postres y cócteles.',
  companyTitle: 'Gente con quien cocinar',
  companyText:
    'Publica un plato, reúne estrellas y fotos y coméntalo en los grupos, de la masa madre al asado del domingo.',

  exampleTitle: 'Una noche cualquiera',
  you: 'Tú',
  chef: 'El chef',
  exampleAsk: 'Gratinado de puerros, dos huevos y una hora. Sin frutos secos, por favor: Jonas es alérgico.',
  exampleOffer:
    'Entonces con nata y mucho queso, dorado en una hora y sin frutos secos. ¿Con mostaza o sin ella?',
  exampleAnswer: 'Con mostaza. Y algo verde al lado.',
  exampleDish: 'Gratinado de puerros',
  exampleFacts: 'Para 2 personas · 54 min · con hojas verdes',
  exampleCheckNuts: 'Sin frutos secos',
  exampleCheckEggs: 'Contiene huevos, leche y mostaza',
  exampleCheckDone: 'Listo cuando burbujea y está dorado por encima',

  communityTitle: 'Recién salidos del horno',
  communityIntro: 'Platos que nuestra gente ha cocinado y hecho públicos.',
  communityEmpty: 'Los primeros platos están al fuego. Entra: uno de ellos puede ser el tuyo.',
  by: 'de {{name}}',

  closingTitle: '¿Aún sin invitación?',
  closingText: 'Estamos en beta y crecemos despacio, para que haya una silla para cada persona que llega.',
  closingAsk: 'Pedir un sitio',

  homeTitle: 'Inicio',
  homeGreeting: '¿Qué cocinamos, {{name}}?',
  homeGreetingNameless: '¿Qué cocinamos hoy?',
  homeChatTitle: 'Habla con el chef',
  homeChatText: 'Trae una idea, un antojo o las sobras del domingo: saldrá una receta.',
  homeBinderTitle: 'Abre tu recetario',
  homeBinderText: 'Todo lo que has cocinado aquí, plato a plato.',
  homeDiscoverTitle: 'Mira qué cocinan los demás',
  homeDiscoverText: 'Platos públicos de todas nuestras mesas.',
  homeGroupsTitle: 'Únete a una mesa',
  homeGroupsText: 'Grupos para todos los gustos, con alguien que sabe la respuesta.',

  usedTitle: 'Código de invitación ya usado',
  usedText: 'Alguien ya ha entrado con este código. Pídele uno nuevo a quien te invitó.',
  invalidTitle: 'Código de invitación no válido',
  invalidText: 'No conocemos este código o ha caducado. Revísalo por si hay un error y prueba otra vez.',
  goBack: 'Volver',
} satisfies Translation<'es', typeof english>
