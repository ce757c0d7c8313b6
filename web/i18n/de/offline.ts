import type { Translation } from '../catalog.ts'
import type english from '../en/offline.ts'

export default {
  asOf: 'Offline, Stand {{when}}',
  waiting_one: '{{count}} Änderung wird später gesendet.',
  waiting_other: '{{count}} Änderungen werden später gesendet.',
  sending_one: '{{count}} Änderung wird gesendet.',
  sending_other: '{{count}} Änderungen werden gesendet.',
  refusedTitle_one: '{{count}} Änderung wurde nicht gespeichert',
  refusedTitle_other: '{{count}} Änderungen wurden nicht gespeichert',
  refused: {
    note: 'Deine Notiz zu „{{title}}“.',
    cooked: 'Dein neuer Tagebucheintrag zu „{{title}}“.',
    cookedEdit: 'Deine Änderung am Tagebucheintrag zu „{{title}}“.',
    cookedDelete: 'Das Löschen des Tagebucheintrags zu „{{title}}“.',
    list: '„{{title}}“ auf der Einkaufsliste.',
    pantry: '„{{title}}“ im Vorrat.',
    plan: '„{{title}}“ in deiner Woche.',
    household: '„{{title}}“ in deinem Haushalt.',
  },
  why: {
    gone: 'Das gibt es nicht mehr, oder du darfst es nicht mehr ändern.',
    notUnderstood:
      'Der Server hat diese Änderung nicht verstanden. Lade die Seite neu und versuche es noch einmal.',
  },
  unnamed: 'eine Zeile, die es nicht mehr gibt',
  copyOf: 'Kopieren: {{title}}',
  dismissOf: 'Verwerfen: {{title}}',
  tryAgainOf: 'Noch einmal versuchen: {{title}}',
  pageTitle: 'Du bist offline',
  pageText: 'Diese Seite braucht eine Verbindung. Was dieses Gerät gespeichert hat, ist weiter da:',
  partNeedsConnection: 'Fotos, Kommentare und was andere gekocht haben, brauchen eine Verbindung.',
  logoutTitle_one: '{{count}} Änderung ist noch nicht gesendet',
  logoutTitle_other: '{{count}} Änderungen sind noch nicht gesendet',
  logoutText: 'Wenn du dich jetzt abmeldest, geht verloren, was du ohne Verbindung geschrieben hast.',
  logoutConfirm: 'Trotzdem abmelden',
  stay: 'Angemeldet bleiben',
  keptText_one:
    'Was du hier geschrieben hast, wurde nie gesendet: {{count}} Eintrag. Speichere ihn als Datei oder lösche ihn.',
  keptText_other:
    'Was du hier geschrieben hast, wurde nie gesendet: {{count}} Einträge. Speichere sie als Datei oder lösche sie.',
  keptSave: 'Als Datei speichern',
  keptDelete: 'Löschen',
  keptQuestion: 'Löschen, was nie gesendet wurde?',
  keptQuestionText: 'Es ist nur auf diesem Gerät gespeichert; niemand kann es zurückholen.',
  keptDraft: 'Ein Entwurf.',
} satisfies Translation<'de', typeof english>
