import type { Translation } from '../catalog.ts'
import type english from '../en/chat.ts'

export default {
  title: 'Lass uns kochen!',
  completeTitle: 'Rezept fertig',
  intro:
    'Erzähl dem Koch, worauf du Lust hast. Redet, bis es dein Gericht ist, und stell das Rezept dann fertig.',

  conversation: 'Gespräch',
  chef: 'Der Koch',
  you: 'Du',
  greeting:
    'Schön, dass du da bist! Was kochen wir heute? Erzähl mir, worauf du Lust hast, was deine Küche hergibt und wer mitisst. Und sag mir bitte, was auf keinen Fall auf den Teller darf: Allergien gehen vor.',
  suggestions: 'Ein paar Ideen für den Anfang',
  suggestion1: 'Etwas Wärmendes mit Lauch und Kartoffeln, in 40 Minuten',
  suggestion2: 'Ein veganes Abendessen für sechs, bei dem niemand etwas vermisst',
  suggestion3: 'Ein Zitronendessert, das nicht zu süß ist',
  suggestion4: 'Ein alkoholfreier Cocktail für einen lauen Abend',

  message: 'Nachricht',
  messagePlaceholder: 'Schreib dem Koch …',
  messageHint: 'Enter sendet, Umschalt + Enter beginnt eine neue Zeile',
  send: 'Senden',
  stop: 'Anhalten',
  writing: 'Der Koch schreibt',
  done: 'Der Koch hat geantwortet',
  tooLong:
    'Deine Nachricht hat {{length}} Zeichen; 4.000 passen hinein. Bitte kürze sie oder schick sie in zwei Teilen.',
  nearlyFull:
    'Das Gespräch ist lang geworden, viel Platz ist nicht mehr. Ein guter Moment, dein Rezept fertigzustellen.',
  full: 'Das Gespräch ist voll. Stell dein Rezept fertig oder beginne ein neues.',

  requestFailed: 'Anfrage fehlgeschlagen',
  chefUnreachable: 'Der Koch ist nicht erreichbar. Bitte versuche es noch einmal.',
  networkError: 'Netzwerkfehler. Bitte versuche es noch einmal.',
  logIn: 'Anmelden',
  tryAgain: 'Noch einmal versuchen',

  finalize: 'Rezept fertigstellen',
  finalizing: {
    plating: 'Fertigstellen – Anrichtevorschlag',
    image: 'Fertigstellen – Bild',
    save: 'Fertigstellen – Speichern',
  },
  stopFinalizing: 'Fertigstellen abbrechen',
  nothingToFinalize: 'Bitte sprich erst mit dem Koch über ein Rezept, bevor du es fertigstellst.',
  noRecipe: 'Es gibt kein Rezept zum Speichern.',
  platingFailed: 'Anrichtevorschlag fehlgeschlagen: {{reason}}',
  imageFailed: 'Das Bild konnte nicht erstellt werden: {{reason}}',
  saveFailed: 'Speichern fehlgeschlagen: {{reason}}',
  saveUnknown: 'Das Rezept konnte nicht gespeichert werden',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
  progressSaved: 'Nichts ist verloren: Was schon fertig ist, bleibt erhalten.',

  saved: 'Rezept fertiggestellt und gespeichert',
  savedPrivate: 'Es steht in deinem Rezeptbuch, und nur du kannst es sehen.',
  openInBinder: 'Im Rezeptbuch öffnen',
  startNew: 'Neues Rezept',
  startNewQuestion: 'Dieses Gespräch verlassen?',
  startNewWarning: 'Es ist noch nicht als Rezept gespeichert. Du findest es unter deinen Gesprächen wieder.',
  startNewConfirm: 'Von vorn beginnen',
  startNewCancel: 'Weiterreden',

  editMessage: 'Bearbeiten',
  conversations: 'Gespräche',
  conversationsTitle: 'Deine Gespräche',
  conversationsNone: 'Noch nichts da. Was du mit dem Koch besprichst, wird hier aufbewahrt.',
  conversationsFailed: 'Deine Gespräche konnten nicht geladen werden.',
  conversationTitle: 'Titel',
  saveTitle: 'Speichern',
  renameConversation: '„{{title}}“ umbenennen',
  deleteConversation: '„{{title}}“ löschen',
  deleteQuestion: 'Dieses Gespräch löschen?',
  deleteWarning:
    'Was gesagt wurde, ist dann endgültig weg. Gespeicherte Rezepte bleiben in deinem Rezeptbuch.',
  deleteConfirm: 'Löschen',

  image: 'Bild',
  imageEmpty: 'Hier entsteht das Bild deines Gerichts, sobald du es fertigstellst.',
  imageAlt: '{{title}}, angerichtet',
  imageMade: 'Von einem Programm gezeichnet, kein Foto.',
  imageMissing: 'Kein Bild verfügbar',
  plating: 'Anrichten',
  platingEmpty: 'So kommt es auf den Tisch: Der Koch schreibt es hier auf.',
  inTheMaking: 'In Arbeit',

  recipe: 'Dein Rezept',
  servings: 'Portionen',
  preparation: 'Vorbereitung',
  cooking: 'Garzeit',
  total: 'Gesamtzeit',
  notes: 'Gut zu wissen',

  disclaimerTitle: 'Von einer KI geschrieben',
  disclaimer:
    'Rezepte und Vorschläge können von einer KI stammen und Fehler enthalten. Prüfe Allergene, Temperaturen und Mengen selbst, bevor du kochst oder servierst.',
} satisfies Translation<'de', typeof english>
