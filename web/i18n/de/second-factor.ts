import type { Translation } from '../catalog.ts'
import type english from '../en/second-factor.ts'

export default {
  title: 'Anmeldung in zwei Schritten',
  intro: 'Neben dem Passwort verlangt die Anmeldung einen Code, den eine App auf deinem Telefon zeigt.',
  advice:
    'Du verwaltest diese Seite mit; ein gestohlenes Passwort würde viel öffnen. Wir empfehlen, das einzuschalten.',
  noPassword:
    'Du meldest dich über einen Dienst an, und dessen eigener zweiter Schritt zählt. Lege zuerst ein Passwort fest, wenn du auch hier einen möchtest.',
  providersNote: 'Bei der Anmeldung über einen Dienst zählt dessen eigener zweiter Schritt.',
  setUp: 'Anmeldung in zwei Schritten einrichten',
  setUpQuestion: 'Anmeldung in zwei Schritten einrichten?',
  setUpText: 'Bestätige bitte zuerst dein Passwort.',
  goOn: 'Weiter',
  scan: 'Scanne das mit einer Authenticator-App; viele Passwortmanager sind eine.',
  qrCode: 'QR-Code für die App',
  secret: 'Oder gib diesen Schlüssel in die App ein:',
  code: 'Einmalcode',
  codeHint: 'Die sechs Ziffern, die die App zeigt, oder ein Notfallcode.',
  appCodeHint: 'Die sechs Ziffern, die die App jetzt zeigt.',
  switchOn: 'Einschalten',
  nowOn: 'Die Anmeldung in zwei Schritten ist eingeschaltet.',
  recovery: 'Deine Notfallcodes',
  recoveryText:
    'Jeder ersetzt einmal einen Code der App, falls sie dir verloren geht. Sie werden nur jetzt gezeigt: Bewahre sie dort auf, wo du deine Passwörter aufbewahrst.',
  copyCodes: 'Alle kopieren',
  codesSaved: 'Ich habe sie aufbewahrt',
  onSince: 'Eingeschaltet seit {{date}}.',
  codesLeft_one: 'Noch {{count}} Notfallcode.',
  codesLeft_other: 'Noch {{count}} Notfallcodes.',
  renew: 'Neue Notfallcodes',
  renewQuestion: 'Neue Notfallcodes erzeugen?',
  renewText: 'Die bisherigen gelten dann nicht mehr.',
  switchOff: 'Ausschalten',
  offQuestion: 'Anmeldung in zwei Schritten ausschalten?',
  offText: 'Dann genügt zum Anmelden wieder dein Passwort.',
  nowOff: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  loadFailed: 'Dieser Teil konnte nicht geladen werden.',
  askCode: 'Jetzt bitte den Code: den aus deiner App oder einen Notfallcode.',
} satisfies Translation<'de', typeof english>
