import { limits } from '#shared/constants/limits.ts'
import { legal } from '#shared/constants/legal.ts'
import type { Privacy } from '../document.ts'
import { periodsIn } from '../periods.ts'

const periods = periodsIn('fr')

const privacy: Privacy = {
  title: 'Politique de confidentialité',
  intro:
    'Cette politique dit ce que la société nommée ci-dessous (« nous ») fait des renseignements personnels sur Convive, et ce que vous pouvez y faire. En bref : nous recueillons ce dont la communauté a besoin pour fonctionner, nous ne vous suivons pas, nous n’affichons pas de publicité et nous ne vendons rien de ce qui vous concerne.',
  sections: {
    information: {
      heading: 'Renseignements que nous recueillons',
      blocks: [
        [
          {
            name: 'Compte.',
            text: 'Votre adresse e‑mail, votre nom si vous en donnez un, votre langue, et votre mot de passe sous la forme d’une empreinte argon2id à partir de laquelle on ne peut pas le retrouver. Si vous vous connectez par un fournisseur : son nom, votre identifiant chez lui et l’adresse e‑mail qu’il nous communique. Qui vous a invité et qui vous avez invité. Quand la page d’accueil vous a demandé qui mange avec vous. Si vous demandez une invitation : votre adresse e‑mail, votre message et votre langue. Si vous activez la connexion en deux étapes : la clé de votre application, chiffrée, et vos codes de secours sous forme d’empreintes.',
          },
          {
            name: 'Contenu.',
            text: `Recettes, images, y compris aux étapes, photos et leurs descriptions, commentaires, notes, mentions « j’aime », corrections de traductions, recettes d’autres personnes que vous enregistrez, vos étiquettes, notes personnelles et recueils, groupes et, pour chacun, si vous y êtes venu de vous-même, discussions et messages, vos conversations avec le chef, les images que vous y montrez et les dernières recettes auxquelles chacune est arrivée, et la place qu’ils occupent en tout. Des pages dont vous importez des recettes, nous ne conservons que la recette, sa photo et l’adresse ; des listes d’adresses, les cinq dernières, avec ce qu’il est advenu de chacune. Un fichier que vous apportez d’un autre programme est conservé jusqu’à ce que ses recettes soient importées, ${periods.archiveUnused} au plus ; les noms de ses recettes et ce qu’il est advenu de chacune, ${periods.archiveUndo}, tant que vous pouvez annuler l’import. Les photos que ce fichier ne fait que nommer sont cherchées à leur adresse. Cela peut révéler quelque chose de votre santé ou de vos convictions, comme une allergie ou un régime. À vous de décider si vous en parlez ; nous nous en servons pour votre plat et pour rien d’autre. Nous retirons des images téléversées leurs métadonnées, avant tout le lieu de la prise de vue.`,
          },
          {
            name: 'Votre carnet de cuisine.',
            text: 'Ce que vous avez cuisiné, quand, et ce que vous en avez noté. Visible par vous uniquement, pas même par la modération. Une entrée que vous partagez est visible, avec ses photos et votre nom, des membres qui peuvent lire la recette.',
          },
          {
            name: 'Votre foyer.',
            text: 'Les personnes pour qui vous cuisinez, par leur prénom : les allergies, régimes et aversions que vous indiquez, s’il s’agit d’un enfant et si cette personne mange d’habitude avec vous, votre cuisine, et qui fait partie du foyer. Cela peut toucher à la santé ; ne l’indiquez que pour vous, vos enfants et des personnes qui sont d’accord. Rien n’en est déduit. Chaque membre de votre foyer le voit, et vous voyez ses convives ; personne d’autre, pas même la modération. Le chef s’en sert pour vos plats, et avec un modèle extérieur cela fait partie de la requête. La personne reliée à sa fiche est seule à la modifier. Vous pouvez partir à tout moment avec votre propre fiche ; tout membre peut en retirer un autre après un préavis de 24 heures ; avec le dernier membre, tout le foyer est supprimé. Les invitations, et l’adresse à laquelle l’une d’elles a été envoyée, sont supprimées après 7 jours. Si vous supprimez votre compte, votre fiche et votre nom disparaissent du foyer. Les listes de courses, avec leurs noms, et ce que vous avez à la maison appartiennent aussi au foyer : chaque membre les voit et les modifie, avec le nom de la personne qui a coché une ligne ; les listes et les lignes supprimées sont conservées 90 jours, afin que chaque appareil puisse les supprimer.',
          },
          {
            name: 'Votre menu de la semaine.',
            text: `Ce que votre foyer cuisine et mange chaque jour, pour qui, qui cuisine, vos notes, et quels repas sont sur la liste de courses. Tous les membres du foyer le voient et le modifient ; personne d’autre, pas même la modération. Un lien d’agenda que vous créez montre le menu, sans les notes, à toute personne qui le possède ; seule une empreinte du lien est conservée, avec la date de sa dernière lecture. Il cesse de fonctionner quand vous le désactivez, quittez le foyer ou êtes suspendu. Ce que vous retirez du menu est effacé après ${periods.deletedHouseholdRows} ; un repas en disparaît ${periods.planEntries} après sa date. Avec votre compte disparaissent vos liens et votre nom comme cuisinier ; le menu reste au foyer tant qu’il a des membres.`,
          },
          {
            name: 'Utilisation.',
            text: 'Pour chaque appareil sur lequel vous êtes connecté : le nom que se donne votre navigateur, le moment de la connexion et celui de la dernière visite. Les navigateurs avec lesquels vous vous êtes déjà connecté, et quand. Un journal des connexions et d’autres actes touchant à la sécurité, avec l’adresse réseau (raccourcie pour l’IPv6). Des compteurs du nombre de tentatives par adresse ou par compte, contre les abus. Lorsque vous finalisez une recette, la durée des étapes et l’échec éventuel de l’une d’elles. Si quelque chose tombe en panne sur le serveur, une trace de l’erreur avec la page concernée. Ce que nous vous annonçons de ce qu’ont fait les autres, les signalements que vous faites et les décisions prises. Lorsqu’un modèle extérieur cuisine ou traduit, la part que vous en utilisez par jour, et si et quand vous avez permis à son fournisseur de connaître votre journal de cuisine, votre menu de la semaine et ce que vous avez à la maison.',
          },
          {
            name: 'Jetons d’accès.',
            text: 'Les jetons que vous créez pour des programmes et des assistants : le nom que vous leur donnez, s’ils peuvent écrire, leur date de création, leur dernière utilisation (à l’heure près) et leur date d’expiration ; du jeton lui-même, uniquement une empreinte. Quiconque le possède lit en votre nom vos recettes, votre carnet de cuisine, vos conversations avec le chef ainsi que le menu et la liste de votre foyer, et les modifie si vous l’avez permis. Ce qu’un assistant en fait relève de son fournisseur et non de nous.',
          },
          {
            name: 'Cookies et stockage du navigateur.',
            text: 'Seulement ce qu’il faut au site pour fonctionner ; la liste suit. Il n’y a ni cookies de suivi ou de publicité, ni mesure d’audience par des tiers.',
          },
        ],
        'Voici les cookies :',
        [
          {
            name: 'session',
            text: `(« __Host-session » sur une connexion chiffrée) maintient votre session ouverte. Les scripts ne peuvent pas le lire. Il dure ${periods.session} à compter de votre dernière visite, et ${periods.longestSession} au plus.`,
          },
          {
            name: 'device',
            text: `(de même « __Host-device ») distingue ce navigateur de ceux qui essaient de deviner votre mot de passe, pour qu’ils ne puissent pas bloquer votre accès. Il est aléatoire, les scripts ne peuvent pas le lire, il est placé à la connexion et dure ${periods.knownDevice}. Il reste après la déconnexion ; nous l’oublions lorsque vous déconnectez l’appareil depuis un autre, déconnectez tous les appareils, réinitialisez votre mot de passe ou supprimez votre compte.`,
          },
          {
            name: 'sign_in',
            text: `(de même « __Host-sign_in ») reconnaît votre navigateur à son retour d’un fournisseur de connexion, pendant ${periods.providerSignIn}.`,
          },
          {
            name: 'signed_in',
            text: 'indique à la page s’il y a lieu de demander qui vous êtes. Il ne contient aucun secret et dure autant que la session.',
          },
          {
            name: 'session_ended',
            text: 'indique à ce navigateur que sa session a été fermée à distance, jusqu’à ce qu’une page l’ait lu.',
          },
          { name: 'language', text: 'retient pendant un an la langue que vous avez choisie.' },
          {
            name: 'invite_code',
            text: `garde votre code d’invitation le temps de l’inscription, pendant ${periods.inviteCookie}.`,
          },
        ],
        'Conservé dans votre navigateur, sans être envoyé avec les requêtes :',
        [
          {
            name: 'cookie_consent, theme',
            text: 'votre accord à l’avis sur les cookies, et l’apparence claire ou sombre.',
          },
          {
            name: 'collection_tab, collection_view, collection_sort',
            text: 'la dernière façon dont vous avez regardé votre classeur.',
          },
          {
            name: 'original_recipes, changed_readings',
            text: 'si vous lisez les recettes telles qu’elles ont été écrites, toutes ou certaines ; ce dernier choix disparaît quand vous fermez l’onglet.',
          },
          {
            name: 'Pages gardées, offline_member, late_logout, unsent_work',
            text: `votre classeur avec ses recettes, recueils, notes et petites images, le planning et la liste de votre foyer, votre nom et ce que vous avez écrit sans connexion, pour les ouvrir hors ligne, dans une base de données de ce navigateur. Ils sont verrouillés quand votre session expire, et effacés quand vous vous déconnectez, quand votre session est fermée à distance (dès que ce navigateur est de nouveau en ligne), quand une autre personne se connecte ici, ou ${periods.storedPages} après votre dernière visite. « late_logout » retient une déconnexion faite hors ligne jusqu’à ce que nous en ayons connaissance. « unsent_work » garde ce que vous avez écrit ici sans que cela soit jamais envoyé, quand le reste a été effacé à distance, jusqu’à ce que vous le supprimiez, pendant ${periods.storedPages} au plus.`,
          },
          { name: 'signed_urls', text: 'des liens temporaires vers des images.' },
          {
            name: 'cooking, kitchen_timers',
            text: 'les plats que vous cuisinez, où vous en êtes et ce que vous avez coché, jusqu’à la fin ou jusqu’à douze heures sans y toucher ; et les minuteurs, jusqu’à leur arrêt.',
          },
          {
            name: 'household_changes_…',
            text: 'ce que vous avez changé sur la liste de courses, jusqu’à l’envoi.',
          },
          {
            name: 'draft:…',
            text: 'les recettes, notes, discussions et messages commencés et pas encore enregistrés ou envoyés.',
          },
          {
            name: 'chat, pending_recipe, return_to',
            text: 'votre conversation avec le chef, une recette en cours d’enregistrement et la page où vous vouliez aller. Ils disparaissent quand vous fermez l’onglet.',
          },
        ],
        'La déconnexion efface tout cela, sauf votre accord, votre langue et l’apparence.',
      ],
    },
    use: {
      heading: 'Utilisation des renseignements',
      blocks: [
        'Nous utilisons les renseignements personnels :',
        [
          'pour vous fournir votre compte et ce que vous demandez, ce qui est l’objet de notre contrat ;',
          'pour montrer votre contenu aux personnes avec qui vous le partagez ;',
          'pour envoyer les e‑mails dont le service a besoin : confirmation d’adresse, réinitialisation du mot de passe, invitations et avis sur votre compte ; et, une fois par jour, ce qu’il y a de nouveau pour vous, sauf si vous l’avez désactivé ;',
          'pour protéger les comptes, trouver les pannes et empêcher les abus, ce qui est notre intérêt légitime et le vôtre ;',
          'pour remplir nos obligations légales.',
        ],
        'La durée moyenne de création d’une recette est calculée à partir des durées mesurées et ne désigne personne. Nous n’établissons pas de profils publicitaires, ne prenons par la seule machine aucune décision qui ait pour vous des effets juridiques et n’entraînons pas de modèles d’IA avec votre contenu.',
        'Lorsque nous nous fondons sur votre consentement, par exemple pour ce que vous dites au chef de votre santé, vous pouvez le retirer à tout moment pour l’avenir.',
      ],
    },
    sharing: {
      heading: 'Communication à des tiers',
      blocks: [
        'Nous ne vendons pas de renseignements personnels. D’autres n’en reçoivent que dans les cas suivants :',
        [
          {
            name: 'Les autres membres et le public.',
            text: 'Une recette est privée tant que vous ne la publiez pas et ne la partagez pas avec un groupe. Tout le monde peut ouvrir la page d’une recette publique, qui porte votre nom. Les membres d’un groupe en voient les membres, les discussions, les messages et les recueils. Ce que vous enregistrez, vos étiquettes, vos notes personnelles et vos propres recueils ne sont vus d’aucun autre membre, ni des administrateurs de la communauté. Les autres membres ne voient pas votre adresse e‑mail ; le propriétaire d’un groupe dont vous faites partie et les administrateurs la voient. La personne qui vous a invité voit que vous êtes arrivé. Une invitation que vous envoyez porte votre nom.',
          },
          {
            name: 'Le chef et le peintre.',
            text: 'Sauf si nous en raccordons d’autres, ce sont nos propres programmes, sur notre propre serveur, et ce que vous leur écrivez ne va nulle part ailleurs. Si nous raccordons un fournisseur d’IA externe, votre conversation avec les images que vous y montrez, la recette, la page photographiée que vous faites lire et la description de l’image lui sont transmises pour qu’il puisse répondre, de même que les recettes que quelqu’un lit dans une autre langue, pour qu’il les traduise. Nous n’y ajoutons ni votre nom, ni votre adresse e‑mail, ni votre compte. Il reçoit aussi la date, vos unités et ce qu’offre votre cuisine, ce que les convives ne doivent ou n’aiment pas manger, sans leurs noms, et les recettes que le chef consulte pour vous, les vôtres ou des recettes publiques avec le nom de leur auteur. Votre journal de cuisine, votre menu de la semaine et ce que vous avez à la maison ne lui parviennent que si vous avez dit oui à ce fournisseur ; nous vous le demandons une fois dans la conversation, et vous pouvez changer d’avis à tout moment dans les réglages. Demandez-nous à tout moment lequel est en service.',
          },
          {
            name: 'Les entreprises qui travaillent pour nous.',
            text: 'Hébergement, acheminement des e‑mails et stockage des images, lorsque nous y recourons, sous contrat et selon nos instructions.',
          },
          {
            name: 'Les fournisseurs de connexion.',
            text: 'Si vous en choisissez un, il apprend que vous vous connectez à Convive.',
          },
          {
            name: 'Autorités et repreneurs.',
            text: 'Lorsque la loi nous y oblige, ou s’il le faut pour protéger quelqu’un d’un préjudice grave. Si Convive passe à une autre société, elle reprend aussi cette politique et nous vous en informons à l’avance.',
          },
        ],
      ],
    },
    transfers: {
      heading: 'Transferts internationaux',
      blocks: [
        'Nous travaillons depuis l’Ontario, au Canada. Si vous utilisez Convive depuis un autre endroit, vos renseignements arrivent au Canada et dans les autres pays où travaillent les entreprises mentionnées à la section précédente. Les autorités de ces pays peuvent y avoir accès selon leurs lois.',
        'Lorsque nous transmettons des renseignements de l’Espace économique européen, du Royaume-Uni ou de la Suisse vers un pays dont la protection n’est pas reconnue comme adéquate, nous recourons aux clauses contractuelles types ou à une autre garantie admise par la loi. Écrivez-nous si vous souhaitez les voir. Pour les personnes au Québec, nous évaluons la protection à l’avance, comme la loi l’y exige.',
      ],
    },
    retention: {
      heading: 'Durée de conservation',
      blocks: [
        [
          {
            name: 'Compte et contenu :',
            text: 'jusqu’à ce que vous les supprimiez. Une recette supprimée attend sous « Supprimées récemment », où vous seul la voyez, et peut être restaurée ; elle disparaît pour de bon avec votre compte, ou plus tôt si vous nous le demandez.',
          },
          {
            name: 'Versions antérieures d’une recette :',
            text: `avec la recette, les ${limits.versions.perRecipe} dernières et celles auxquelles quelque chose se réfère. Vous les voyez toutes ; les autres voient celles qu’ils pouvaient lire quand elles étaient actuelles.`,
          },
          { name: 'Comptes jamais confirmés :', text: `supprimés après ${periods.unverifiedAccount}.` },
          {
            name: 'Sessions :',
            text: `jusqu’à votre déconnexion, ou ${periods.session} après votre dernière visite, et ${periods.longestSession} au plus. D’une session fermée à distance, une empreinte, la raison et la date, sans votre compte : ${periods.endedSessions}.`,
          },
          {
            name: 'Jetons d’accès :',
            text: 'jusqu’à ce que vous les révoquiez ou qu’ils expirent, et jusqu’à ce que vous vous déconnectiez partout, changiez ou réinitialisiez votre mot de passe, soyez suspendu ou supprimiez votre compte.',
          },
          {
            name: 'Invitations dans des groupes :',
            text: `qui a invité qui, et l’adresse à laquelle l’invitation a été envoyée, jusqu’à ce qu’elle soit acceptée, refusée ou retirée, pendant ${periods.groupInvite} au plus.`,
          },
          {
            name: 'Appareils connus :',
            text: `les navigateurs avec lesquels vous vous êtes connecté, avec la première et la dernière connexion, pendant ${periods.knownDevice} après celle-ci, sauf si vous déconnectez l’appareil depuis un autre.`,
          },
          {
            name: 'Liens et codes :',
            text: `un lien de confirmation est valable ${periods.verificationLink}, un lien de réinitialisation ${periods.resetLink}, un code d’invitation ${periods.inviteCode}, un lien temporaire vers une image ${periods.pictureLink}.`,
          },
          {
            name: 'E‑mails :',
            text: `dès qu’un e‑mail est parti, son texte est retiré de notre boîte d’envoi ; l’adresse et l’objet le sont après ${periods.sentMails}, de même que tout e‑mail qui n’a pas pu être remis. Si vous nous avez demandé de ne plus jamais vous écrire, nous gardons une empreinte chiffrée de votre adresse pour nous y tenir.`,
          },
          {
            name: 'Demandes d’invitation :',
            text: `jusqu’à ce qu’elles soient traitées, puis ${periods.approvedRequests} après l’acceptation.`,
          },
          {
            name: 'Journal des connexions et de la sécurité :',
            text: `${periods.auditLog}. Les compteurs contre les abus courent une heure, un jour au plus, puis sont effacés.`,
          },
          {
            name: 'Durées de création des recettes :',
            text: `elles entrent dans la moyenne pendant ${periods.timings} et disparaissent avec votre compte.`,
          },
          {
            name: 'Conversations avec le chef :',
            text: `jusqu’à ce que vous les supprimiez, elles ou votre compte. Une image jointe qui n’est pas envoyée est supprimée après ${periods.unsentPicture}. Pour qui le chef a cuisiné une recette est conservé ${periods.cookedRecipe} ; avec une recette que vous enregistrez, aussi longtemps qu’elle, et seuls vous et votre foyer le voyez.`,
          },
          {
            name: 'Nouvelles de ce qui est à vous :',
            text: `${periods.readNotifications} après que vous les avez lues.`,
          },
          {
            name: 'Signalements et décisions :',
            text: `${periods.closedReports} après la décision ; le registre des décisions, ${periods.moderationLog}.`,
          },
          {
            name: 'Planning et liste de courses :',
            text: `ce que vous supprimez disparaît aussitôt pour tout le foyer, et est effacé au bout de ${periods.deletedHouseholdRows} : d’ici là, une modification faite hors ligne peut le faire revenir. Les numéros des modifications sont effacés après ${periods.householdOperations}.`,
          },
        ],
        'Quand vous supprimez votre compte, vos recettes, photos, images et commentaires sont supprimés, y compris du stockage des images. Les messages auxquels d’autres ont répondu restent sous le nom « ancien membre », et les recueils d’un groupe auxquels d’autres ont contribué restent, sans vos notes. Les membres qui avaient enregistré une de vos recettes gardent leurs propres notes, mais ni la recette ni son titre. Dans le registre des invitations, il reste une place sans nom. Les copies de sauvegarde, si nous en conservons, disparaissent quand ces sauvegardes sont remplacées. Nous ne gardons plus longtemps que ce que la loi nous oblige à garder.',
      ],
    },
    rights: {
      heading: 'Vos droits',
      blocks: [
        'Vous pouvez faire beaucoup vous-même dans les Réglages :',
        [
          'consulter et corriger votre profil, changer d’adresse e‑mail ;',
          'voir vos appareils et vous en déconnecter ;',
          'exporter tout ce qui vous concerne dans un fichier zip : recettes, images, commentaires et messages, dans des formats que d’autres logiciels savent lire ;',
          'supprimer votre compte.',
        ],
        'Où que vous viviez, vous pouvez aussi nous demander ce que nous conservons à votre sujet, d’où cela vient et qui l’a reçu ; le faire corriger, supprimer ou remettre ; vous opposer à une utilisation ou la faire limiter ; retirer un consentement. Écrivez à l’adresse de contact. Nous répondons gratuitement dans les 30 jours et pouvons d’abord nous assurer que la demande vient bien de vous.',
        'Vous pouvez porter plainte auprès du Commissariat à la protection de la vie privée du Canada ou de l’autorité de protection des données de votre lieu de résidence. Nous serions heureux que vous nous écriviez d’abord.',
      ],
    },
    children: {
      heading: `Enfants de moins de ${legal.minimumAge} ans`,
      blocks: [
        `Convive ne s’adresse pas aux enfants de moins de ${legal.minimumAge} ans et nous ne recueillons pas sciemment de renseignements à leur sujet. Si vous pensez qu’un enfant a un compte, écrivez-nous : nous le fermons et supprimons ce qui s’y rattache. Les parents et tuteurs peuvent demander à voir ou à faire supprimer ce que nous conservons sur leur enfant.`,
      ],
    },
    security: {
      heading: 'Sécurité',
      blocks: [
        'Les mots de passe sont hachés avec argon2id. Les clés de session, les jetons d’accès et les secrets contenus dans les liens ne sont conservés que sous forme d’empreintes. Lorsque le site est servi en https, le cookie de session ne circule que sur des connexions chiffrées. Les liens vers les images sont signés et expirent. Les essais répétés sont ralentis, puis bloqués. Vous pouvez exiger une seconde étape à la connexion. Les pages ne chargent aucun script venu d’ailleurs. Les actes d’administration sont consignés.',
        'Aucun système n’est parfaitement sûr. Si un incident vous expose à un risque réel de préjudice grave, nous vous en informons sans délai, ainsi que les autorités, comme la loi l’exige.',
      ],
    },
    changes: {
      heading: 'Modifications',
      blocks: [
        'Nous publions ici chaque nouvelle version de cette politique avec sa date d’entrée en vigueur. Si une modification a de l’importance pour vous, par exemple un nouveau destinataire ou une nouvelle utilisation, nous en informons les membres par e‑mail ou sur le site au moins 30 jours à l’avance, et demandons votre consentement lorsque la loi l’exige.',
      ],
    },
    contact: {
      heading: 'Nous joindre',
      blocks: [
        'La société nommée ici est responsable des renseignements personnels sur Convive. La personne chargée de leur protection lit ce qui arrive à cette adresse ; indiquez « Confidentialité » dans l’objet.',
      ],
    },
  },
}

export default privacy
