import type { Translation } from '../catalog.ts'
import type english from '../en/second-factor.ts'

export default {
  title: 'Connexion en deux étapes',
  intro:
    'En plus du mot de passe, la connexion demande un code affiché par une application de votre téléphone.',
  advice:
    'Vous participez à la gestion du site : un mot de passe volé ouvrirait bien des portes. Nous vous recommandons d’activer cette étape.',
  noPassword:
    'Vous vous connectez par un fournisseur, et c’est sa propre seconde étape qui compte. Si vous en voulez une ici aussi, définissez d’abord un mot de passe.',
  providersNote: 'La connexion par un fournisseur repose sur la seconde étape de ce fournisseur.',
  setUp: 'Configurer la connexion en deux étapes',
  setUpQuestion: 'Configurer la connexion en deux étapes ?',
  setUpText: 'Confirmez d’abord votre mot de passe.',
  goOn: 'Continuer',
  scan: 'Scannez ceci avec une application d’authentification ; de nombreux gestionnaires de mots de passe en sont une.',
  qrCode: 'Code QR pour l’application',
  secret: 'Ou saisissez cette clé dans l’application :',
  code: 'Code à usage unique',
  codeHint: 'Les six chiffres affichés par l’application, ou un code de secours.',
  appCodeHint: 'Les six chiffres que l’application affiche maintenant.',
  switchOn: 'Activer',
  nowOn: 'La connexion en deux étapes est activée.',
  recovery: 'Vos codes de secours',
  recoveryText:
    'Chacun remplace une fois un code de l’application, pour le jour où vous la perdriez. Ils ne sont affichés que maintenant : gardez-les là où vous gardez vos mots de passe.',
  copyCodes: 'Tout copier',
  codesSaved: 'Je les ai mis de côté',
  onSince: 'Activée depuis le {{date}}.',
  codesLeft_one: '{{count}} code de secours restant.',
  codesLeft_many: '{{count}} codes de secours restants.',
  codesLeft_other: '{{count}} codes de secours restants.',
  renew: 'Nouveaux codes de secours',
  renewQuestion: 'Créer de nouveaux codes de secours ?',
  renewText: 'Ceux que vous avez ne fonctionneront plus.',
  switchOff: 'Désactiver',
  offQuestion: 'Désactiver la connexion en deux étapes ?',
  offText: 'Votre mot de passe suffira de nouveau pour vous connecter.',
  nowOff: 'La connexion en deux étapes est désactivée.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  loadFailed: 'Cette partie n’a pas pu être chargée.',
  askCode: 'Maintenant le code, s’il vous plaît : celui de votre application ou un code de secours.',
} satisfies Translation<'fr', typeof english>
