import type { Translation } from '../catalog.ts'
import type english from '../en/landing.ts'

export default {
  title: 'Eine Einladung zu Tisch',
  heroTitle: 'Setz dich, wir kochen.',
  heroText:
    'Convive ist ein Tisch für alle, die gern essen. Erzähl unserem Koch, was du dahast und worauf du Lust hast, koch, was daraus wird, und teil es mit Freunden, die dazu eine Meinung haben.',
  heroPicture: 'Eine Tomatengalette mit Basilikum auf einem Teller, von oben gesehen',

  inviteTitle: 'Mit Einladung hereinkommen',
  inviteCode: 'Einladungscode',
  continue: 'Weiter',
  logIn: 'Schon dabei? Anmelden',
  requestInvite: 'Einladung anfordern',
  inviteUnexpected: 'Wir konnten deinen Code gerade nicht prüfen. Bitte versuche es noch einmal.',

  searchTitle: 'Worauf hast du Hunger?',
  searchLabel: 'Rezepte suchen',
  searchPlaceholder: 'Eine Suppe für Regentage',
  search: 'Suchen',

  featuresTitle: 'So läuft es an unserem Tisch',
  featuresIntro: 'Von der ersten Idee bis zum letzten Krümel.',
  chefTitle: 'Ein Koch, der zuhört',
  chefText:
    'Sag, was im Kühlschrank liegt, wer kommt und was auf keinen Fall hineindarf. Der Koch fragt nach, schlägt vor und ändert, bis es dein Gericht ist.',
  tasterTitle: 'Ein Vorkoster, der prüft',
  tasterText:
    'Allergene, Ernährungsweisen, Temperaturen und Zeiten prüfen klare Regeln, nicht derjenige, der das Rezept geschrieben hat.',
  binderTitle: 'Ein Rezeptbuch, das nichts vergisst',
  binderText:
    'Jedes fertige Gericht kommt in dein eigenes Rezeptbuch, mit Bild und Anrichteidee: Vorspeisen, Hauptgerichte, Desserts und Cocktails.',
  companyTitle: 'Leute, die mitkochen',
  companyText:
    'Veröffentliche ein Gericht, sammle Sterne und Fotos und sprich darüber in Gruppen, vom Sauerteig bis zum Sonntagsbraten.',

  exampleTitle: 'Ein Abend, zum Beispiel',
  you: 'Du',
  chef: 'Der Koch',
  exampleAsk: 'Lauchgratin, zwei Eier und eine Stunde. Bitte ohne Nüsse, Jonas ist allergisch.',
  exampleOffer: 'Dann mit Sahne und viel Käse, in einer Stunde goldbraun und ohne Nüsse. Mit Senf oder ohne?',
  exampleAnswer: 'Mit Senf. Und etwas Grünes dazu.',
  exampleDish: 'Gratin mit Lauch',
  exampleFacts: 'Für 2 Personen · 54 Min. · grüner Salat dazu',
  exampleCheckNuts: 'Ohne Nüsse',
  exampleCheckEggs: 'Enthält Eier, Milch, Senf',
  exampleCheckDone: 'Fertig, wenn es blubbert und oben goldbraun ist',

  communityTitle: 'Frisch von unseren Tischen',
  communityIntro: 'Gerichte, die unsere Mitglieder gekocht und veröffentlicht haben.',
  communityEmpty: 'Die ersten Gerichte stehen noch auf dem Herd. Komm dazu, vielleicht ist deines dabei.',
  by: 'von {{name}}',

  closingTitle: 'Noch keine Einladung?',
  closingText: 'Wir sind in der Beta und wachsen langsam, damit für alle, die kommen, ein Stuhl da ist.',
  closingAsk: 'Einladung anfordern',

  homeTitle: 'Startseite',
  homeGreeting: 'Was kochen wir, {{name}}?',
  homeGreetingNameless: 'Was kochen wir heute?',
  homeChatTitle: 'Mit dem Koch reden',
  homeChatText: 'Bring eine Idee, einen Heißhunger oder die Reste vom Sonntag mit. Daraus wird ein Rezept.',
  homeBinderTitle: 'Dein Rezeptbuch aufschlagen',
  homeBinderText: 'Alles, was du hier gekocht hast, nach Gängen.',
  homeDiscoverTitle: 'Sehen, was andere kochen',
  homeDiscoverText: 'Öffentliche Gerichte von allen unseren Tischen.',
  homeGroupsTitle: 'Sich an einen Tisch setzen',
  homeGroupsText: 'Gruppen für jeden Geschmack, und jemand weiß immer die Antwort.',

  usedTitle: 'Einladungscode schon eingelöst',
  usedText:
    'Mit diesem Code ist schon jemand hereingekommen. Bitte die Person, die dich eingeladen hat, um einen neuen.',
  invalidTitle: 'Ungültiger Einladungscode',
  invalidText: 'Wir kennen diesen Code nicht, oder er ist abgelaufen. Prüfe ihn und versuche es noch einmal.',
  goBack: 'Zurück',
} satisfies Translation<'de', typeof english>
