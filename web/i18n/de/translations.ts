import type { Translation } from '../catalog.ts'
import type english from '../en/translations.ts'

export default {
  byChef: 'Vom eingebauten Koch übersetzt',
  byModel: 'Von einem Modell übersetzt',
  byChefAndModel: 'Vom eingebauten Koch und einem Modell übersetzt',
  byReaders: 'Von Lesern übersetzt',
  correctedBy: 'korrigiert von {{names}}',
  correctedByReaders: 'von Lesern korrigiert',
  stepsIn: {
    en: 'Die Schritte sind auf Englisch',
    fr: 'Die Schritte sind auf Französisch',
    es: 'Die Schritte sind auf Spanisch',
    de: 'Die Schritte sind auf Deutsch',
  },
  partlyIn: {
    en: 'Einige Wörter sind auf Englisch',
    fr: 'Einige Wörter sind auf Französisch',
    es: 'Einige Wörter sind auf Spanisch',
    de: 'Einige Wörter sind auf Deutsch',
  },
  pending: 'Der Rest wird gerade übersetzt …',
  alwaysMine: 'Rezepte in meiner Sprache anzeigen',

  correct: 'Übersetzung korrigieren',
  correctText:
    'Wie würdest du es sagen? Der Autor oder die Moderation entscheidet, ob es gezeigt wird. Zahlen, Mengen und Lebensmittel bleiben, wie sie sind.',
  correctOwnText:
    'Was du schreibst, wird sofort gezeigt. Zahlen, Mengen und Lebensmittel bleiben, wie sie sind.',
  parts: {
    title: 'Titel',
    taste: 'Geschmack',
    plating: 'Anrichten',
    story: 'Geschichte',
    group: 'Überschrift',
    item: 'Zutat {{number}}',
    note: 'Anmerkung zu Zutat {{number}}',
    step: 'Schritt {{number}}',
  },
  edit: 'Ändern',
  editPart: 'Ändern: {{part}}',
  yourText: 'Dein Text: {{part}}',
  send: 'Vorschlagen',
  sent: 'Danke. Dein Text wird gezeigt, sobald er angenommen ist.',
  saved: 'Gespeichert. Der Text wird jetzt gezeigt.',

  manage: 'Übersetzungen',
  manageWaiting_one: 'Übersetzungen, {{count}} Korrektur vorgeschlagen',
  manageWaiting_other: 'Übersetzungen, {{count}} Korrekturen vorgeschlagen',
  allow: 'Andere dürfen dieses Rezept in ihrer Sprache lesen',
  corrections: 'Korrekturen von Lesern',
  noCorrections: 'Noch keine Korrekturen.',
  listFailed: 'Die Korrekturen konnten nicht geladen werden.',
  notSaved: 'Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  shown: 'Wird gezeigt',
  waiting: 'Wartet auf eine Entscheidung',
  outdated: 'Das Rezept hat sich hier geändert, darum wird sie nicht gezeigt',
  accept: 'Annehmen',
  takeBack: 'Nicht mehr zeigen',
} satisfies Translation<'de', typeof english>
