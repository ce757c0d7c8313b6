import { legal } from '#shared/constants/legal.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Terms } from '../document.ts'

const terms: Terms = {
  title: 'Conditions d’utilisation',
  intro:
    'Les présentes conditions forment le contrat entre vous et la société nommée ci-dessous (« nous ») au sujet de Convive, une communauté de cuisine accessible sur invitation, avec un chef IA. En ouvrant un compte ou en utilisant le site, vous les acceptez. Nous avons voulu les écrire de façon qu’on puisse les lire.',
  sections: {
    eligibility: {
      heading: 'Qui peut utiliser Convive',
      blocks: [
        `Vous devez avoir au moins ${legal.minimumAge} ans. Si la loi de votre pays exige un âge plus élevé pour accepter seul un service en ligne, un parent ou un tuteur doit donner son accord jusqu’à ce que vous l’ayez atteint.`,
        'On entre chez Convive sur invitation. Pour ouvrir un compte, il vous faut un code d’invitation qui n’a été ni utilisé ni retiré et qui n’a pas expiré. Un code ouvre un seul compte. Merci de ne pas vendre de codes et de ne pas les publier.',
        'Certaines recettes sont des boissons alcoolisées. Elles s’adressent uniquement aux personnes qui ont l’âge légal de consommer de l’alcool là où elles vivent.',
      ],
    },
    accounts: {
      heading: 'Comptes et sécurité',
      blocks: [
        'Une personne, un compte. Indiquez une adresse e‑mail qui est la vôtre et confirmez-la au moyen du lien que nous vous envoyons. Un compte dont personne ne confirme l’adresse est supprimé.',
        `Choisissez un mot de passe d’au moins ${limits.password.min} caractères que vous n’utilisez nulle part ailleurs, ou connectez-vous par l’un des fournisseurs que nous proposons, s’il y en a. Gardez pour vous votre mot de passe et vos liens de connexion. Ce qui est fait depuis votre compte est réputé fait par vous, sauf si vous ne pouviez pas l’empêcher.`,
        'Dans les Réglages, vous voyez les appareils sur lesquels vous êtes connecté et pouvez vous déconnecter de chacun. Si vous pensez que quelqu’un d’autre est entré dans votre compte, changez de mot de passe, déconnectez-vous partout et écrivez-nous.',
      ],
    },
    'acceptable-use': {
      heading: 'Utilisation acceptable',
      blocks: [
        'Convive sert à cuisiner, à manger et à parler des deux. Vous pouvez :',
        [
          'imaginer des plats avec le chef, les garder dans votre classeur, les modifier et les cuisiner ;',
          'planifier votre semaine, faire les courses et cuisiner avec les personnes de votre foyer ;',
          'publier vos recettes, noter, aimer et commenter celles des autres, montrer en photo ce que vous avez cuisiné et améliorer les traductions de recettes ;',
          'créer des groupes, en rejoindre et y discuter ;',
          'inviter des personnes que vous connaissez, dans la limite des invitations dont vous disposez.',
        ],
        'Soyez aimable et honnête. Dites d’où vient une recette quand elle n’est pas de vous. Respectez les règles des groupes que vous rejoignez. Nous limitons la fréquence de certaines actions, pour que le service reste rapide pour tous.',
      ],
    },
    licence: {
      heading: 'Votre contenu et la licence que vous nous accordez',
      blocks: [
        'Ce que vous écrivez et téléversez reste à vous : recettes, photos, commentaires, notes, recueils, journal de cuisine, messages sur le forum et au chef. Il en va de même de vos droits sur les recettes que vous créez avec le chef, pour autant que la loi reconnaisse des droits sur celles-ci.',
        'Ce qu’un foyer indique et planifie appartient à tous ses membres : chacun peut voir, modifier et supprimer ses convives, son menu de la semaine et sa liste de courses. Ne rejoignez un foyer qu’avec des personnes de confiance, et n’indiquez sur les autres que ce qu’ils acceptent. Les idées pour la semaine et les avis sur les recettes partent de ce qui y est indiqué ; ils ne remplacent pas la lecture des étiquettes.',
        'Vous nous autorisez à conserver, copier, redimensionner, mettre en forme, traduire et afficher votre contenu, gratuitement et dans le monde entier, dans la mesure nécessaire pour faire fonctionner Convive pour vous et pour les personnes avec qui vous le partagez. Cette licence n’est pas exclusive. Nous ne vendons pas votre contenu et ne l’utilisons pas pour entraîner des modèles d’IA.',
        'Vous décidez qui voit une recette. Elle est privée tant que vous ne la rendez pas publique et ne la partagez pas avec un groupe. Une recette publique a une page que tout le monde peut ouvrir, trouver par un moteur de recherche et importer dans d’autres logiciels. Vous pouvez la rendre privée de nouveau, mais nous ne pouvons pas rappeler les copies que d’autres en ont faites.',
        'Les membres qui peuvent lire une de vos recettes peuvent en créer une variante pour eux et la publier ici. Elle nomme votre recette comme son origine tant que ses lecteurs peuvent lire la vôtre, et elle reste si vous supprimez la vôtre.',
        'La licence prend fin quand vous supprimez le contenu ou votre compte. Une exception demeure : les messages auxquels d’autres ont répondu restent, sous le nom « ancien membre », pour que la conversation garde son sens.',
        'En partageant quelque chose, vous confirmez que vous en avez le droit : cela vient de vous, ou vous avez l’autorisation nécessaire, y compris celle des personnes reconnaissables sur une photo.',
      ],
    },
    prohibited: {
      heading: 'Comportements interdits',
      blocks: [
        'Il est interdit d’utiliser Convive pour :',
        [
          'enfreindre la loi ou porter atteinte au droit d’auteur, à la vie privée ou à d’autres droits d’autrui ;',
          'harceler, menacer, rabaisser ou discriminer qui que ce soit, ou publier des contenus sexuels ou violents ;',
          'publier des recettes ou des conseils que vous savez dangereux, ou dissimuler des allergènes ;',
          'vous faire passer pour quelqu’un d’autre, ou tromper sur l’origine d’une recette ou d’une photo ;',
          'faire de la publicité, envoyer des messages indésirables, récolter des adresses e‑mail ou aspirer le site avec des outils automatisés ;',
          'contourner les invitations, les limites ou les blocages, ou accéder à des comptes et à des données qui ne sont pas les vôtres ;',
          'attaquer, surcharger ou sonder le service, répandre des logiciels malveillants, ou pousser le chef à enfreindre ses règles de sécurité.',
        ],
        'Si vous avez découvert de bonne foi une faille, signalez-la-nous en privé et laissez-nous le temps de la corriger. Nous ne vous en tiendrons pas rigueur.',
      ],
    },
    property: {
      heading: 'Propriété intellectuelle',
      blocks: [
        'Le nom Convive, son logo, sa présentation, ses textes, ses dessins et son logiciel nous appartiennent ou appartiennent à ceux qui nous en concèdent l’usage. Vous pouvez vous en servir tels que le site vous les propose, à titre personnel et non pour une entreprise. Tous les autres droits sont réservés.',
        'Si vous estimez qu’un contenu de Convive porte atteinte à vos droits, écrivez à l’adresse de contact. Indiquez l’œuvre, l’adresse de la page et le moyen de vous joindre. Nous retirons ce qui porte atteinte à un droit, en informons le membre concerné et écoutons sa réponse. Les membres qui récidivent perdent leur compte.',
        'Si vous nous envoyez des idées au sujet de Convive, nous pouvons les utiliser sans rien vous devoir.',
      ],
    },
    'third-parties': {
      heading: 'Services de tiers',
      blocks: [
        'Certaines fonctions peuvent reposer sur les services d’autres entreprises, lorsque nous les avons raccordés : la connexion par Google, Apple, Microsoft, GitHub, LinkedIn ou Amazon ; l’acheminement des e‑mails ; le stockage des images ; un modèle d’IA derrière le chef ou le peintre. Leurs propres conditions s’appliquent à ce qu’elles font. Vous n’êtes jamais obligé de passer par un service externe pour vous connecter : une adresse e‑mail et un mot de passe suffisent.',
        'Les membres peuvent publier des liens vers d’autres sites. Nous ne vérifions pas ces sites et n’en sommes pas responsables.',
      ],
    },
    payments: {
      heading: 'Paiements',
      blocks: [
        'Convive est gratuit aujourd’hui. Il n’y a rien à acheter et nous ne demandons aucune donnée de carte.',
        'Si nous proposons un jour une offre payante, vous verrez le prix et les conditions avant de décider, et rien ne sera prélevé sans votre accord exprès. Les paiements ne sont pas remboursables, sauf lorsque la loi vous donne droit à un remboursement.',
      ],
    },
    disclaimer: {
      heading: 'Exclusion de garanties',
      blocks: [
        'Convive est en version bêta et fourni « tel quel » et « selon sa disponibilité ». Nous travaillons avec soin, mais nous ne promettons pas qu’il sera toujours accessible, exempt d’erreurs ou adapté à un usage particulier, qu’une recette réussira, ni que ce qu’écrivent les membres et les programmes est exact. Gardez votre propre copie de ce qui compte pour vous ; les Réglages permettent de tout exporter.',
        'Dans la mesure permise par la loi, nous excluons toute garantie et toute condition qui n’est pas écrite ici, y compris les garanties implicites. Les garanties légales des consommateurs qui ne peuvent pas être exclues demeurent.',
      ],
    },
    liability: {
      heading: 'Limitation de responsabilité',
      blocks: [
        'Dans la mesure permise par la loi, nous ne répondons pas des dommages indirects, ni des pertes de profit ou de données, des aliments gâtés ou du matériel abîmé, qui résultent de l’utilisation de Convive ou de l’impossibilité de l’utiliser.',
        'Dans la même mesure, l’ensemble de ce dont nous pouvons répondre envers vous est limité à ce que vous nous avez payé dans les douze mois précédant l’événement ou à 100 dollars canadiens, le montant le plus élevé étant retenu.',
        'Rien dans ces conditions ne limite une responsabilité que la loi ne permet pas de limiter, par exemple en cas de faute intentionnelle ou lourde, ou de préjudice corporel ou de décès causé par notre faute.',
      ],
    },
    indemnification: {
      heading: 'Indemnisation',
      blocks: [
        'Si quelqu’un nous adresse une réclamation parce que vous avez publié un contenu sans en avoir le droit, manqué à ces conditions ou enfreint la loi, vous prenez en charge les dommages et les frais juridiques raisonnables qui en découlent, dans la mesure de votre faute. Nous vous en informons sans tarder et vous laissons prendre part à la défense. Les consommateurs n’y sont tenus que dans la mesure où la loi de leur lieu de résidence le permet.',
      ],
    },
    termination: {
      heading: 'Résiliation',
      blocks: [
        'Vous pouvez partir à tout moment : supprimez votre compte dans les Réglages. Vos recettes, photos et images sont supprimées avec lui. Les groupes qui vous appartiennent passent au plus ancien de leurs membres ; ceux qui n’en ont pas d’autre sont supprimés. Votre foyer continue avec ses autres membres, sans votre fiche ; s’il n’en a pas d’autre, il est supprimé. Auparavant, vous pouvez exporter vos données dans un seul fichier.',
        'Si vous ne respectez pas ces conditions, nous pouvons masquer un contenu, retirer le droit d’inviter, suspendre ou fermer votre compte. Nous choisissons le moyen le plus doux qui soit efficace, nous vous en donnons la raison et vous avertissons d’abord, sauf si le préjudice est grave ou si la loi l’interdit. Si vous pensez que nous avons tort, répondez-nous : une personne réexaminera la décision.',
        'Nous pouvons aussi mettre fin à Convive dans son ensemble. Nous vous laissons alors au moins 30 jours pour exporter vos données, sauf si la loi ou une urgence nous en empêche. Les sections sur la licence, les garanties, la responsabilité, l’indemnisation et le droit applicable continuent de s’appliquer pour autant qu’elles gardent un sens.',
      ],
    },
    changes: {
      heading: 'Modifications',
      blocks: [
        'Convive évolue, et ces conditions peuvent évoluer aussi. Nous publions ici chaque nouvelle version avec sa date d’entrée en vigueur. Si une modification touche à vos droits ou à vos obligations, nous en informons les membres par e‑mail ou sur le site au moins 30 jours à l’avance. Si vous continuez d’utiliser Convive après cette date, la nouvelle version s’applique ; si vous la refusez, supprimez votre compte avant. Les modifications imposées par la loi peuvent s’appliquer plus tôt.',
      ],
    },
    law: {
      heading: 'Droit applicable',
      blocks: [
        'Ces conditions sont régies par les lois de la province de l’Ontario et par les lois fédérales du Canada qui s’y appliquent. Les litiges relèvent des tribunaux de l’Ontario.',
        'Si vous êtes consommateur, vous conservez la protection des règles impératives de votre lieu de résidence et pouvez saisir ses tribunaux lorsque ces règles le prévoient. Écrivez-nous d’abord : une lettre suffit le plus souvent.',
        'Si une partie de ces conditions n’est pas valable, le reste demeure en vigueur. Les quatre versions linguistiques sont censées dire la même chose. Si elles diffèrent, la version anglaise l’emporte, sauf si la loi de votre lieu de résidence vous permet d’en invoquer une autre.',
      ],
    },
    contact: {
      heading: 'Nous joindre',
      blocks: ['Vos questions, réclamations et avis juridiques nous parviennent à cette adresse.'],
    },
    ai: {
      heading: 'Contenu généré par IA et sécurité',
      blocks: [
        'Les recettes, suggestions, conseils de dressage et images de Convive peuvent être générés par une IA ou par d’autres programmes. Ils peuvent être faux, incomplets ou ne pas vous convenir. Une image générée donne une idée du plat ; elle ne montre pas un plat que quelqu’un a cuisiné, et elle est signalée comme telle sur la page et dans le fichier.',
        'Chaque recette est contrôlée par des règles qui portent sur les allergènes, les régimes, les températures et d’autres dangers, et une recette jugée dangereuse ne peut pas être publiée. Ces contrôles sont une aide. Ils peuvent laisser passer des choses et ne remplacent le jugement de personne. Avant de cuisiner, de servir ou de manger, vérifiez vous-même :',
        [
          {
            name: 'Allergènes et régimes.',
            text: 'Lisez l’étiquette de chaque produit que vous employez. Interrogez vos invités. Ne vous fiez jamais uniquement à une recette, à un filtre ou au chef quand une allergie ou une maladie est en jeu.',
          },
          {
            name: 'Cuisson sûre.',
            text: 'Utilisez un thermomètre pour la viande, la volaille, le poisson et les œufs. Refroidissez les aliments vite et conservez-les au froid. Pour les conserves, les salaisons et les fermentations maison, suivez une source éprouvée.',
          },
          {
            name: 'Personnes fragiles.',
            text: 'Les nourrissons, les femmes enceintes, les personnes âgées et celles dont l’immunité est affaiblie demandent des précautions particulières. Pas de miel avant l’âge d’un an.',
          },
          {
            name: 'Outils, feu et quantités.',
            text: 'Les quantités et les temps sont des estimations. Surveillez vos feux, vos couteaux et les enfants à proximité.',
          },
        ],
        'Rien sur Convive n’est un avis médical ou nutritionnel. Si vous avez un problème de santé, demandez conseil à un professionnel ; en cas d’urgence, appelez le numéro d’urgence de l’endroit où vous êtes.',
        'Ne confiez au chef ni secrets ni renseignements personnels sur d’autres dont le plat n’a pas besoin. Si vous publiez ce que le chef a créé, c’est vous qui le publiez : relisez-le d’abord.',
      ],
    },
  },
}

export default terms
