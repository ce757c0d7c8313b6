import type { Translation } from '../catalog.ts'
import type english from '../en/errors.ts'

export default {
  'invalid input': 'Da stimmt etwas nicht. Bitte prüfe deine Eingabe.',
  'invite required':
    'Du brauchst eine Einladung. Frag jemanden, der schon dabei ist, oder bitte hier um eine.',
  'invalid code': 'Dieser Einladungscode ist ungültig.',
  'malformed email': 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  'password too short': 'Das Passwort muss mindestens 8 Zeichen lang sein.',
  'password too long': 'Das Passwort darf höchstens 128 Zeichen lang sein.',
  'password too common': 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
  'Invalid or expired token': 'Ungültiger oder abgelaufener Link',
  'invalid token': 'Der Link zum Zurücksetzen ist ungültig oder abgelaufen.',
  'unknown image': 'Dieses Bild wurde nicht gefunden.',
  'not signed in': 'Bitte melde dich zuerst an.',
  'Invalid credentials': 'E-Mail oder Passwort ist falsch',
  'bad origin': 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  'not allowed': 'Das darfst du leider nicht.',
  'email not verified':
    'Deine E-Mail-Adresse ist noch nicht bestätigt. Bitte öffne den Link, den wir dir geschickt haben.',
  'wrong password': 'Das ist nicht dein aktuelles Passwort.',
  'sign in again': 'Melde dich bitte zuerst noch einmal an, damit wir wissen, dass du es bist.',
  'may not invite': 'Du kannst im Moment niemanden einladen.',
  'link expired': 'Dieser Link ist abgelaufen.',
  invalid: 'Dieser Einladungscode ist ungültig.',
  'not found': 'Nicht gefunden',
  'method not allowed': 'Das geht hier nicht.',
  used: 'Dieser Einladungscode wurde schon eingelöst.',
  'email exists': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  'no invites left': 'Du hast keine Einladungen mehr übrig.',
  'no mail wanted': 'Diese Person möchte keine Einladungen per Mail bekommen.',
  'last admin': 'Du verwaltest diese Seite als Einzige oder Einziger. Mach zuerst jemand anderen zum Admin.',
  'unsafe recipe':
    'Dieses Rezept könnte jemandem schaden und lässt sich deshalb nicht teilen. Bitte korrigiere es zuerst.',
  'too large': 'Das ist zu groß zum Senden.',
  'unsupported type': 'Diese Art von Datei wird nicht unterstützt.',
  'not an image': 'Diese Datei ließ sich nicht als Bild lesen.',
  'too many requests': 'Das war viel auf einmal. Bitte warte einen Moment und versuche es dann noch einmal.',
  'server error': 'In unserer Küche ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'chef unavailable': 'Der Koch ist kurz weg. Bitte versuche es noch einmal.',
  'painter unavailable': 'Der Maler ist kurz weg. Bitte versuche es noch einmal.',
  unavailable: 'Wir haben kurz geschlossen. Bitte versuche es gleich noch einmal.',
} satisfies Translation<'de', typeof english>
