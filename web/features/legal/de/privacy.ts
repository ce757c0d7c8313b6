import { limits } from '#shared/constants/limits.ts'
import { legal } from '#shared/constants/legal.ts'
import type { Privacy } from '../document.ts'
import { periodsIn } from '../periods.ts'

const periods = periodsIn('de')

const privacy: Privacy = {
  title: 'Datenschutzerklärung',
  intro:
    'Diese Erklärung sagt, was das unten genannte Unternehmen („wir“) auf Convive mit personenbezogenen Daten macht und was du daran ändern kannst. Kurz gesagt: Wir erheben, was die Gemeinschaft braucht, um zu funktionieren, wir verfolgen dich nicht, wir zeigen keine Werbung, und wir verkaufen nichts über dich.',
  sections: {
    information: {
      heading: 'Welche Daten wir erheben',
      blocks: [
        [
          {
            name: 'Konto.',
            text: 'Deine E-Mail-Adresse, deinen Namen, wenn du einen angibst, deine Sprache und dein Passwort als argon2id-Hash, aus dem es sich nicht zurückgewinnen lässt. Wenn du dich über einen Anmeldedienst anmeldest: dessen Namen, deine Kennung dort und die E-Mail-Adresse, die er uns nennt. Wer dich eingeladen hat und wen du eingeladen hast. Wann dich die Startseite gefragt hat, wer mitisst. Wenn du eine Einladung anforderst: deine E-Mail-Adresse, deine Nachricht und deine Sprache. Wenn du die Anmeldung in zwei Schritten einschaltest: der Schlüssel deiner App, verschlüsselt, und deine Notfallcodes als Hash.',
          },
          {
            name: 'Inhalte.',
            text: `Rezepte, Bilder, auch die an den Schritten, Fotos und ihre Beschreibungen, Kommentare, Bewertungen, „Gefällt mir“, Korrekturen an Übersetzungen, gemerkte Rezepte anderer, deine Schlagwörter, Notizen und Sammlungen, Gruppen und bei jeder, ob du von dir aus beigetreten bist, Themen und Beiträge, deine Gespräche mit dem Koch samt den Bildern, die du darin zeigst, und den letzten Rezepten, die jeweils daraus wurden, und wie viel Platz es belegt. Von Seiten, aus denen du Rezepte importierst, werden nur das Rezept, sein Bild und die Adresse gespeichert; von Listen mit Adressen die letzten fünf, mit dem, was aus jeder wurde. Eine Datei, die du aus einem anderen Programm mitbringst, wird gespeichert, bis ihre Rezepte importiert sind, höchstens ${periods.archiveUnused} lang; die Namen ihrer Rezepte und was aus jedem wurde, ${periods.archiveUndo} lang, solange du den Import zurücknehmen kannst. Bilder, die eine solche Datei nur nennt, werden von ihren Adressen geholt. Das kann etwas über deine Gesundheit oder deine Überzeugungen verraten, etwa eine Allergie oder eine Ernährungsweise. Ob du sie erwähnst, entscheidest du; wir verwenden sie für dein Gericht und für nichts anderes. Aus hochgeladenen Bildern entfernen wir die Metadaten, vor allem den Aufnahmeort.`,
          },
          {
            name: 'Dein Kochtagebuch.',
            text: 'Was du gekocht hast, wann, und was du dazu notiert hast. Das siehst nur du, auch die Moderation nicht. Einen Eintrag, den du teilst, sehen mit seinen Fotos und deinem Namen die Mitglieder, die das Rezept lesen dürfen.',
          },
          {
            name: 'Dein Haushalt.',
            text: 'Für wen du kochst, mit Vornamen: die Allergien, Ernährungsformen und Abneigungen, die du zu ihnen angibst, ob jemand ein Kind ist und meistens mitisst, deine Küche und wer zum Haushalt gehört. Das kann die Gesundheit betreffen; gib es nur über dich, deine Kinder und Menschen an, die einverstanden sind. Nichts davon wird erraten. Das sehen alle Mitglieder deines Haushalts, und du siehst ihre Esser; sonst niemand, auch die Moderation nicht. Der Koch verwendet es für deine Gerichte, und bei einem fremden Modell ist es Teil der Anfrage. Wer mit seinem Eintrag verknüpft ist, ändert ihn allein. Du kannst jederzeit mit deinem eigenen Eintrag gehen; jedes Mitglied kann ein anderes mit einer Frist von 24 Stunden entfernen; mit dem letzten wird alles im Haushalt gelöscht. Einladungen und die Adresse, an die eine ging, werden nach 7 Tagen gelöscht. Wenn du dein Konto löschst, verschwinden dein Eintrag und dein Name aus dem Haushalt. Auch die Einkaufslisten mit ihren Namen und was ihr zu Hause habt gehören dem Haushalt: Jedes Mitglied sieht und ändert sie, samt der Angabe, wer einen Eintrag abgehakt hat; gelöschte Listen und Einträge werden 90 Tage aufbewahrt, damit jedes Gerät sie löschen kann.',
          },
          {
            name: 'Dein Wochenplan.',
            text: `Was dein Haushalt an welchem Tag kocht und isst, für wen, wer kocht, eure Notizen dazu, und welche Mahlzeiten auf der Einkaufsliste stehen. Alle Mitglieder des Haushalts sehen und ändern ihn; sonst niemand, auch nicht die Moderation. Ein Kalenderlink, den du erstellst, zeigt den Plan ohne Notizen allen, die ihn haben; gespeichert wird von dem Link nur ein Hash und wann er zuletzt gelesen wurde. Er endet, wenn du ihn beendest, den Haushalt verlässt oder gesperrt wirst. Was du aus dem Plan entfernst, wird nach ${periods.deletedHouseholdRows} gelöscht; eine Mahlzeit verschwindet ${periods.planEntries} nach ihrem Tag. Mit deinem Konto werden deine Links und dein Name als Köchin oder Koch gelöscht; der Plan bleibt im Haushalt, solange er Mitglieder hat.`,
          },
          {
            name: 'Nutzung.',
            text: 'Zu jedem Gerät, auf dem du angemeldet bist: wie dein Browser sich nennt, wann er sich angemeldet hat und wann er zuletzt da war. Mit welchen Browsern du dich schon angemeldet hast, und wann. Ein Protokoll der Anmeldungen und anderer sicherheitsrelevanter Vorgänge mit der Netzwerkadresse (bei IPv6 gekürzt). Zähler, wie oft eine Adresse oder ein Konto etwas versucht hat, gegen Missbrauch. Wenn du ein Rezept fertigstellst: wie lange die Schritte gedauert haben und ob einer fehlgeschlagen ist. Wenn auf dem Server etwas kaputtgeht: ein Fehlereintrag mit der betroffenen Seite. Was wir dir darüber mitteilen, was andere getan haben, deine Meldungen und die Entscheidungen darüber. Wenn ein fremdes Modell kocht oder übersetzt: wie viel du davon am Tag verbrauchst, und ob und seit wann sein Anbieter dein Kochtagebuch, deinen Wochenplan und das, was du zu Hause hast, kennen darf.',
          },
          {
            name: 'Zugriffstoken.',
            text: 'Token, die du für Programme und Assistenten erstellst: wie du sie nennst, ob sie schreiben dürfen, wann du sie erstellt hast, wann sie zuletzt benutzt wurden (auf die Stunde genau) und wann sie ablaufen; vom Token selbst nur ein Hash. Wer es hat, liest in deinem Namen deine Rezepte, dein Kochtagebuch, deine Gespräche mit dem Koch sowie Plan und Liste deines Haushalts und ändert sie, wenn du es erlaubt hast. Was ein Assistent damit macht, liegt bei seinem Anbieter und nicht bei uns.',
          },
          {
            name: 'Cookies und Speicher im Browser.',
            text: 'Nur, was die Website zum Funktionieren braucht; die Liste folgt. Es gibt keine Cookies zur Verfolgung oder für Werbung und keine Auswertung durch Dritte.',
          },
        ],
        'Das sind die Cookies:',
        [
          {
            name: 'session',
            text: `(bei verschlüsselter Verbindung „__Host-session“) hält dich angemeldet. Skripte können es nicht lesen. Es gilt ${periods.session} ab deinem letzten Besuch, höchstens aber ${periods.longestSession}.`,
          },
          {
            name: 'device',
            text: `(entsprechend „__Host-device“) unterscheidet diesen Browser von anderen, die dein Passwort zu erraten versuchen, damit sie dich nicht aussperren können. Es ist zufällig, Skripte können es nicht lesen, es wird bei der Anmeldung gesetzt und gilt ${periods.knownDevice}. Es bleibt, wenn du dich abmeldest; wir vergessen es, wenn du das Gerät von einem anderen aus abmeldest, dich überall abmeldest, dein Passwort zurücksetzt oder dein Konto löschst.`,
          },
          {
            name: 'sign_in',
            text: `(entsprechend „__Host-sign_in“) erkennt deinen Browser wieder, wenn er von einem Anmeldedienst zurückkommt, und gilt ${periods.providerSignIn}.`,
          },
          {
            name: 'signed_in',
            text: 'sagt der Seite, ob es sich lohnt zu fragen, wer du bist. Es enthält kein Geheimnis und gilt so lange wie die Sitzung.',
          },
          {
            name: 'session_ended',
            text: 'sagt diesem Browser, dass seine Sitzung von anderswo beendet wurde, bis eine Seite es gelesen hat.',
          },
          { name: 'language', text: 'merkt sich ein Jahr lang die Sprache, die du gewählt hast.' },
          {
            name: 'invite_code',
            text: `bewahrt deinen Einladungscode während der Registrierung auf, ${periods.inviteCookie} lang.`,
          },
        ],
        'In deinem Browser gespeichert und nicht mit Anfragen mitgeschickt:',
        [
          {
            name: 'cookie_consent, theme',
            text: 'dein Einverständnis mit dem Cookie-Hinweis und die helle oder dunkle Darstellung.',
          },
          {
            name: 'collection_tab, collection_view, collection_sort',
            text: 'wie du dein Rezeptbuch zuletzt angesehen hast.',
          },
          {
            name: 'original_recipes, changed_readings',
            text: 'ob du Rezepte liest, wie sie geschrieben wurden, alle oder einzelne; das Letztere verschwindet, wenn du den Tab schließt.',
          },
          {
            name: 'Gespeicherte Seiten, offline_member, late_logout, unsent_work',
            text: `dein Rezeptbuch mit seinen Rezepten, Sammlungen, Notizen und kleinen Bildern, Plan und Liste deines Haushalts, dein Name und was du ohne Verbindung geschrieben hast, damit sie sich offline öffnen lassen, in einer Datenbank dieses Browsers. Sie werden gesperrt, wenn deine Sitzung abläuft, und gelöscht, wenn du dich abmeldest, wenn deine Sitzung von anderswo beendet wird (sobald dieser Browser wieder online ist), wenn sich hier jemand anderes anmeldet, oder ${periods.storedPages} nach deinem letzten Besuch. „late_logout“ merkt sich eine Abmeldung ohne Verbindung, bis wir davon wissen. „unsent_work“ bewahrt auf, was du hier geschrieben und nie gesendet hast, wenn der Rest von anderswo gelöscht wurde, bis du es löschst, höchstens ${periods.storedPages}.`,
          },
          { name: 'signed_urls', text: 'vorübergehend gültige Links zu Bildern.' },
          {
            name: 'cooking, kitchen_timers',
            text: 'die Gerichte, die du gerade kochst, wie weit du bist und was du abgehakt hast, bis du fertig bist oder zwölf Stunden lang nichts daran getan hast; und Timer, bis du sie ausschaltest.',
          },
          {
            name: 'household_changes_…',
            text: 'was du an der Einkaufsliste geändert hast, bis es gesendet ist.',
          },
          {
            name: 'draft:…',
            text: 'Rezepte, Notizen, Themen und Beiträge, die du angefangen und nicht gespeichert oder abgeschickt hast.',
          },
          {
            name: 'chat, pending_recipe, return_to',
            text: 'dein Gespräch mit dem Koch, ein Rezept, das gerade gespeichert wird, und die Seite, zu der du wolltest. Sie verschwinden, wenn du den Tab schließt.',
          },
        ],
        'Beim Abmelden wird all das entfernt, bis auf dein Einverständnis, deine Sprache und die Darstellung.',
      ],
    },
    use: {
      heading: 'Wozu wir sie verwenden',
      blocks: [
        'Wir verwenden personenbezogene Daten:',
        [
          'um dir dein Konto und das zu geben, was du verlangst; das ist unser Vertrag mit dir;',
          'um deine Inhalte denen zu zeigen, mit denen du sie teilst;',
          'um die E-Mails zu verschicken, die der Dienst braucht: Bestätigung einer Adresse, Zurücksetzen eines Passworts, Einladungen und Hinweise zu deinem Konto, dazu einmal am Tag, was es für dich Neues gibt, wenn du das nicht abschaltest;',
          'um Konten zu schützen, Fehler zu finden und Missbrauch zu verhindern; das ist unser berechtigtes Interesse und auch deines;',
          'um gesetzliche Pflichten zu erfüllen.',
        ],
        'Wie lange ein Rezept im Durchschnitt dauert, berechnen wir aus den gemessenen Zeiten; der Wert nennt niemanden. Wir bilden keine Werbeprofile, treffen keine Entscheidungen mit rechtlicher Wirkung für dich allein durch Maschinen und trainieren keine KI-Modelle mit deinen Inhalten.',
        'Wo wir uns auf deine Einwilligung stützen, etwa bei dem, was du dem Koch über deine Gesundheit sagst, kannst du sie jederzeit für die Zukunft widerrufen.',
      ],
    },
    sharing: {
      heading: 'Weitergabe',
      blocks: [
        'Wir verkaufen keine personenbezogenen Daten. Andere erhalten sie nur in diesen Fällen:',
        [
          {
            name: 'Andere Mitglieder und die Öffentlichkeit.',
            text: 'Ein Rezept ist privat, bis du es veröffentlichst oder mit einer Gruppe teilst. Die Seite eines öffentlichen Rezepts können alle öffnen; dein Name steht darauf. Die Mitglieder einer Gruppe sehen deren Mitglieder, Themen, Beiträge und Sammlungen. Was du dir merkst, deine Schlagwörter, deine privaten Notizen und deine eigenen Sammlungen sieht kein anderes Mitglied, auch die Administratoren der Gemeinschaft nicht. Andere Mitglieder sehen deine E-Mail-Adresse nicht; wem eine Gruppe gehört, in der du bist, und die Administratoren sehen sie. Wer dich eingeladen hat, sieht, dass du da bist. Eine Einladung, die du verschickst, nennt deinen Namen.',
          },
          {
            name: 'Der Koch und der Maler.',
            text: 'Solange wir keine anderen anschließen, sind beide unsere eigenen Programme auf unserem eigenen Server, und was du ihnen schreibst, geht nirgendwo sonst hin. Schließen wir einen fremden KI-Anbieter an, werden dein Gespräch mit den Bildern, die du darin zeigst, das Rezept, eine fotografierte Seite, die du lesen lässt, und die Beschreibung des Bildes an ihn geschickt, damit er antworten kann, und Rezepte, die jemand in einer anderen Sprache liest, damit er sie übersetzt. Deinen Namen, deine E-Mail-Adresse und dein Konto fügen wir nicht hinzu. Er bekommt außerdem das Datum, deine Maßeinheiten und was deine Küche hat, was die Mitessenden nicht essen dürfen oder mögen, ohne ihre Namen, und die Rezepte, die der Koch für dich nachschlägt, deine eigenen oder öffentliche mit dem Namen der Verfasser. Dein Kochtagebuch, deinen Wochenplan und was du zu Hause hast, bekommt er nur, wenn du diesem Anbieter zugestimmt hast; wir fragen dich einmal im Gespräch, und du kannst es in den Einstellungen jederzeit ändern. Frag uns jederzeit, wer gerade kocht.',
          },
          {
            name: 'Unternehmen, die für uns arbeiten.',
            text: 'Hosting, E-Mail-Versand und Bildablage, soweit wir sie in Anspruch nehmen, aufgrund eines Vertrags und nach unseren Weisungen.',
          },
          {
            name: 'Anmeldedienste.',
            text: 'Wenn du einen wählst, erfährt er, dass du dich bei Convive anmeldest.',
          },
          {
            name: 'Behörden und Nachfolger.',
            text: 'Wenn das Gesetz uns verpflichtet oder es nötig ist, um jemanden vor schwerem Schaden zu bewahren. Geht Convive an ein anderes Unternehmen über, übernimmt es auch diese Erklärung, und wir sagen es dir vorher.',
          },
        ],
      ],
    },
    transfers: {
      heading: 'Übermittlung in andere Länder',
      blocks: [
        'Wir arbeiten von Ontario in Kanada aus. Wenn du Convive von anderswo nutzt, gelangen deine Daten nach Kanada und in die Länder, in denen die im vorigen Abschnitt genannten Unternehmen tätig sind. Behörden dort können nach ihrem Recht darauf Zugriff haben.',
        'Wenn wir Daten aus dem Europäischen Wirtschaftsraum, dem Vereinigten Königreich oder der Schweiz in ein Land weitergeben, dessen Schutz nicht als angemessen anerkannt ist, verwenden wir die Standardvertragsklauseln oder eine andere gesetzlich anerkannte Garantie. Schreib uns, wenn du sie einsehen möchtest. Für Menschen in Québec prüfen wir den Schutz vorab, wie es das Recht dort verlangt.',
      ],
    },
    retention: {
      heading: 'Wie lange wir sie aufbewahren',
      blocks: [
        [
          {
            name: 'Konto und Inhalte:',
            text: 'bis du sie löschst. Ein gelöschtes Rezept wartet unter „Kürzlich gelöscht“, wo nur du es siehst, und lässt sich wiederherstellen; endgültig verschwindet es mit deinem Konto oder früher, wenn du uns darum bittest.',
          },
          {
            name: 'Frühere Versionen eines Rezepts:',
            text: `mit dem Rezept, die letzten ${limits.versions.perRecipe} und solche, auf die sich etwas bezieht. Du siehst alle; andere sehen die, die sie lesen konnten, solange diese aktuell waren.`,
          },
          {
            name: 'Nie bestätigte Konten:',
            text: `bleiben ${periods.unverifiedAccount} bestehen und werden dann entfernt.`,
          },
          {
            name: 'Sitzungen:',
            text: `bis du dich abmeldest, sonst ${periods.session} ab deinem letzten Besuch, höchstens aber ${periods.longestSession}. Von einer Sitzung, die von anderswo beendet wurde, ein Hash, der Grund und die Zeit, ohne dein Konto: ${periods.endedSessions}.`,
          },
          {
            name: 'Zugriffstoken:',
            text: 'bis du sie widerrufst oder sie ablaufen, und bis du dich überall abmeldest, dein Passwort änderst oder zurücksetzt, gesperrt wirst oder dein Konto löschst.',
          },
          {
            name: 'Einladungen in Gruppen:',
            text: `wer wen eingeladen hat und an welche Adresse, bis sie angenommen, abgelehnt oder zurückgezogen ist, höchstens ${periods.groupInvite}.`,
          },
          {
            name: 'Bekannte Geräte:',
            text: `die Browser, mit denen du dich angemeldet hast, jeweils mit dem ersten und dem letzten Mal, ${periods.knownDevice} über dieses hinaus, es sei denn, du meldest das Gerät von einem anderen aus ab.`,
          },
          {
            name: 'Links und Codes:',
            text: `Ein Bestätigungslink gilt ${periods.verificationLink}, ein Link zum Zurücksetzen ${periods.resetLink}, ein Einladungscode ${periods.inviteCode}, ein vorübergehender Link zu einem Bild ${periods.pictureLink}.`,
          },
          {
            name: 'E-Mails:',
            text: `Sobald eine E-Mail verschickt ist, wird ihr Text aus unserem Postausgang entfernt; Adresse und Betreff bleiben noch ${periods.sentMails}, ebenso eine E-Mail, die sich nicht zustellen ließ. Hast du uns gebeten, dir nie wieder zu schreiben, behalten wir einen Hash deiner Adresse, um uns daran zu halten.`,
          },
          {
            name: 'Anfragen nach einer Einladung:',
            text: `bis darüber entschieden ist, nach einer Zusage noch ${periods.approvedRequests}.`,
          },
          {
            name: 'Protokoll der Anmeldungen und der Sicherheit:',
            text: `${periods.auditLog}. Zähler gegen Missbrauch laufen eine Stunde, höchstens einen Tag, und werden dann gelöscht.`,
          },
          {
            name: 'Dauer der Rezepte:',
            text: `Sie zählt ${periods.timings} lang für den Durchschnitt und verschwindet mit deinem Konto.`,
          },
          {
            name: 'Gespräche mit dem Koch:',
            text: `bis du sie oder dein Konto löschst. Ein Bild, das du anhängst und nicht sendest, wird nach ${periods.unsentPicture} gelöscht. Für wen der Koch ein Rezept gekocht hat, ist ${periods.cookedRecipe} lang gespeichert; bei einem Rezept, das du speicherst, so lange wie dieses, und nur du und dein Haushalt sehen es.`,
          },
          {
            name: 'Neuigkeiten zu dem, was dir gehört:',
            text: `bleiben noch ${periods.readNotifications}, nachdem du sie gelesen hast.`,
          },
          {
            name: 'Meldungen und Entscheidungen:',
            text: `Eine Meldung bleibt nach der Entscheidung noch ${periods.closedReports}, das Protokoll der Entscheidungen ${periods.moderationLog}.`,
          },
          {
            name: 'Wochenplan und Einkaufsliste:',
            text: `Was du löschst, verschwindet sofort für den ganzen Haushalt und wird nach ${periods.deletedHouseholdRows} gelöscht, denn bis dahin kann eine Änderung ohne Verbindung es zurückholen. Die Nummern der Änderungen gehen nach ${periods.householdOperations}.`,
          },
        ],
        'Wenn du dein Konto löschst, werden deine Rezepte, Fotos, Bilder und Kommentare entfernt, auch aus der Bildablage. Beiträge, auf die andere geantwortet haben, bleiben unter dem Namen „ehemaliges Mitglied“ stehen, und Sammlungen einer Gruppe, zu denen andere beigetragen haben, bleiben ohne deine Notizen. Wer sich ein Rezept von dir gemerkt hat, behält die eigenen Notizen dazu, aber weder das Rezept noch seinen Titel. Im Verzeichnis, wer wen eingeladen hat, bleibt ein Platz ohne Namen. Kopien in Sicherungen verschwinden, sofern wir welche haben, wenn diese Sicherungen ersetzt werden. Länger behalten wir nur, was wir nach dem Gesetz behalten müssen.',
      ],
    },
    rights: {
      heading: 'Deine Rechte',
      blocks: [
        'Vieles kannst du in den Einstellungen selbst tun:',
        [
          'dein Profil ansehen und berichtigen und deine E-Mail-Adresse ändern;',
          'deine Geräte sehen und dich dort abmelden;',
          'alles, was dich betrifft, als eine Zip-Datei exportieren: Rezepte, Bilder, Kommentare und Beiträge in Formaten, die andere Programme lesen können;',
          'dein Konto löschen.',
        ],
        'Wo auch immer du lebst, kannst du uns außerdem fragen, was wir über dich gespeichert haben, woher es stammt und wer es erhalten hat; es berichtigen, löschen oder dir herausgeben lassen; einer Verwendung widersprechen oder sie einschränken lassen; und eine Einwilligung widerrufen. Schreib an die Kontaktadresse. Wir antworten kostenlos binnen 30 Tagen und dürfen uns vorher vergewissern, dass du es bist, der fragt.',
        'Du kannst dich beim kanadischen Datenschutzbeauftragten (Office of the Privacy Commissioner of Canada) oder bei der Datenschutzbehörde deines Wohnorts beschweren. Wir würden uns freuen, zuerst von dir zu hören.',
      ],
    },
    children: {
      heading: `Kinder unter ${legal.minimumAge} Jahren`,
      blocks: [
        `Convive ist nicht für Kinder unter ${legal.minimumAge} Jahren gedacht, und wir erheben nicht wissentlich Daten über sie. Wenn du glaubst, dass ein Kind ein Konto hat, schreib uns: Wir schließen es und löschen, was dazugehört. Eltern und andere Sorgeberechtigte können verlangen, zu sehen oder löschen zu lassen, was wir über ihr Kind gespeichert haben.`,
      ],
    },
    security: {
      heading: 'Sicherheit',
      blocks: [
        'Passwörter werden mit argon2id gehasht. Sitzungsschlüssel, Zugriffstoken und die Geheimnisse in Links speichern wir nur als Hash. Wird die Website über https ausgeliefert, reist das Sitzungscookie nur über verschlüsselte Verbindungen. Links zu Bildern sind signiert und laufen ab. Wiederholtes Raten wird gebremst und dann gesperrt. Auf Wunsch verlangt die Anmeldung einen zweiten Schritt. Die Seiten laden keine Skripte von anderswo. Eingriffe der Verwaltung werden protokolliert.',
        'Kein System ist völlig sicher. Setzt dich ein Vorfall der echten Gefahr eines erheblichen Schadens aus, sagen wir es dir und den Behörden unverzüglich, wie das Gesetz es verlangt.',
      ],
    },
    changes: {
      heading: 'Änderungen',
      blocks: [
        'Jede neue Fassung dieser Erklärung veröffentlichen wir hier mit dem Tag, ab dem sie gilt. Ist eine Änderung für dich von Bedeutung, etwa ein neuer Empfänger oder ein neuer Zweck, sagen wir es den Mitgliedern mindestens 30 Tage vorher per E-Mail oder auf der Website und bitten um deine Einwilligung, wo das Gesetz sie verlangt.',
      ],
    },
    contact: {
      heading: 'Kontakt',
      blocks: [
        'Das hier genannte Unternehmen ist für personenbezogene Daten auf Convive verantwortlich. Wer dort für den Datenschutz zuständig ist, liest, was an diese Adresse kommt; schreib „Datenschutz“ in den Betreff.',
      ],
    },
  },
}

export default privacy
