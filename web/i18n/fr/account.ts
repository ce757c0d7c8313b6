import type { Translation } from '../catalog.ts'
import type english from '../en/account.ts'

export default {
  signUp: 'S’inscrire',
  loginIntro: 'Ravis de vous revoir. Votre couvert est mis.',
  signupIntro:
    'Une table pour qui aime cuisiner : inventez des plats avec un chef IA, gardez-les, partagez-les.',

  hide: 'Masquer',
  forgotPassword: 'Mot de passe oublié ?',
  requestInvite: 'Demander une invitation',
  haveAccount: 'Déjà membre ? Se connecter',

  loginToSearch: 'Connectez-vous pour rechercher « {{search}} ».',
  networkError: 'Erreur réseau',
  queryInviteRequired:
    'Il faut une invitation pour nous rejoindre. Saisissez d’abord votre code, ou demandez une invitation.',
  queryNoEmail:
    'Votre fournisseur de connexion ne nous a pas transmis d’adresse e‑mail : nous n’avons pas pu vous laisser entrer.',
  queryAccountExists:
    'Un compte existe déjà avec cette adresse e‑mail. Connectez-vous comme d’habitude, puis associez le fournisseur dans vos réglages.',
  queryFailed: 'La connexion avec ce fournisseur n’a pas abouti. Veuillez réessayer.',
  queryUnavailable: 'Ce fournisseur de connexion est injoignable pour le moment. Réessayez plus tard.',

  resent: 'Nous vous avons envoyé un nouvel e‑mail de vérification.',
  resendFailed: 'L’e‑mail de vérification n’a pas pu être envoyé. Réessayez plus tard.',
  resendUnable: 'L’e‑mail de vérification n’a pas pu être renvoyé. Patientez un peu, puis réessayez.',
  enterEmail: 'Saisissez d’abord votre e‑mail',

  checkEmail: 'Consultez vos e‑mails',
  checkEmailLogin:
    'Si ce n’est pas encore fait, confirmez votre adresse avec le lien que nous avons envoyé, puis connectez-vous ici.',

  nameHint: 'Facultatif. C’est ainsi que les autres vous verront.',
  passwordHint: 'Au moins {{min}} caractères.',
  inviteCode: 'Code d’invitation',
  noCode: 'L’inscription se fait sur invitation.',
  enterCode: 'Saisir mon code d’invitation',
  agreement:
    'Vous devez avoir au moins {{age}} ans. En vous inscrivant, vous acceptez nos <terms>conditions</terms> et notre <privacy>politique de confidentialité</privacy>.',
  tokenError: 'Ce lien n’est plus valable. Veuillez repartir de votre invitation.',
  signupFailed: 'Le compte n’a pas pu être créé. Veuillez réessayer.',

  verifying: 'Un instant',
  verifyingText: 'Nous vérifions votre lien…',
  verified: 'E‑mail vérifié',
  verifiedText: 'Merci. Vous pouvez maintenant vous connecter.',
  infoText: 'Nous vous avons envoyé un lien. Ouvrez-le pour confirmer votre adresse.',
  verifyFailed: 'La vérification a échoué',
  missingToken: 'Ce lien est incomplet. Demandez-en un nouveau.',
  openLinkAgain: 'Ouvrez de nouveau le lien reçu par e‑mail.',
  requestNewLink: 'Demander un nouveau lien',
  goToLogin: 'Aller à la connexion',

  backToLogin: 'Retour à la connexion',
  backToLogIn: 'Revenir à la connexion',

  requestReset: 'Mot de passe oublié ?',
  requestResetIntro: 'Indiquez-nous votre e‑mail : nous vous enverrons un lien pour en choisir un nouveau.',
  sendResetLink: 'Envoyer le lien',
  resetSent: 'Nous vous avons envoyé par e‑mail un lien de réinitialisation.',
  resetUnknownEmail: 'Nous n’avons trouvé aucun compte avec cette adresse e‑mail.',

  newPasswordTitle: 'Choisissez un nouveau mot de passe',
  newPasswordIntro:
    'Prenez-en un que vous n’utilisez nulle part ailleurs. Quelques mots sans rapport entre eux font très bien l’affaire.',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  passwordsDiffer: 'Les mots de passe ne correspondent pas.',
  resetPassword: 'Réinitialiser le mot de passe',
  resetDone: 'Votre mot de passe a été réinitialisé.',
  resetDoneText: 'Tous vos appareils ont été déconnectés. Reconnectez-vous avec le nouveau mot de passe.',
  resetFailed: 'Impossible de réinitialiser le mot de passe.',
  resetMissingToken: 'Ce lien est incomplet. Demandez-en un nouveau.',

  requestInviteIntro:
    'Nous grandissons doucement, pour qu’il y ait une chaise pour chacun. Demandez la vôtre.',
  note: 'Un petit mot',
  noteHint: 'Facultatif. Qu’aimez-vous cuisiner, et qu’est-ce qui vous amène ?',
  sendRequest: 'Envoyer ma demande',
  requestSent: 'Merci ! Nous examinerons votre demande et vous répondrons par e‑mail.',
  requestFailed: 'La demande n’a pas pu être envoyée',
} satisfies Translation<'fr', typeof english>
