import { inCategory, say, type Pattern } from './pattern.ts'
import { fat, herb, seasoning } from './roles.ts'
import { eggs } from './baking-roles.ts'
import { fillings, heart, onions, readyToKnead, spicing } from './kitchen-parts.ts'
import { preheat } from './tray-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

export const meatloaf: Pattern = {
  id: 'meatloaf',
  dishType: 'Mains',
  cuisines: ['german', 'french'],
  likes: { meat: 1 },
  tastes: ['hearty'],
  oven: true,
  needs: 'name',
  roles: [
    heart(['mixed-mince', 'minced-beef', 'minced-turkey', 'soya-mince', 'green-lentil', 'white-bean'], 170, {
      cut: 'fine',
    }),
    part('bread', ['breadcrumb', 'gluten-free-oats', 'rice'], [20, 'g'], { takes: inCategory('bread') }),
    eggs(0.4),
    onions(0.5, { least: 2, pool: ['onion', 'garlic', 'leek'] }),
    part('paste', ['mustard', 'tomato-paste', 'ketchup'], [0.75, 'tbsp'], {
      takes: ({ id }) => /mustard|ketchup|tomato-paste|worcestershire|barbecue/.test(id),
      most: 3,
    }),
    spicing(['paprika', 'dried-thyme']),
    onCall(
      'middle',
      (each) => inCategory('vegetable', 'cheese', 'mushroom')(each) || each.id === 'bacon',
      [40, 'g'],
      { most: 3, cut: 'fine' },
    ),
    fat,
    seasoning,
    part('side', ['potato', 'waxy-potato', 'sweet-potato'], [220, 'g'], {
      takes: inCategory('potato'),
      cut: 'auto',
    }),
    { ...herb, pool: ['parsley', 'chive', 'thyme'] },
  ],
  steps: [
    preheat(180),
    ...readyToKnead,
    prep(
      8,
      'Knead {main} with {bread+egg+onion+paste+spice+herb} and {seasoning}[; work in {middle}] and shape a loaf on an oiled tray, using {fat}.',
      'Pétrir {main} avec {bread+egg+onion+paste+spice+herb} et {seasoning}[ ; y incorporer {middle}] et façonner un pain sur une plaque graissée avec {fat}.',
      'Amasar {main} con {bread+egg+onion+paste+spice+herb} y {seasoning}[; incorporar {middle}] y dar forma de pan en una bandeja untada con {fat}.',
      '{main} mit {bread+egg+onion+paste+spice+herb:dat} und {seasoning:dat} verkneten[; {middle} einarbeiten] und auf einem mit {fat:dat} gefetteten Blech zu einem Laib formen.',
    ),
    cook(
      45,
      'Lay {side} round it and bake for {minutes} minutes, basting twice; let it stand for 5 minutes before slicing.',
      'Disposer {side} autour et enfourner {minutes} minutes en arrosant deux fois ; attendre 5 minutes avant de trancher.',
      'Rodear con {side} y hornear {minutes} minutos, regando dos veces; dejar reposar 5 minutos antes de cortar.',
      '{side} ringsum legen und {minutes} Minuten backen, dabei zweimal begießen; vor dem Anschneiden 5 Minuten ruhen lassen.',
      { celsius: 180, doneness: 'main', least: 40 },
    ),
    prep(
      2,
      'Slice thickly and pour over the juices of the tray.',
      'Couper en tranches épaisses et napper du jus de cuisson.',
      'Cortar en lonchas gruesas y regar con los jugos de la bandeja.',
      'In dicke Scheiben schneiden und mit dem Saft vom Blech übergießen.',
    ),
  ],
  heads: ['main'],
  withs: ['middle', 'side'],
  pitch: [
    say(
      'Hot it is supper, cold it is tomorrow’s sandwich: make it big enough for both.',
      'Chaud, c’est le dîner ; froid, le sandwich de demain : à prévoir assez grand pour les deux.',
      'Caliente es la cena y frío el bocadillo de mañana: que sobre para las dos cosas.',
      'Heiß das Abendessen, kalt das Brot von morgen: groß genug für beides machen.',
    ),
  ],
}

