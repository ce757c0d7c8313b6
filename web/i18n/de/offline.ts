import type { Translation } from '../catalog.ts'
import type english from '../en/offline.ts'

export default {
  offline: 'Ohne Verbindung',
  asOf: 'Offline, Stand {{when}}',
  waiting_one: '{{count}} Änderung wird später gesendet.',
  waiting_other: '{{count}} Änderungen werden später gesendet.',
  sending_one: '{{count}} Änderung wird gesendet.',
  sending_other: '{{count}} Änderungen werden gesendet.',
  refused: {
    note: 'Deine Notiz zu „{{title}}“ wurde nicht gespeichert.',
    cooked: 'Dein Eintrag zu „{{title}}“ wurde nicht gespeichert.',
    household: 'Eine Änderung an „{{title}}“ wurde nicht gespeichert.',
  },
  dismiss: 'Verwerfen',
  pageTitle: 'Du bist offline',
  pageText: 'Diese Seite braucht eine Verbindung. Was dieses Gerät gespeichert hat, ist weiter da:',
  partNeedsConnection: 'Fotos, Kommentare und was andere gekocht haben, brauchen eine Verbindung.',
  tryAgain: 'Noch einmal versuchen',
  logoutTitle_one: '{{count}} Änderung ist noch nicht gesendet',
  logoutTitle_other: '{{count}} Änderungen sind noch nicht gesendet',
  logoutText: 'Wenn du dich jetzt abmeldest, geht verloren, was du ohne Verbindung geschrieben hast.',
  logoutConfirm: 'Trotzdem abmelden',
  stay: 'Angemeldet bleiben',
} satisfies Translation<'de', typeof english>
