import { ingredients } from '#server/food/knowledge/index.ts'

/** Who refuses a thing by its plain name refuses its kin too: no tomatoes means no passata and no ketchup. */
const families: readonly (readonly [plain: RegExp, kin: RegExp])[] = [
  [/^tomato$/, /tomato|^passata$|^ketchup$/],
  [/^garlic$/, /garlic/],
  [/^(celery|celeriac)$/, /^celer/],
  [/^coriander$/, /coriander/],
  [/^ginger$/, /^(ground-)?ginger(-beer)?$/],
  [/^(bell-pepper|paprika)$/, /^bell-pepper$/],
  [/^chilli$/, /chilli|jalapeno|habanero|cayenne|tabasco|sriracha|harissa|gochujang|espelette/],
  [/^lemon$/, /lemon(?!grass|-balm)/],
  [/^lime$/, /^lime|kaffir/],
  [/^orange$/, /orange/],
  [/^grapefruit$/, /grapefruit/],
  [/^coconut(-milk)?$/, /coconut/],
  [/^apple$/, /^apple|^cider/],
  [/^(peanut|peanut-butter)$/, /peanut/],
  [/^almond$/, /almond|marzipan|amaret/],
  [/^hazelnut$/, /hazelnut/],
  [/^walnut$/, /walnut/],
  [/^olive$/, /^olive$/],
  [/^(butter|ghee)$/, /^(butter|ghee)$/],
  [/^egg$/, /^egg|^quail-egg$|^mayonnaise$|ladyfinger/],
  [/^(rice|basmati-rice)$/, /(^|-)rice$|^rice-(noodle|paper)$/],
  [/^(potato|waxy-potato)$/, /^(waxy-)?potato$|^chip$/],
  [/^(sweetcorn)$/, /^(sweetcorn|polenta|corn-tortilla|tortilla-chip)$/],
  [/^chickpea$/, /chickpea|hummus/],
  [/^(red|green)-lentil$/, /lentil/],
  [/^mustard$/, /^(wholegrain-)?mustard(-seed)?$/],
  [/^(dark-|milk-)?chocolate$/, /chocolate|cocoa/],
  [/^coffee$/, /coffee/],
  [/^fennel$/, /^fennel/],
  [/^pea$/, /^(split-)?pea$|^mangetout$/],
  [/^pumpkin$/, /^(pumpkin|butternut-squash)$/],
  [/^(white-wine|red-wine)$/, /wine$/],
  [/^(short-pasta|spaghetti)$/, /pasta$|^spaghetti$|^tagliatelle$|^lasagne-sheet$|^orzo$|^vermicelli$/],
  [/^chicken-(breast|thigh)$/, /chicken(?!-stock)|^chicken-stock$/],
  [/^(beef-steak|stewing-beef)$/, /beef|veal|^mixed-mince$/],
  [/^(pork-\w+)$/, /pork|bacon|ham$|chorizo|salami|lard|^mixed-mince$|frankfurter/],
  [/^lamb-\w+$/, /lamb|merguez/],
  [
    /^(country-bread|burger-bun|sandwich-bread|baguette|gluten-free-bread)$/,
    /bread|bun$|^(baguette|ciabatta|brioche|pita|naan)$/,
  ],
  [/^flour$/, /flour$/],
  [/^(yogurt|greek-yogurt)$/, /yogurt/],
  [/^honey$/, /^honey$/],
  [/^(soy-sauce)$/, /^(soy-sauce|tamari)$/],
  [/^tofu$/, /tofu$/],
  [/^prawn$/, /prawn|shrimp/],
  [/^salmon$/, /salmon/],
  [/^(fresh|tinned)-tuna$/, /tuna/],
]

/** The ids of a refused thing and of all that is made of it. */
export function withKin(id: string): readonly string[] {
  const kin = families.find(([plain]) => plain.test(id))?.[1]
  return kin
    ? [...new Set([id, ...ingredients.filter((each) => kin.test(each.id)).map((each) => each.id)])]
    : [id]
}