export const bakedPotato: Pattern = {
  id: 'bakedPotato',
  dishType: 'Mains',
  cuisines: ['german'],
  likes: { potato: 1 },
  tastes: ['hearty', 'creamy'],
  oven: true,
  needs: 'name',
  roles: [
    part('potato', ['potato', 'sweet-potato'], [300, 'g'], { takes: inCategory('potato') }),
    part('fat', ['olive-oil', 'rapeseed-oil'], [0.5, 'tbsp'], { takes: inCategory('fat') }),
    part('dip', ['quark', 'sour-cream', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'], [80, 'g'], {
      takes: ({ id }) => /quark|cream$|creme-fraiche|yogurt|cottage|butter$/.test(id) && id !== 'ice-cream',
      most: 2,
    }),
    { ...fillings(60), most: 4 },
    onions(0.5, { pool: ['spring-onion', 'onion'] }),
    seasoning,
    { ...herb, pool: ['chive', 'parsley', 'dill'] },
  ],
  steps: [
    preheat(200),
    prep(
      3,
      'Scrub {potato}, prick all over with a fork and rub with {fat} and salt.',
      'Brosser {potato}, piquer de toutes parts à la fourchette et frotter avec {fat} et du sel.',
      'Lavar bien {potato}, pinchar por todas partes con un tenedor y frotar con {fat} y sal.',
      '{potato} gut bürsten, rundum mit einer Gabel einstechen und mit {fat:dat} und Salz einreiben.',
    ),
    cook(
      60,
      'Bake on the rack for {minutes} minutes until a knife slides in; in a hurry, first give them 8 minutes in the microwave.',
      'Cuire sur la grille {minutes} minutes, jusqu’à ce que la lame s’enfonce ; si le temps presse, commencer par 8 minutes au micro-ondes.',
      'Hornear sobre la rejilla {minutes} minutos, hasta que el cuchillo entre solo; con prisa, empezar con 8 minutos de microondas.',
      'Auf dem Rost {minutes} Minuten backen, bis ein Messer hineingleitet; eilt es, zuerst 8 Minuten in die Mikrowelle.',
      { celsius: 200, least: 22 },
    ),
    cook(
      8,
      'Meanwhile fry or warm {filling} for 8 minutes until done.',
      'Pendant ce temps, faire revenir ou réchauffer {filling} 8 minutes.',
      'Mientras tanto, saltear o calentar {filling} 8 minutos, hasta que esté hecho.',
      'Inzwischen {filling} 8 Minuten gar braten oder erwärmen.',
      { aside: true, doneness: 'filling' },
    ),
    prep(
      4,
      'Stir {dip} with {onion+herb} and {seasoning}, cut the potatoes open, press them from both sides and fill.',
      'Mélanger {dip} avec {onion+herb} et {seasoning}, fendre les pommes de terre, les presser des deux côtés et garnir.',
      'Mezclar {dip} con {onion+herb} y {seasoning}, abrir las patatas, apretarlas por los lados y rellenar.',
      '{dip} mit {onion+herb:dat} und {seasoning:dat} verrühren, die Kartoffeln aufschneiden, von beiden Seiten drücken und füllen.',
    ),
  ],
  heads: ['filling'],
  withs: ['dip'],
  pitch: [
    say(
      'A crackling skin, a fluffy heart and a cool spoonful on top: hardly any work, only an oven.',
      'Une peau croustillante, un cœur floconneux et une cuillerée fraîche dessus : presque rien à faire, juste un four.',
      'Piel crujiente, corazón esponjoso y una cucharada fresca encima: casi sin trabajo, solo un horno.',
      'Knusprige Schale, lockeres Herz und ein kühler Löffel obenauf: kaum Arbeit, nur ein Ofen.',
    ),
  ],
}
