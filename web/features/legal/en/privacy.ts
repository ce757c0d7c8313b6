import { limits } from '#shared/constants/limits.ts'
import { legal } from '#shared/constants/legal.ts'
import type { Privacy } from '../document.ts'
import { periodsIn } from '../periods.ts'

const periods = periodsIn('en')

const privacy: Privacy = {
  title: 'Privacy policy',
  intro:
    'This policy says what the company named below (“we”, “us”) does with personal information on Convive, and what you can do about it. In short: we collect what the community needs in order to work, we do not track you, we show no advertising, and we sell nothing about you.',
  sections: {
    information: {
      heading: 'Information we collect',
      blocks: [
        [
          {
            name: 'Account.',
            text: 'Your email address, your name if you give one, your language, and your password as an argon2id hash from which it cannot be read back. If you sign in through a provider: its name, your identifier there and the email address it gives us. Who invited you, and whom you invited. When you were asked on the home page who eats with you. If you ask for an invitation: your email address, your note and your language. If you switch on two-step login: the key of your app, encrypted, and your recovery codes as hashes.',
          },
          {
            name: 'Content.',
            text: `Recipes, pictures, those at their steps included, photos with their descriptions, comments, ratings, likes, corrections of translations, recipes of others that you save, your tags, notes and collections, groups, of each group whether you came to it on your own, threads and posts, your conversations with the chef with the pictures that you show in them and the last recipes that each came to, and how much room it takes all in all. Of the pages that you import recipes from, only the recipe, its picture and the address are stored; of lists of addresses the last five, with what became of each. A file that you bring along from another program is stored until its recipes are imported, ${periods.archiveUnused} at most; the names of its recipes and what became of each for ${periods.archiveUndo}, as long as you can take the import back. Pictures that such a file only names are fetched from their addresses. It may reveal something about your health or beliefs, such as an allergy or a diet. You decide whether to mention it; we use it for your dish and for nothing else. From uploaded pictures we remove the metadata, above all the place where they were taken.`,
          },
          {
            name: 'Your cooking diary.',
            text: 'What you cooked, when, and what you noted about it. Only you see it; not even moderators do. An entry that you share is seen, with its photos and your name, by members who may read the recipe.',
          },
          {
            name: 'Your household.',
            text: 'Those you cook for, by first name: the allergies, diets and dislikes that you state about them, whether somebody is a child and usually eats with you, your kitchen, and who belongs to the household. This may concern health; state it only about yourself, your children and people who agree. Nothing of it is inferred. Every member of your household sees it, and their eaters are seen by you; nobody else does, not even moderators. The chef uses it for your dishes, and with an outside model it is part of the request. Who is linked to their entry alone changes it. You can leave at any time with your own entry; any member can remove another after a notice of 24 hours; with the last one everything of the household is deleted. Invitations, and the address to which one was sent, are deleted after 7 days. When you delete your account, your entry and your name go from the household. The shopping lists, with their names, and what you have at home belong to the household too: every member sees and changes them, with who ticked a line; deleted lists and lines are stored for 90 days, so that every device can delete them.',
          },
          {
            name: 'Your week plan.',
            text: `What your household cooks and eats on which day, for whom, who cooks, your notes on it, and which meals are on the shopping list. Every member of the household sees and changes it; nobody else does, not even moderators. A calendar link that you create shows the plan, without notes, to everyone who has it; of the link only a hash is stored, and when it was last used. It ends when you revoke it, leave the household or are suspended. What you remove from the plan is deleted after ${periods.deletedHouseholdRows}; a meal disappears from it ${periods.planEntries} after its day. With your account your links and your name as a cook are deleted; the plan stays with the household as long as it has members.`,
          },
          {
            name: 'Usage.',
            text: 'For each device on which you are signed in: the name your browser gives itself, and when it signed in and was last seen. Which browsers you have logged in with before, and when. A log of sign-ins and other security-related acts, with the network address (shortened for IPv6). Counters of how often an address or an account has tried something, to stop abuse. When you finalize a recipe, how long the steps took and whether one failed. If something breaks on the server, an error record with the page concerned. What you are told about what others did, reports that you make, and the decisions on them. Where an outside model cooks or translates, how much of it you use a day, and whether and when you let its provider know your cooking diary, week plan and what you have at home.',
          },
          {
            name: 'Access tokens.',
            text: 'Tokens that you create for programs and assistants: what you call one, whether it may write, when you created it, when it was last used (to the hour) and when it expires; of the token itself only a hash. Whoever has it reads in your name your recipes, your cooking diary, your conversations with the chef, and your household’s plan and list, and with your permission changes them. What an assistant does with that is up to its provider and not to us.',
          },
          {
            name: 'Cookies and browser storage.',
            text: 'Only what the site needs to work, listed below. There are no tracking or advertising cookies, and no analytics by third parties.',
          },
        ],
        'The cookies are:',
        [
          {
            name: 'session',
            text: `(“__Host-session” on an encrypted connection) keeps you signed in. Scripts cannot read it. It lasts ${periods.session} from your last visit, and ${periods.longestSession} at most.`,
          },
          {
            name: 'device',
            text: `(“__Host-device” likewise) tells this browser from others that try to guess your password, so that they cannot lock you out. It is random, scripts cannot read it, and it is set when you log in and lasts ${periods.knownDevice}. It stays when you sign out; we forget it when you sign the device out from another one, sign out everywhere, reset your password or delete your account.`,
          },
          {
            name: 'sign_in',
            text: `(“__Host-sign_in” likewise) recognises your browser when it comes back from a sign-in provider, for ${periods.providerSignIn}.`,
          },
          {
            name: 'signed_in',
            text: 'tells the page that asking who you are makes sense. It holds no secret and lasts as long as the session.',
          },
          {
            name: 'session_ended',
            text: 'tells this browser that its session was ended from elsewhere, until a page has read it.',
          },
          { name: 'language', text: 'remembers the language you chose, for a year.' },
          {
            name: 'invite_code',
            text: `holds your invite code while you sign up, for ${periods.inviteCookie}.`,
          },
        ],
        'Kept in your browser and not sent along with requests:',
        [
          {
            name: 'cookie_consent, theme',
            text: 'your consent to the cookie notice, and a light or dark look.',
          },
          {
            name: 'collection_tab, collection_view, collection_sort',
            text: 'how you last looked at your binder.',
          },
          {
            name: 'original_recipes, changed_readings',
            text: 'whether you read recipes as they were written, all of them or single ones; the latter goes when you close the tab.',
          },
          {
            name: 'Stored pages, offline_member, late_logout, unsent_work',
            text: `your binder with its recipes, collections, notes and small pictures, your household’s plan and list, your name and what you wrote without a connection, so that they open offline, in a database of this browser. They are locked when your session expires, and deleted when you log out, when your session is ended from elsewhere (as soon as this browser is online again), when somebody else logs in here, or ${periods.storedPages} after your last visit. “late_logout” remembers a logout without a connection until we know of it. “unsent_work” holds what you wrote here and never sent, when the rest was deleted from elsewhere, until you delete it, for ${periods.storedPages} at most.`,
          },
          { name: 'signed_urls', text: 'temporary links to pictures.' },
          {
            name: 'cooking, kitchen_timers',
            text: 'the dishes you are cooking, how far you are and what you have ticked off, until you are done or have left them alone for twelve hours; and timers, until you turn them off.',
          },
          {
            name: 'household_changes_…',
            text: 'what you have changed on the shopping list, until it has been sent.',
          },
          {
            name: 'draft:…',
            text: 'recipes, notes, threads and posts that you began and have not saved or sent.',
          },
          {
            name: 'chat, pending_recipe, return_to',
            text: 'your conversation with the chef, a recipe that is being saved, and the page you wanted to reach. They go when you close the tab.',
          },
        ],
        'Logging out removes all of this except your consent, language and look.',
      ],
    },
    use: {
      heading: 'How we use information',
      blocks: [
        'We use personal information:',
        [
          'to give you your account and what you ask for, which is our agreement with you;',
          'to show your content to those you share it with;',
          'to send the mails that the service needs: confirming an address, resetting a password, invitations and notices about your account; and once a day what is new for you, unless you switch that off;',
          'to protect accounts, find faults and stop abuse, which is our legitimate interest and yours;',
          'to meet legal duties.',
        ],
        'The average time that recipes take is worked out from the timings and names nobody. We do not build profiles for advertising, take no decisions with legal effect about you by machine alone, and do not train AI models with your content.',
        'Where we rely on your consent, as for what you tell the chef about your health, you can withdraw it at any time for the future.',
      ],
    },
    sharing: {
      heading: 'Sharing',
      blocks: [
        'We do not sell personal information. Others receive it only in these cases:',
        [
          {
            name: 'Other members and the public.',
            text: 'A recipe is private until you publish it or share it with a group. Anyone can open the page of a public recipe, with your name on it. Members of a group see its members, threads, posts and collections. What you save, your tags, your private notes and your own collections are seen by no other member, nor by the administrators of the community. Other members do not see your email address; the owner of a group you belong to and the administrators do. Whoever invited you sees that you joined. An invitation that you send names you to the person who receives it.',
          },
          {
            name: 'The chef and the painter.',
            text: 'Unless we connect another, both are programs of our own on our own server, and what you write to them goes nowhere else. If we connect an outside AI provider, your conversation with the pictures that you show in it, the recipe, a photographed page that you have read, and the description of the picture are sent to it so that it can answer, and recipes that somebody reads in another language so that it can translate them. We do not add your name, email address or account to them. It also receives the day, your units and kitchen, what those who eat must not or do not like to have, without their names, and the recipes that the chef looks up for you, yours or public ones with their author’s name. Your cooking diary, your week plan and what you have at home it receives only if you have said yes to this provider; we ask you once in the chat, and you can change that in the settings at any time. Ask us at any time which one is in use.',
          },
          {
            name: 'Companies that work for us.',
            text: 'Hosting, mail delivery and picture storage, where we use them, under a contract and on our instructions.',
          },
          {
            name: 'Sign-in providers.',
            text: 'If you choose one, it learns that you sign in to Convive.',
          },
          {
            name: 'Authorities and successors.',
            text: 'When the law compels us, or when it is needed to protect someone from serious harm. If Convive passes to another company, that company takes over this policy too, and we tell you beforehand.',
          },
        ],
      ],
    },
    transfers: {
      heading: 'International transfers',
      blocks: [
        'We work from Ontario, Canada. If you use Convive from elsewhere, your information comes to Canada, and to other countries where the companies named under “Sharing” do their work. Authorities there may have access to it under their laws.',
        'When we pass information from the European Economic Area, the United Kingdom or Switzerland to a country whose protection is not recognised as adequate, we use the standard contractual clauses or another safeguard that the law accepts. Write to us if you wish to see them. For people in Québec, we assess the protection beforehand, as the law there requires.',
      ],
    },
    retention: {
      heading: 'Retention',
      blocks: [
        [
          {
            name: 'Account and content:',
            text: 'until you delete them. A deleted recipe waits under Recently Deleted, where only you see it, and can be restored; it goes for good with your account, or earlier if you ask us.',
          },
          {
            name: 'Earlier versions of a recipe:',
            text: `with the recipe, the last ${limits.versions.perRecipe} of them and those that something refers to. You see all; others see those that they could read while these were current.`,
          },
          { name: 'Accounts never confirmed:', text: `removed after ${periods.unverifiedAccount}.` },
          {
            name: 'Sessions:',
            text: `until you sign out, or ${periods.session} after your last visit, and ${periods.longestSession} at most. Of a session that was ended from elsewhere, a hash, the reason and the time, without your account: ${periods.endedSessions}.`,
          },
          {
            name: 'Access tokens:',
            text: 'until you revoke them or they expire, and until you log out everywhere, change or reset your password, are suspended or delete your account.',
          },
          {
            name: 'Invitations to groups:',
            text: `who invited whom, and the address to which one was sent, until it is accepted, declined or withdrawn, for ${periods.groupInvite} at most.`,
          },
          {
            name: 'Known devices:',
            text: `the browsers with which you have logged in, each with the first and the last time, for ${periods.knownDevice} after that, unless you sign the device out from another one.`,
          },
          {
            name: 'Links and codes:',
            text: `a confirmation link works for ${periods.verificationLink}, a reset link for ${periods.resetLink}, an invite code for ${periods.inviteCode}, a temporary link to a picture for ${periods.pictureLink}.`,
          },
          {
            name: 'Mails:',
            text: `once a mail is sent, its text is removed from our outbox; address and subject go after ${periods.sentMails}, and a mail that could not be delivered goes whole. If you asked never to be written to again, we keep a keyed hash of your address to honour that.`,
          },
          {
            name: 'Requests for an invitation:',
            text: `until they are decided, and ${periods.approvedRequests} after approval.`,
          },
          {
            name: 'Sign-in and security log:',
            text: `${periods.auditLog}. Counters against abuse run for an hour, at most a day, and are then cleared.`,
          },
          {
            name: 'Timings of recipes:',
            text: `they count towards the average for ${periods.timings}, and go with your account.`,
          },
          {
            name: 'Conversations with the chef:',
            text: `until you delete them, or your account. A picture that you attach and do not send is deleted after ${periods.unsentPicture}. For whom the chef cooked a recipe is remembered for ${periods.cookedRecipe}; with a recipe that you saved it stays as long as that, and only you and your household see it.`,
          },
          { name: 'News about what is yours:', text: `${periods.readNotifications} after you have read it.` },
          {
            name: 'Reports and decisions on them:',
            text: `${periods.closedReports} after the decision; the log of decisions, ${periods.moderationLog}.`,
          },
          {
            name: 'Plan and shopping list:',
            text: `what you delete disappears at once for everybody in the household. It is erased after ${periods.deletedHouseholdRows}, because a change that somebody made without a connection may bring it back until then. The numbers of changes go after ${periods.householdOperations}.`,
          },
        ],
        'When you delete your account, your recipes, photos, pictures and comments are removed, also from picture storage. Posts that others replied to stay under the name “former member”, and collections of a group that others added to stay without your notes. Members who had saved a recipe of yours keep their own notes about it, but neither the recipe nor its title. In the record of who invited whom, a nameless place remains. Copies in backups, if we keep any, disappear when those backups are replaced. We keep longer only what the law obliges us to keep.',
      ],
    },
    rights: {
      heading: 'Your rights',
      blocks: [
        'Much of it you can do yourself in Settings:',
        [
          'see and correct your profile, and change your email address;',
          'see your devices and sign out of them;',
          'export everything about you as one zip file: recipes, pictures, comments and posts in formats that other programs can read;',
          'delete your account.',
        ],
        'Wherever you live, you may also ask us what we hold about you, where it came from and who received it; have it corrected, deleted or handed to you; object to a use or have it restricted; and withdraw a consent. Write to the contact email. We answer within 30 days and free of charge, and may first make sure that it is you who asks.',
        'You can complain to the Office of the Privacy Commissioner of Canada, or to the data protection authority where you live. We would be glad to hear from you first.',
      ],
    },
    children: {
      heading: `Children under ${legal.minimumAge}`,
      blocks: [
        `Convive is not meant for children under ${legal.minimumAge}, and we do not knowingly collect their information. If you believe that a child has an account, write to us: we close it and delete what belongs to it. Parents and guardians may ask us to see or delete what we hold about their child.`,
      ],
    },
    security: {
      heading: 'Security',
      blocks: [
        'Passwords are hashed with argon2id. Session keys, access tokens and the secrets in links are stored as hashes only. Where the site is served over https, the session cookie travels over encrypted connections alone. Picture links are signed and expire. Repeated guessing is slowed down and then blocked. You can have logging in ask for a second step. Pages load no scripts from elsewhere. Administrative acts are logged.',
        'No system is perfectly safe. If a breach puts you at real risk of significant harm, we tell you and the authorities without delay, as the law requires.',
      ],
    },
    changes: {
      heading: 'Changes',
      blocks: [
        'We post every new version of this policy here with its effective date. If a change matters to you, for example a new recipient or a new use, we tell members by email or on the site at least 30 days before, and ask for your consent where the law requires it.',
      ],
    },
    contact: {
      heading: 'Contact',
      blocks: [
        'The company named here is responsible for personal information on Convive. Its privacy officer reads what comes to this address; write “Privacy” in the subject line.',
      ],
    },
  },
}

export default privacy
