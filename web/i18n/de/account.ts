import type { Translation } from '../catalog.ts'
import type english from '../en/account.ts'

export default {
  logIn: 'Anmelden',
  signUp: 'Registrieren',
  loginIntro: 'Schön, dass du wieder da bist. Dein Platz ist gedeckt.',
  signupIntro: 'Wir haben dich erwartet. Sag uns, wer zu Tisch kommt.',

  email: 'E-Mail',
  password: 'Passwort',
  show: 'Anzeigen',
  hide: 'Verbergen',
  forgotPassword: 'Passwort vergessen?',
  requestInvite: 'Einladung anfragen',
  haveAccount: 'Schon dabei? Anmelden',

  networkError: 'Netzwerkfehler',
  queryInviteRequired:
    'Du brauchst eine Einladung. Gib zuerst deinen Einladungscode ein oder frag eine Einladung an.',
  queryNoEmail:
    'Dein Anmeldedienst hat uns keine E-Mail-Adresse genannt, deshalb konnten wir dich nicht hereinlassen.',
  queryAccountExists:
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich wie gewohnt an und verknüpfe den Dienst dann in den Einstellungen.',
  queryFailed: 'Die Anmeldung mit diesem Dienst hat nicht geklappt. Bitte versuche es noch einmal.',
  queryUnavailable: 'Dieser Anmeldedienst ist gerade nicht erreichbar. Bitte versuche es später noch einmal.',

  resend: 'Bestätigungsmail erneut senden',
  resent: 'Wir haben dir eine neue Bestätigungsmail geschickt.',
  resendFailed: 'Die Bestätigungsmail konnte nicht verschickt werden. Bitte versuche es später noch einmal.',
  enterEmail: 'Gib zuerst deine E-Mail-Adresse ein',

  checkEmail: 'Sieh in deinem Postfach nach',
  checkEmailSignup: 'Dein Konto ist angelegt.',
  checkEmailLogin:
    'Bestätige deine Adresse mit dem Link, den wir dir geschickt haben, falls noch nicht geschehen. Dann melde dich hier an.',

  name: 'Dein Name',
  nameHint: 'Freiwillig. So sehen dich die anderen.',
  passwordHint: 'Mindestens {{min}} Zeichen.',
  inviteCode: 'Einladungscode',
  noCode: 'Zu uns kommt man auf Einladung.',
  enterCode: 'Einladungscode eingeben',
  agreement:
    'Du musst mindestens {{age}} Jahre alt sein. Mit der Registrierung stimmst du unseren <terms>Nutzungsbedingungen</terms> und unserer <privacy>Datenschutzerklärung</privacy> zu.',
  tokenError: 'Dieser Link gilt nicht mehr. Bitte beginne noch einmal bei deiner Einladung.',
  signupFailed: 'Das Konto konnte nicht angelegt werden. Bitte versuche es noch einmal.',

  verifying: 'Einen Moment',
  verifyingText: 'Wir prüfen deinen Link …',
  verified: 'E-Mail-Adresse bestätigt',
  verifiedText: 'Danke! Du kannst dich jetzt anmelden.',
  infoText: 'Wir haben dir einen Link geschickt. Öffne ihn, um deine Adresse zu bestätigen.',
  verifyFailed: 'Bestätigung fehlgeschlagen',
  missingToken: 'Der Bestätigungscode fehlt',
  goToLogin: 'Zur Anmeldung',
} satisfies Translation<'de', typeof english>
