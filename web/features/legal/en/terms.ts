import { legal } from '#shared/constants/legal.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Terms } from '../document.ts'

const terms: Terms = {
  title: 'Terms of use',
  intro:
    'These terms are the agreement between you and the company named below (“we”, “us”) about Convive, an invite-only recipe community with an AI chef. By opening an account or using the site you accept them. We have tried to write them so that they can be read.',
  sections: {
    eligibility: {
      heading: 'Eligibility',
      blocks: [
        `You must be at least ${legal.minimumAge} years old. If the law where you live asks for a higher age before you can agree to an online service by yourself, a parent or guardian must agree for you until you reach it.`,
        'Convive is open by invitation. To open an account you need an invite code that has not been used, has not expired and has not been withdrawn. A code opens one account. Please do not sell codes or post them in public.',
        'Some recipes are drinks with alcohol. They are meant only for people who may legally drink where they live.',
      ],
    },
    accounts: {
      heading: 'Accounts and security',
      blocks: [
        'One person, one account. Give an email address that is yours, and confirm it by the link we send. An account whose address nobody confirms is removed.',
        `Choose a password of at least ${limits.password.min} characters that you use nowhere else, or sign in through one of the providers we offer, if any. Keep your password and sign-in links to yourself. What is done through your account counts as done by you, unless you could not have prevented it.`,
        'In Settings you see the devices on which you are signed in and can sign out of each of them. If you think that somebody else has been in your account, change your password, sign out everywhere and write to us.',
      ],
    },
    'acceptable-use': {
      heading: 'Acceptable use',
      blocks: [
        'Convive is for cooking, eating and talking about both. You are welcome to:',
        [
          'plan dishes with the chef, keep them in your binder, change them and cook them;',
          'plan your week, and shop and cook with the people of your household;',
          'publish your recipes, rate, like and comment on those of others, show photos of what you cooked, and put the translations of recipes better;',
          'open groups, join them and discuss there;',
          'invite people you know, within the number of invitations you have.',
        ],
        'Be kind and be honest. Say where a recipe comes from when it is not yours. Keep to the rules of the groups you join. We limit how often some things can be done, so that the service stays quick for everyone.',
      ],
    },
    licence: {
      heading: 'Your content and its licence',
      blocks: [
        'What you write and upload stays yours: recipes, photos, comments, posts, notes, collections, diary entries and messages to the chef. So do your rights in the recipes that you make with the chef, as far as the law grants rights in them.',
        'What a household states and plans belongs to all its members: each of them can see, change and delete its eaters, its week plan and its shopping list. Join a household only with people you trust, and state about others only what they agree to. Ideas for the week and notices on recipes start from what was stated there; they replace no look at the label.',
        'You allow us to store, copy, resize, format, translate and show your content, free of charge and anywhere in the world, so far as this is needed to run Convive for you and for the people you share it with. This licence is not exclusive. We do not sell your content, and we do not use it to train AI models.',
        'You decide who sees a recipe. It is private until you make it public or share it with a group. A public recipe has a page that anyone can open, find through a search engine and import into other programs. You can take it back to private, but we cannot call back copies that others have made.',
        'Members who can read a recipe of yours may make a variant of it for themselves and publish it here. It names your recipe as its origin while its readers may read yours, and it stays when you delete yours.',
        'The licence ends when you delete the content or your account. One exception remains: posts that others have replied to stay, under the name “former member”, so that the conversation can still be understood.',
        'By sharing something you confirm that you may: it is your own, or you have the permission you need, also from people who can be recognised in a photo.',
      ],
    },
    prohibited: {
      heading: 'Prohibited conduct',
      blocks: [
        'You must not use Convive to:',
        [
          'break the law, or infringe the copyright, privacy or other rights of anyone;',
          'harass, threaten, degrade or discriminate against anyone, or post sexual or violent content;',
          'publish recipes or advice that you know to be dangerous, or hide allergens;',
          'pretend to be somebody else, or give a false impression of where a recipe or a photo comes from;',
          'advertise, send spam, collect email addresses or copy the site wholesale with automated tools;',
          'get around invitations, limits or blocks, or enter accounts and data that are not yours;',
          'attack, overload or probe the service, spread malware, or try to make the chef break its safety rules.',
        ],
        'If you have found a weakness in good faith, tell us privately and leave us time to mend it. We will not hold that against you.',
      ],
    },
    property: {
      heading: 'Intellectual property',
      blocks: [
        'The name Convive, its logo, design, texts, drawings and software belong to us or to those who license them to us. You may use them as the site offers them to you, for yourself and not for a business. All other rights are reserved.',
        'If you believe that something on Convive infringes your rights, write to the contact email. Name the work, the address of the page, and how we can reach you. We remove what infringes, tell the member concerned, and listen to their answer. Members who infringe repeatedly lose their account.',
        'If you send us ideas about Convive, we may use them without owing you anything.',
      ],
    },
    'third-parties': {
      heading: 'Third-party services',
      blocks: [
        'Some parts can rely on services of other companies, where we have connected them: signing in through Google, Apple, Microsoft, GitHub, LinkedIn or Amazon; delivering mail; storing pictures; and an AI model behind the chef or the painter. Their own terms apply to what they do. You never have to use an outside sign-in: an email address and a password are enough.',
        'Members may post links to other sites. We do not check those sites and are not responsible for them.',
      ],
    },
    payments: {
      heading: 'Payments',
      blocks: [
        'Convive is free today. There is nothing to buy, and we do not ask for card details.',
        'If we ever offer something for a fee, you will see the price and the conditions before you decide, and nothing will be charged without your express consent. Payments are non-refundable, except where the law gives you a right to your money back.',
      ],
    },
    disclaimer: {
      heading: 'Disclaimer of warranties',
      blocks: [
        'Convive is in beta and is provided “as is” and “as available”. We work with care, but we do not promise that it will always be reachable, free of errors or suited to a particular purpose, that a recipe will succeed, or that what members and programs write is correct. Keep your own copy of what matters to you; Settings lets you export everything.',
        'To the extent that the law allows, we exclude all warranties and conditions that are not written in these terms, including implied ones. Where the law grants consumers warranties that cannot be excluded, they remain.',
      ],
    },
    liability: {
      heading: 'Limitation of liability',
      blocks: [
        'To the extent that the law allows, we are not liable for indirect or consequential losses, nor for lost profit, lost data, spoiled food or damaged equipment, that arise from using Convive or from not being able to use it.',
        'To the same extent, all we can be liable for to you, taken together, is limited to what you paid us in the twelve months before the event, or 100 Canadian dollars, whichever is more.',
        'Nothing in these terms limits liability that cannot be limited by law, such as liability for intent or gross negligence, or for death or injury that we caused by our fault.',
      ],
    },
    indemnification: {
      heading: 'Indemnification',
      blocks: [
        'If somebody makes a claim against us because you posted content that you had no right to post, broke these terms or broke the law, you will cover the damages and the reasonable legal costs that result, to the extent that you are at fault. We will tell you of the claim promptly and let you take part in the defence. Consumers owe this only as far as the law where they live allows it.',
      ],
    },
    termination: {
      heading: 'Termination',
      blocks: [
        'You can leave at any time: delete your account in Settings. Your recipes, photos and pictures are removed with it. Groups that you own pass to the member who has been there longest, and groups without other members are removed. Your household goes on with its other members, without your entry; without others it is removed. You may first export your data as one file.',
        'If you break these terms, we may hide content, take away the right to invite, or suspend or close your account. We choose the mildest means that helps, tell you why, and warn you first, unless the harm is serious or the law forbids it. If you think that we are wrong, answer us: a person will look at it again.',
        'We may also close Convive as a whole. We will then give you at least 30 days to export your data, unless the law or an emergency leaves us no choice. The sections on licence, disclaimer, liability, indemnification and law continue to apply after the end as far as they make sense.',
      ],
    },
    changes: {
      heading: 'Changes',
      blocks: [
        'Convive changes, and so may these terms. We post every new version here with its effective date. If a change matters for your rights or duties, we tell members by email or on the site at least 30 days before. If you go on using Convive after that date, the new version applies; if you do not agree, delete your account before then. Changes that the law requires may apply sooner.',
      ],
    },
    law: {
      heading: 'Governing law',
      blocks: [
        'These terms are governed by the laws of the Province of Ontario and the federal laws of Canada that apply there. Disputes belong before the courts of Ontario.',
        'If you are a consumer, you keep the protection of the mandatory rules of the place where you live, and may bring a claim before its courts where those rules say so. Please write to us first: most things can be settled by a letter.',
        'If a part of these terms turns out to be invalid, the rest stays in force. The four language versions are meant to say the same. Where they differ, the English one decides, unless the law where you live gives you the right to rely on another.',
      ],
    },
    contact: {
      heading: 'Contact',
      blocks: ['Questions, complaints and legal notices reach us here.'],
    },
    ai: {
      heading: 'AI-generated content and safety',
      blocks: [
        'Recipes, suggestions, plating descriptions and pictures on Convive may be generated by AI or by other programs. They can be wrong, incomplete or unsuitable for you. A generated picture shows an idea of the dish, not a dish that anyone has cooked; it is marked as such on the page and in the file.',
        'Every recipe is checked by rules for allergens, diets, temperatures and other dangers, and a recipe with a dangerous finding cannot be published. These checks are a help. They can miss things and replace nobody’s judgement. Before you cook, serve or eat, check for yourself:',
        [
          {
            name: 'Allergens and diets.',
            text: 'Read the label of every product you use. Ask your guests. Never rely on a recipe, a filter or the chef alone when an allergy or an illness is at stake.',
          },
          {
            name: 'Safe cooking.',
            text: 'Use a thermometer for meat, poultry, fish and eggs. Cool and store food quickly and cold. Follow a tested source for canning, curing and fermenting at home.',
          },
          {
            name: 'People at risk.',
            text: 'Infants, pregnant people, older people and those with weak immunity need extra care. No honey for children under one year.',
          },
          {
            name: 'Tools, fire and quantities.',
            text: 'Amounts and times are estimates. Watch your stove, your knives and the children near them.',
          },
        ],
        'Nothing on Convive is medical or nutritional advice. If you have a health condition, ask a professional; in an emergency, call the emergency number where you are.',
        'Do not tell the chef secrets, or personal details of others that the dish does not need. If you publish what the chef made, you are the one who publishes it: read it first.',
      ],
    },
  },
}

export default terms
