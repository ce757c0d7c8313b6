import { legal } from '#shared/constants/legal.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Terms } from '../document.ts'

const terms: Terms = {
  title: 'Nutzungsbedingungen',
  intro:
    'Diese Bedingungen sind der Vertrag zwischen dir und dem unten genannten Unternehmen („wir“) über Convive, eine Kochgemeinschaft mit KI-Koch, in die man auf Einladung kommt. Wenn du ein Konto eröffnest oder die Website nutzt, nimmst du sie an. Wir haben uns bemüht, sie so zu schreiben, dass man sie lesen kann.',
  sections: {
    eligibility: {
      heading: 'Wer Convive nutzen darf',
      blocks: [
        `Du musst mindestens ${legal.minimumAge} Jahre alt sein. Verlangt das Recht deines Landes ein höheres Alter, um einem Onlinedienst allein zuzustimmen, muss bis dahin ein Elternteil oder eine andere sorgeberechtigte Person zustimmen.`,
        'Zu Convive kommt man auf Einladung. Für ein Konto brauchst du einen Einladungscode, der weder benutzt noch abgelaufen noch zurückgezogen ist. Ein Code eröffnet genau ein Konto. Bitte verkaufe keine Codes und veröffentliche sie nicht.',
        'Manche Rezepte sind Getränke mit Alkohol. Sie sind nur für Menschen gedacht, die dort, wo sie leben, Alkohol trinken dürfen.',
      ],
    },
    accounts: {
      heading: 'Konten und Sicherheit',
      blocks: [
        'Eine Person, ein Konto. Gib eine E-Mail-Adresse an, die dir gehört, und bestätige sie über den Link, den wir dir schicken. Ein Konto, dessen Adresse niemand bestätigt, wird entfernt.',
        `Wähle ein Passwort mit mindestens ${limits.password.min} Zeichen, das du nirgends sonst verwendest, oder melde dich über einen der Dienste an, die wir anbieten, falls es welche gibt. Behalte Passwort und Anmeldelinks für dich. Was über dein Konto geschieht, gilt als von dir getan, es sei denn, du konntest es nicht verhindern.`,
        'In den Einstellungen siehst du die Geräte, auf denen du angemeldet bist, und kannst dich auf jedem davon abmelden. Wenn du glaubst, dass jemand anderes in deinem Konto war, ändere dein Passwort, melde dich überall ab und schreib uns.',
      ],
    },
    'acceptable-use': {
      heading: 'Zulässige Nutzung',
      blocks: [
        'Convive ist zum Kochen und Essen da und um über beides zu reden. Du kannst gern:',
        [
          'mit dem Koch Gerichte planen, sie in deinem Rezeptbuch aufbewahren, ändern und nachkochen;',
          'deine Woche planen und mit den Menschen deines Haushalts einkaufen und kochen;',
          'deine Rezepte veröffentlichen, die der anderen bewerten, mit „Gefällt mir“ markieren und kommentieren, Fotos von dem zeigen, was du gekocht hast, und Übersetzungen von Rezepten verbessern;',
          'Gruppen gründen, ihnen beitreten und dort mitreden;',
          'Menschen einladen, die du kennst, so viele, wie du Einladungen hast.',
        ],
        'Sei freundlich und ehrlich. Sag, woher ein Rezept kommt, wenn es nicht von dir ist. Halte dich an die Regeln der Gruppen, denen du beitrittst. Wie oft man manches tun kann, begrenzen wir, damit der Dienst für alle schnell bleibt.',
      ],
    },
    licence: {
      heading: 'Deine Inhalte und die Rechte, die du uns einräumst',
      blocks: [
        'Was du schreibst und hochlädst, bleibt deins: Rezepte, Fotos, Kommentare, Notizen, Sammlungen, Tagebucheinträge, Beiträge und Nachrichten an den Koch. Das gilt auch für deine Rechte an den Rezepten, die du mit dem Koch entwickelst, soweit das Gesetz daran Rechte gewährt.',
        'Was ein Haushalt angibt und plant, gehört allen seinen Mitgliedern: Jedes kann seine Esser, seinen Wochenplan und seine Einkaufsliste sehen, ändern und löschen. Tritt einem Haushalt nur mit Menschen bei, denen du vertraust, und gib über andere nur an, womit sie einverstanden sind. Ideen für die Woche und Hinweise an Rezepten gehen von diesen Angaben aus; sie ersetzen keinen Blick auf das Etikett.',
        'Du erlaubst uns, deine Inhalte unentgeltlich und weltweit zu speichern, zu kopieren, in der Größe anzupassen, zu formatieren, zu übersetzen und anzuzeigen, soweit das nötig ist, um Convive für dich und für die Menschen zu betreiben, mit denen du sie teilst. Dieses Recht ist nicht ausschließlich. Wir verkaufen deine Inhalte nicht und trainieren damit keine KI-Modelle.',
        'Du entscheidest, wer ein Rezept sieht. Es ist privat, bis du es veröffentlichst oder mit einer Gruppe teilst. Ein öffentliches Rezept hat eine Seite, die alle öffnen, über Suchmaschinen finden und in andere Programme übernehmen können. Du kannst es wieder privat machen; Kopien, die andere angefertigt haben, können wir aber nicht zurückholen.',
        'Mitglieder, die ein Rezept von dir lesen können, dürfen davon eine eigene Variante machen und sie hier veröffentlichen. Sie nennt dein Rezept als Ursprung, solange ihre Leser deines lesen dürfen, und sie bleibt, wenn du deines löschst.',
        'Das Recht endet, wenn du den Inhalt oder dein Konto löschst. Eine Ausnahme bleibt: Beiträge, auf die andere geantwortet haben, bleiben unter dem Namen „ehemaliges Mitglied“ stehen, damit das Gespräch verständlich bleibt.',
        'Wenn du etwas teilst, versicherst du, dass du das darfst: Es ist von dir, oder du hast die nötige Erlaubnis, auch von Menschen, die auf einem Foto zu erkennen sind.',
      ],
    },
    prohibited: {
      heading: 'Verbotenes Verhalten',
      blocks: [
        'Du darfst Convive nicht nutzen, um:',
        [
          'gegen Gesetze zu verstoßen oder Urheberrechte, die Privatsphäre oder andere Rechte anderer zu verletzen;',
          'jemanden zu belästigen, zu bedrohen, herabzusetzen oder zu diskriminieren oder sexuelle oder gewalttätige Inhalte zu verbreiten;',
          'Rezepte oder Ratschläge zu veröffentlichen, von denen du weißt, dass sie gefährlich sind, oder Allergene zu verschweigen;',
          'dich als jemand anderes auszugeben oder über die Herkunft eines Rezepts oder Fotos zu täuschen;',
          'zu werben, Spam zu verschicken, E-Mail-Adressen zu sammeln oder die Website mit automatischen Werkzeugen massenhaft zu kopieren;',
          'Einladungen, Grenzen oder Sperren zu umgehen oder in Konten und Daten einzudringen, die nicht deine sind;',
          'den Dienst anzugreifen, zu überlasten oder auszuforschen, Schadsoftware zu verbreiten oder den Koch dazu zu bringen, seine Sicherheitsregeln zu brechen.',
        ],
        'Hast du in gutem Glauben eine Schwachstelle gefunden, sag es uns vertraulich und lass uns Zeit, sie zu beheben. Wir nehmen dir das nicht übel.',
      ],
    },
    property: {
      heading: 'Geistiges Eigentum',
      blocks: [
        'Der Name Convive, das Logo, die Gestaltung, die Texte, die Zeichnungen und die Software gehören uns oder denen, die uns ihre Nutzung erlauben. Du darfst sie so nutzen, wie die Website sie dir anbietet, für dich selbst und nicht geschäftlich. Alle anderen Rechte bleiben vorbehalten.',
        'Wenn du meinst, dass etwas auf Convive deine Rechte verletzt, schreib an die Kontaktadresse. Nenne das Werk, die Adresse der Seite und wie wir dich erreichen. Wir entfernen, was Rechte verletzt, sagen es dem betroffenen Mitglied und hören uns seine Antwort an. Wer wiederholt Rechte verletzt, verliert sein Konto.',
        'Wenn du uns Ideen zu Convive schickst, dürfen wir sie nutzen, ohne dir etwas zu schulden.',
      ],
    },
    'third-parties': {
      heading: 'Dienste Dritter',
      blocks: [
        'Einiges kann auf Diensten anderer Unternehmen beruhen, wenn wir sie angeschlossen haben: die Anmeldung über Google, Apple, Microsoft, GitHub, LinkedIn oder Amazon, der Versand von E-Mails, die Ablage von Bildern und ein KI-Modell hinter dem Koch oder dem Maler. Für das, was diese Unternehmen tun, gelten deren eigene Bedingungen. Über einen fremden Dienst anmelden musst du dich nie: Eine E-Mail-Adresse und ein Passwort genügen.',
        'Mitglieder können Links zu anderen Websites setzen. Wir prüfen diese Websites nicht und sind für sie nicht verantwortlich.',
      ],
    },
    payments: {
      heading: 'Zahlungen',
      blocks: [
        'Convive ist heute kostenlos. Es gibt nichts zu kaufen, und wir fragen nicht nach Kartendaten.',
        'Sollten wir je etwas gegen Geld anbieten, siehst du Preis und Bedingungen, bevor du dich entscheidest, und nichts wird ohne deine ausdrückliche Zustimmung abgebucht. Zahlungen werden nicht erstattet, es sei denn, das Gesetz gibt dir ein Recht auf Rückzahlung.',
      ],
    },
    disclaimer: {
      heading: 'Ausschluss von Gewährleistungen',
      blocks: [
        'Convive ist in der Beta-Phase und wird so bereitgestellt, wie es ist und soweit es verfügbar ist. Wir arbeiten sorgfältig, versprechen aber nicht, dass es immer erreichbar, fehlerfrei oder für einen bestimmten Zweck geeignet ist, dass ein Rezept gelingt oder dass stimmt, was Mitglieder und Programme schreiben. Behalte eine eigene Kopie von allem, was dir wichtig ist; in den Einstellungen kannst du alles exportieren.',
        'Soweit das Gesetz es erlaubt, schließen wir alle Gewährleistungen und Zusicherungen aus, die nicht in diesen Bedingungen stehen, auch stillschweigende. Gesetzliche Gewährleistungsrechte, die Verbrauchern nicht genommen werden können, bleiben bestehen.',
      ],
    },
    liability: {
      heading: 'Haftungsbeschränkung',
      blocks: [
        'Soweit das Gesetz es erlaubt, haften wir nicht für mittelbare Schäden und Folgeschäden und nicht für entgangenen Gewinn, verlorene Daten, verdorbene Lebensmittel oder beschädigte Geräte, die daraus entstehen, dass du Convive nutzt oder nicht nutzen kannst.',
        'Im selben Umfang ist alles, wofür wir dir gegenüber haften können, zusammen auf das begrenzt, was du uns in den zwölf Monaten vor dem Ereignis gezahlt hast, oder auf 100 kanadische Dollar, je nachdem, welcher Betrag höher ist.',
        'Nichts in diesen Bedingungen beschränkt eine Haftung, die sich gesetzlich nicht beschränken lässt, etwa für Vorsatz und grobe Fahrlässigkeit oder für Tod und Verletzungen, die wir verschuldet haben.',
      ],
    },
    indemnification: {
      heading: 'Freistellung',
      blocks: [
        'Macht jemand Ansprüche gegen uns geltend, weil du Inhalte ohne das Recht dazu veröffentlicht, gegen diese Bedingungen verstoßen oder Gesetze verletzt hast, übernimmst du den daraus entstehenden Schaden und die angemessenen Rechtskosten, soweit du es verschuldet hast. Wir sagen dir umgehend Bescheid und lassen dich an der Verteidigung mitwirken. Verbraucher schulden dies nur, soweit das Recht ihres Wohnorts es zulässt.',
      ],
    },
    termination: {
      heading: 'Kündigung und Vertragsende',
      blocks: [
        'Du kannst jederzeit gehen: Lösche dein Konto in den Einstellungen. Deine Rezepte, Fotos und Bilder werden mit ihm entfernt. Gruppen, die dir gehören, gehen an das Mitglied über, das am längsten dabei ist; Gruppen ohne weitere Mitglieder werden entfernt. Dein Haushalt besteht mit seinen anderen Mitgliedern weiter, ohne deinen Eintrag; ohne andere wird er entfernt. Vorher kannst du deine Daten als eine Datei exportieren.',
        'Wenn du gegen diese Bedingungen verstößt, können wir Inhalte ausblenden, dir das Recht einzuladen entziehen oder dein Konto sperren oder schließen. Wir wählen das mildeste Mittel, das hilft, nennen dir den Grund und warnen dich vorher, außer wenn der Schaden schwer wiegt oder das Gesetz es verbietet. Wenn du meinst, dass wir uns irren, antworte uns: Ein Mensch sieht es sich noch einmal an.',
        'Wir können Convive auch insgesamt einstellen. Dann geben wir dir mindestens 30 Tage Zeit, deine Daten zu exportieren, es sei denn, das Gesetz oder ein Notfall lässt uns keine Wahl. Die Abschnitte über eingeräumte Rechte, Gewährleistung, Haftung, Freistellung und anwendbares Recht gelten danach weiter, soweit das sinnvoll ist.',
      ],
    },
    changes: {
      heading: 'Änderungen',
      blocks: [
        'Convive ändert sich, und auch diese Bedingungen können sich ändern. Jede neue Fassung veröffentlichen wir hier mit dem Tag, ab dem sie gilt. Betrifft eine Änderung deine Rechte oder Pflichten, sagen wir es den Mitgliedern mindestens 30 Tage vorher per E-Mail oder auf der Website. Nutzt du Convive nach diesem Tag weiter, gilt die neue Fassung; bist du nicht einverstanden, lösche dein Konto vorher. Änderungen, die das Gesetz verlangt, können früher gelten.',
      ],
    },
    law: {
      heading: 'Anwendbares Recht',
      blocks: [
        'Für diese Bedingungen gilt das Recht der Provinz Ontario und das dort anwendbare Bundesrecht Kanadas. Streitigkeiten gehören vor die Gerichte von Ontario.',
        'Bist du Verbraucher, behältst du den Schutz der zwingenden Vorschriften deines Wohnorts und kannst vor dessen Gerichten klagen, wenn diese Vorschriften es vorsehen. Bitte schreib uns zuerst: Das meiste lässt sich mit einem Brief klären.',
        'Ist ein Teil dieser Bedingungen unwirksam, bleibt der Rest in Kraft. Die vier Sprachfassungen sollen dasselbe sagen. Weichen sie voneinander ab, entscheidet die englische, es sei denn, das Recht deines Wohnorts erlaubt dir, dich auf eine andere zu berufen.',
      ],
    },
    contact: {
      heading: 'Kontakt',
      blocks: ['Fragen, Beschwerden und rechtliche Mitteilungen erreichen uns hier.'],
    },
    ai: {
      heading: 'KI-erzeugte Inhalte und Sicherheit',
      blocks: [
        'Rezepte, Vorschläge, Anrichteideen und Bilder auf Convive können von einer KI oder anderen Programmen stammen. Sie können falsch, unvollständig oder für dich ungeeignet sein. Ein erzeugtes Bild zeigt eine Vorstellung des Gerichts und nichts, was jemand gekocht hat; so ist es auf der Seite und in der Datei gekennzeichnet.',
        'Jedes Rezept wird nach Regeln auf Allergene, Ernährungsweisen, Temperaturen und andere Gefahren geprüft, und ein Rezept mit einem gefährlichen Befund lässt sich nicht veröffentlichen. Diese Prüfungen sind eine Hilfe. Sie können etwas übersehen und ersetzen niemandes Urteil. Prüfe selbst, bevor du kochst, servierst oder isst:',
        [
          {
            name: 'Allergene und Ernährung.',
            text: 'Lies das Etikett jedes Produkts, das du verwendest. Frag deine Gäste. Verlass dich nie allein auf ein Rezept, einen Filter oder den Koch, wenn es um eine Allergie oder eine Krankheit geht.',
          },
          {
            name: 'Sicheres Garen.',
            text: 'Nimm für Fleisch, Geflügel, Fisch und Eier ein Thermometer. Kühle Speisen schnell ab und bewahre sie kalt auf. Halte dich beim Einkochen, Pökeln und Fermentieren zu Hause an eine erprobte Anleitung.',
          },
          {
            name: 'Gefährdete Menschen.',
            text: 'Säuglinge, Schwangere, ältere Menschen und Menschen mit schwachem Immunsystem brauchen besondere Vorsicht. Kein Honig für Kinder unter einem Jahr.',
          },
          {
            name: 'Werkzeug, Feuer und Mengen.',
            text: 'Mengen und Zeiten sind Schätzungen. Behalte Herd und Messer im Blick und die Kinder in ihrer Nähe.',
          },
        ],
        'Nichts auf Convive ist ärztlicher Rat oder Ernährungsberatung. Hast du ein gesundheitliches Problem, frag eine Fachperson; im Notfall ruf die Notrufnummer des Ortes an, an dem du bist.',
        'Vertraue dem Koch keine Geheimnisse an und keine persönlichen Angaben über andere, die das Gericht nicht braucht. Wenn du veröffentlichst, was der Koch gemacht hat, bist du es, der es veröffentlicht: Lies es vorher.',
      ],
    },
  },
}

export default terms
