import type { FoodGroup } from './food-groups.ts'

/** What a chef takes when somebody says "something with fish". */
export const groupDefaults: Record<FoodGroup, readonly string[]> = {
  meat: ['chicken-thigh', 'chicken-breast', 'stewing-beef', 'pork-fillet', 'lamb-shoulder'],
  redMeat: ['beef-steak', 'stewing-beef', 'lamb-fillet'],
  pork: ['pork-fillet', 'pork-chop', 'pork-shoulder'],
  poultry: ['chicken-thigh', 'chicken-breast', 'turkey-breast'],
  fish: ['cod', 'salmon', 'white-fish', 'sea-bass'],
  seafood: ['prawn', 'mussel', 'squid'],
  dairy: ['greek-yogurt', 'cream'],
  cheese: ['feta', 'parmesan', 'gruyere', 'mozzarella'],
  cream: ['cream', 'oat-cream', 'soy-cream'],
  beans: ['white-bean', 'kidney-bean', 'black-bean'],
  mushrooms: ['button-mushroom', 'oyster-mushroom'],
  onions: ['onion'],
  berries: ['raspberry', 'strawberry', 'blueberry'],
  citrus: ['lemon', 'orange'],
  fruit: ['apple', 'pear', 'strawberry'],
  vegetables: ['carrot', 'courgette', 'bell-pepper'],
  herbs: ['parsley', 'basil'],
  alcohol: ['gin', 'white-rum'],
  sugar: ['sugar'],
  heat: ['chilli'],
  gelatine: ['gelatine'],
}
