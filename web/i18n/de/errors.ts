import type { Translation } from '../catalog.ts'
import type english from '../en/errors.ts'

export default {
  /** For every call while there is no connection. */
  offline: 'Du bist offline: Dafür braucht es eine Verbindung.',
  'invalid input': 'Da stimmt etwas nicht. Bitte prüfe deine Eingabe.',
  'invite required':
    'Du brauchst eine Einladung. Frag jemanden, der schon dabei ist, oder fordere hier eine an.',
  'invalid code': 'Dieser Einladungscode ist ungültig.',
  'malformed email': 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  'password too short': 'Das Passwort muss mindestens 8 Zeichen lang sein.',
  'password too long': 'Das Passwort darf höchstens 128 Zeichen lang sein.',
  'password too common': 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
  'Invalid or expired token': 'Ungültiger oder abgelaufener Link',
  'invalid token': 'Der Link zum Zurücksetzen ist ungültig oder abgelaufen.',
  'unknown image': 'Dieses Bild wurde nicht gefunden.',
  'unknown category': 'Diese Kategorie gibt es nicht.',
  'unknown parent': 'Den Beitrag, auf den du antwortest, gibt es nicht mehr.',
  'unknown recipe': 'Dieses Rezept gibt es nicht, oder es lässt sich hier nicht anhängen.',
  'not signed in': 'Bitte melde dich zuerst an.',
  'Invalid credentials': 'E-Mail oder Passwort ist falsch',
  'second factor required': 'Gib bitte auch den Code deiner App ein.',
  'bad origin': 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  'not allowed': 'Das darfst du leider nicht.',
  'email not verified':
    'Deine E-Mail-Adresse ist noch nicht bestätigt. Bitte öffne den Link, den wir dir geschickt haben.',
  'wrong password': 'Das ist nicht dein aktuelles Passwort.',
  'sign in again': 'Melde dich bitte zuerst noch einmal an, damit wir wissen, dass du es bist.',
  'wrong code': 'Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.',
  'cannot invite': 'Du kannst im Moment niemanden einladen.',
  suspended: 'Du kannst hier zurzeit nichts schreiben. Warum und bis wann, steht in deinen Einstellungen.',
  'members only': 'Das können nur Mitglieder dieser Gruppe sehen.',
  'link expired': 'Dieser Link ist abgelaufen.',
  'token not allowed': 'Dieses Zugriffstoken darf das nicht.',
  invalid: 'Dieser Einladungscode ist ungültig.',
  'not found': 'Nicht gefunden',
  'method not allowed': 'Das geht hier nicht.',
  used: 'Dieser Einladungscode wurde schon eingelöst.',
  'email exists': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  'no invites left': 'Du hast keine Einladungen mehr übrig.',
  'recipient opted out': 'Diese Person möchte keine Einladungen per E-Mail bekommen.',
  'last admin': 'Du verwaltest diese Seite als Einzige oder Einziger. Mach zuerst jemand anderen zum Admin.',
  'already linked': 'Du hast schon ein Konto dieses Dienstes verknüpft.',
  'already on': 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
  'last way in':
    'Das ist dein einziger Zugang. Lege zuerst ein Passwort fest oder verknüpfe einen anderen Anmeldedienst.',
  'own recipe': 'Das eigene Rezept kann man nicht bewerten.',
  'allergen not confirmed':
    'Dieses Rezept enthält etwas, das jemand am Tisch nicht essen darf, oder könnte es enthalten. Bitte bestätige das, oder ändere das Rezept.',
  'unsafe recipe':
    'Dieses Rezept könnte jemandem schaden und lässt sich deshalb nicht teilen. Bitte korrigiere es zuerst.',
  'owner cannot leave': 'Das ist deine Gruppe, du kannst sie nicht verlassen.',
  'thread locked': 'Dieses Thema ist gesperrt. Zurzeit kann niemand darin schreiben.',
  'own content': 'Das ist von dir selbst. Du kannst es ändern oder löschen.',
  'changed numbers':
    'Das ändert eine Zahl, ein Maß oder ein Lebensmittel. Eine Übersetzung lässt sie, wie sie sind.',
  'recipe in itself': 'Dieses Rezept würde sich selbst enthalten.',
  'too many levels': 'Zu viele Rezepte stecken ineinander: höchstens vier Ebenen.',
  'too many corrections': 'Es warten schon viele Korrekturen.',
  'not saved': 'Merke dir dieses Rezept zuerst.',
  'not shared':
    'Die Gruppe kann dieses Rezept nicht lesen. Es muss zuerst mit der Gruppe geteilt oder veröffentlicht werden.',
  'limit reached': 'Hier ist kein Platz mehr. Entferne zuerst etwas.',
  'storage full':
    'Dein Speicherplatz ist voll. Lösche Rezepte, Fotos oder Gespräche, die du nicht mehr brauchst.',
  'too large': 'Das ist zu groß zum Senden.',
  'unsupported type': 'Diese Art von Datei wird nicht unterstützt.',
  'not an image': 'Diese Datei ließ sich nicht als Bild lesen.',
  'not a document': 'Diese Datei ließ sich nicht als PDF lesen.',
  'no text':
    'Dieses PDF enthält keinen Text, nur Bilder der Seiten. Bitte tippe das Rezept ab oder füge seinen Text ein.',
  'no recipe found': 'Darin ließ sich kein Rezept finden.',
  'cannot adapt': 'Der Koch kann diesen Wunsch nicht kochen. Bitte formuliere ihn anders.',
  'too many requests': 'Das war viel auf einmal. Bitte warte einen Moment und versuche es dann noch einmal.',
  'server error': 'In unserer Küche ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'chef unavailable': 'Der Koch ist kurz weg. Bitte versuche es noch einmal.',
  'painter unavailable': 'Der Maler ist kurz weg. Bitte versuche es noch einmal.',
  'unreachable page':
    'Diese Seite konnte nicht gelesen werden. Vielleicht gibt es sie nicht mehr, sie ist nicht zugänglich, zu groß oder gar keine Webseite.',
  unavailable: 'Wir haben kurz geschlossen. Bitte versuche es gleich noch einmal.',
} satisfies Translation<'de', typeof english>
