import type { Step } from '../pattern.ts'
import { prep } from '../shorthand.ts'
import { inWay } from './baking-steps.ts'

/** Bases pressed into a tin, with what lies on them, and stars cut from almond dough. */
export const pressedAndCut: readonly Step[] = [
  prep(
    6,
    'Rub {fat} into {flour+salt} with {sweet} and press into a lined square tin.',
    'Sabler {fat} avec {flour+salt} et {sweet}, puis tasser dans un moule carré garni de papier.',
    'Frotar {fat} con {flour+salt} y {sweet} y apretar en un molde cuadrado con papel.',
    '{fat} mit {flour+salt:dat} und {sweet:dat} verreiben und in eine ausgelegte eckige Form drücken.',
    { when: inWay('slices') },
  ),
  prep(
    10,
    'Rub half each of {fat+sweet} into {flour+salt} with {egg} and press into a lined tin; spread with {spread}. Melt the rest of both with a little water, stir in {ground+nuts} and spread on top.',
    'Sabler la moitié {fat+sweet:of} avec {flour+salt} et {egg}, tasser dans un moule garni de papier et tartiner avec {spread}. Faire fondre le reste des deux avec un peu d’eau, ajouter {ground+nuts} et étaler dessus.',
    'Frotar la mitad {fat+sweet:of} con {flour+salt} y {egg}, apretar en un molde con papel y untar con {spread}. Fundir el resto de ambos con un poco de agua, añadir {ground+nuts} y extender por encima.',
    'Je die Hälfte {fat+sweet:of} mit {flour+salt:dat} und {egg:dat} verkneten, in eine ausgelegte Form drücken und mit {spread:dat} bestreichen. Den Rest von beidem mit etwas Wasser schmelzen, {ground+nuts} einrühren und daraufstreichen.',
    { when: inWay('nutty') },
  ),
  prep(
    6,
    'Beat {white} stiff with {dust}, rained in, and keep four spoonfuls of it.',
    'Monter {white} en neige ferme avec {dust} en pluie et en réserver quatre cuillerées.',
    'Montar {white} a punto de nieve firme con {dust} en lluvia y reservar cuatro cucharadas.',
    '{white} mit {dust:dat} steif schlagen und vier Löffel davon zurückbehalten.',
    { when: inWay('stars') },
  ),
  prep(
    10,
    'Work {ground+spice+juice} into the rest to a firm dough, roll out a centimetre thick between paper, cut out stars and brush with what was kept.',
    'Mélanger le reste avec {ground+spice+juice} en une pâte ferme, étaler sur un centimètre entre deux papiers, découper des étoiles et glacer avec le blanc réservé.',
    'Mezclar el resto con {ground+spice+juice} hasta obtener una masa firme, extender a un centímetro entre papeles, cortar estrellas y glasear con lo reservado.',
    'Den Rest mit {ground+spice+juice:dat} zu einem festen Teig verkneten, zwischen Papier einen Zentimeter dick ausrollen, Sterne ausstechen und mit dem Zurückbehaltenen bestreichen.',
    { when: inWay('stars') },
  ),
]
