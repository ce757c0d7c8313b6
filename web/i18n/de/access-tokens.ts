import type english from '../en/access-tokens.ts'
import type { Translation } from '../catalog.ts'

export default {
  title: 'Zugriffstoken',
  intro:
    'Für Programme und Assistenten, die für dich arbeiten: dein Smart Home, ein Skript, ein KI-Assistent über MCP.',
  create: 'Token erstellen',
  name: 'Bezeichnung',
  nameHint: 'Wofür es ist, damit du es später wiedererkennst.',
  canWrite: 'Darf auch schreiben',
  canWriteHint:
    'Rezepte speichern und ändern, Mahlzeiten planen, Einkaufsliste und Kochtagebuch ergänzen, den Koch fragen. Kein Rezept wird gelöscht oder veröffentlicht.',
  expiry: 'Läuft ab',
  expiries: {
    in30: 'Nach 30 Tagen',
    in90: 'Nach 90 Tagen',
    in366: 'Nach einem Jahr',
    never: 'Nie',
  },
  token: 'Token',
  once: 'Kopiere das Token jetzt: Es wird nur dieses eine Mal angezeigt. Behandle es wie ein Passwort.',
  address: 'Adresse für Assistenten (MCP)',
  docs: 'Was Token aufrufen dürfen (API)',
  reads: 'Liest nur',
  writes: 'Darf schreiben',
  created: 'erstellt am {{date}}',
  neverUsed: 'nie benutzt',
  used: 'zuletzt benutzt am {{date}}',
  expires: 'läuft ab am {{date}}',
  revoke: 'Widerrufen',
  revokeIt: 'Widerrufen: {{name}}',
  revokeQuestion: '„{{name}}“ widerrufen?',
  revokeText: 'Was dieses Token benutzt, hat ab sofort keinen Zugriff mehr.',
  revoked: '„{{name}}“ ist widerrufen.',
  confirmText: 'Deine Anmeldung liegt eine Weile zurück. Bestätige bitte dein Passwort.',
  most: 'Mehr Token kannst du nicht haben. Widerrufe eines, um ein neues zu erstellen.',
  createFailed: 'Das Token konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  revokeFailed: 'Das Token konnte nicht widerrufen werden. Bitte versuche es noch einmal.',
  loadFailed: 'Deine Zugriffstoken konnten nicht geladen werden.',
} satisfies Translation<'de', typeof english>
