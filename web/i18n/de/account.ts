import type { Translation } from '../catalog.ts'
import type english from '../en/account.ts'

export default {
  signUp: 'Registrieren',
  loginIntro: 'Schön, dass du wieder da bist. Dein Platz ist gedeckt.',
  signupIntro: 'Ein Tisch für alle, die kochen: Gerichte mit dem KI-Koch erfinden, aufheben und teilen.',

  hide: 'Ausblenden',
  forgotPassword: 'Passwort vergessen?',
  requestInvite: 'Einladung anfordern',
  haveAccount: 'Schon dabei? Anmelden',

  loginToSearch: 'Melde dich an, um nach „{{search}}“ zu suchen.',
  networkError: 'Netzwerkfehler',
  queryInviteRequired:
    'Du brauchst eine Einladung. Gib zuerst deinen Einladungscode ein oder fordere eine Einladung an.',
  queryNoEmail:
    'Dein Anmeldedienst hat uns keine E-Mail-Adresse genannt, deshalb konnten wir dich nicht hereinlassen.',
  queryAccountExists:
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich wie gewohnt an und verknüpfe den Dienst dann in den Einstellungen.',
  queryFailed: 'Die Anmeldung mit diesem Dienst hat nicht geklappt. Bitte versuche es noch einmal.',
  queryUnavailable: 'Dieser Anmeldedienst ist gerade nicht erreichbar. Bitte versuche es später noch einmal.',

  resent: 'Wir haben dir eine neue Bestätigungsmail geschickt.',
  resendFailed: 'Die Bestätigungsmail konnte nicht verschickt werden. Bitte versuche es später noch einmal.',
  resendUnable:
    'Die Bestätigungsmail konnte nicht noch einmal verschickt werden. Bitte warte etwas und versuche es dann erneut.',
  enterEmail: 'Gib zuerst deine E-Mail-Adresse ein',

  checkEmail: 'Sieh in deinem Postfach nach',
  checkEmailLogin:
    'Bestätige deine Adresse mit dem Link, den wir dir geschickt haben, falls noch nicht geschehen. Dann melde dich hier an.',

  nameHint: 'Optional. So sehen dich die anderen.',
  passwordHint: 'Mindestens {{min}} Zeichen.',
  inviteCode: 'Einladungscode',
  noCode: 'Registrieren kann sich nur, wer eingeladen ist.',
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
  missingToken: 'Dieser Link ist unvollständig. Fordere einen neuen an.',
  openLinkAgain: 'Öffne den Link aus deiner E-Mail noch einmal.',
  requestNewLink: 'Neuen Link anfordern',
  goToLogin: 'Zur Anmeldung',

  backToLogin: 'Zurück zur Anmeldung',
  backToLogIn: 'Zurück zum Anmelden',

  requestReset: 'Passwort vergessen?',
  requestResetIntro: 'Nenn uns deine E-Mail-Adresse, und wir schicken dir einen Link für ein neues.',
  sendResetLink: 'Link zum Zurücksetzen senden',
  resetSent: 'Wir haben dir einen Link zum Zurücksetzen deines Passworts geschickt.',
  resetUnknownEmail: 'Zu dieser E-Mail-Adresse haben wir kein Konto gefunden.',

  newPasswordTitle: 'Neues Passwort wählen',
  newPasswordIntro:
    'Nimm eines, das du sonst nirgends verwendest. Ein paar zufällige Wörter eignen sich bestens.',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  resetPassword: 'Passwort zurücksetzen',
  resetDone: 'Dein Passwort wurde zurückgesetzt.',
  resetDoneText: 'Du wurdest überall abgemeldet. Melde dich mit dem neuen Passwort an.',
  resetFailed: 'Das Passwort konnte nicht zurückgesetzt werden.',
  resetMissingToken: 'Dieser Link ist unvollständig. Fordere einen neuen an.',

  requestInviteIntro: 'Wir wachsen langsam, damit für alle ein Stuhl da ist. Bitte hier um deinen.',
  note: 'Nachricht',
  noteHint: 'Optional. Was kochst du gern, und was führt dich zu uns?',
  sendRequest: 'Anfrage senden',
  requestSent: 'Danke! Wir sehen uns deine Anfrage an und antworten dir per E-Mail.',
  requestFailed: 'Die Anfrage konnte nicht gesendet werden',
} satisfies Translation<'de', typeof english>
