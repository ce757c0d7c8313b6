/** The home pages of visitors and users, the invite code, and the pages about invalid invitations. */
export default {
  title: 'An invitation to the table',
  heroTitle: 'Pull up a chair, we’re cooking.',
  heroText:
    'Convive is a table for people who love to eat. Tell our chef what you have and what you fancy, cook what comes of it, and share it with friends who will have opinions.',
  heroPicture: 'A tomato galette with basil on a plate, seen from above',

  inviteTitle: 'Come in by invitation',
  inviteCode: 'Invite code',
  continue: 'Continue',
  logIn: 'Already a member? Log in',
  requestInvite: 'Request an invite',
  inviteUnexpected: 'We could not check your code just now. Please try again.',

  searchTitle: 'What are you hungry for?',
  searchLabel: 'Search recipes',
  searchPlaceholder: 'A soup for a rainy evening',
  search: 'Search',

  featuresTitle: 'How it goes at our table',
  featuresIntro: 'From the first idea to the last crumb.',
  chefTitle: 'A chef who listens',
  chefText:
    'Say what is in the fridge, who is coming and what they must not eat. The chef asks back, proposes, and changes the dish until it is yours.',
  tasterTitle: 'A taster who checks',
  tasterText:
    'Allergens, diets, temperatures and times are checked by plain rules, not by the one who wrote the recipe.',
  binderTitle: 'A binder that keeps',
  binderText:
    'Every finished dish goes into your own binder, with its picture and its plating: starters, mains, desserts and cocktails.',
  companyTitle: 'Company that cooks',
  companyText:
    'Publish a dish, gather stars and photos, and talk it over in groups, from sourdough to Sunday roast.',

  exampleTitle: 'An evening, for example',
  you: 'You',
  chef: 'Chef',
  exampleAsk: 'Leek gratin, two eggs and an hour. No nuts, please, Jonas is allergic.',
  exampleOffer:
    'Then with cream and plenty of cheese, golden within the hour, and no nuts. With mustard, or without?',
  exampleAnswer: 'With mustard. And something green beside it.',
  exampleDish: 'Gratin with leeks',
  exampleFacts: 'Serves 2 · 54 min · green leaves with it',
  exampleCheckNuts: 'No nuts',
  exampleCheckEggs: 'Contains eggs, milk, mustard',
  exampleCheckDone: 'Done when it bubbles and the top is golden',

  communityTitle: 'Fresh from our tables',
  communityIntro: 'Dishes our members have cooked and made public.',
  communityEmpty: 'The first dishes are on the stove. Come in, and one of them may be yours.',
  by: 'by {{name}}',

  closingTitle: 'No invitation yet?',
  closingText: 'We are in beta and grow slowly, so that there is a chair for everyone who comes.',
  closingAsk: 'Ask for a seat',

  homeTitle: 'Home',
  homeGreeting: 'What shall we cook, {{name}}?',
  homeGreetingNameless: 'What shall we cook today?',
  homeChatTitle: 'Talk with the chef',
  homeChatText: 'Bring an idea, a craving or the rest of last Sunday. It becomes a recipe.',
  homeBinderTitle: 'Open your binder',
  homeBinderText: 'Everything you have cooked here, by course.',
  homeDiscoverTitle: 'See what others cook',
  homeDiscoverText: 'Public dishes from all our tables.',
  homeGroupsTitle: 'Join a table',
  homeGroupsText: 'Groups for every taste, with someone who knows the answer.',

  usedTitle: 'Invite code already used',
  usedText: 'Someone has already used this code. Ask the person who invited you for a new one.',
  invalidTitle: 'Invalid invite code',
  invalidText: 'We do not know this code, or it has expired. Check it for typos and try again.',
  goBack: 'Go back',
}
