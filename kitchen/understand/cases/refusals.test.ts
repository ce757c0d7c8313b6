import { expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { isAllowed } from '../../safety/wishes/allowed.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { sample } from '../../test/sample.ts'
import { readTurn } from '../read-turn.ts'
import { noWishes } from '../../safety/wishes/wishes.ts'

const foods: readonly (readonly [id: string, en: string, fr: string, es: string, de: string])[] = [
  ['onion', 'onions', 'oignons', 'las cebollas', 'Zwiebeln'],
  ['olive', 'olives', 'olives', 'las aceitunas', 'Oliven'],
  ['prawn', 'prawns', 'crevettes', 'las gambas', 'Garnelen'],
  ['bell-pepper', 'peppers', 'poivrons', 'los pimientos', 'Paprika'],
  ['tomato', 'tomatoes', 'tomates', 'los tomates', 'Tomaten'],
  ['walnut', 'walnuts', 'noix', 'las nueces', 'Walnüsse'],
  ['carrot', 'carrots', 'carottes', 'las zanahorias', 'Karotten'],
  ['egg', 'eggs', 'œufs', 'los huevos', 'Eier'],
  ['pea', 'peas', 'petits pois', 'los guisantes', 'Erbsen'],
]

/** The ways to say that `{a}`, `{b}` and `{c}` must stay away. */
const refusals: Record<Language, string> = {
  en: `
    {a}? hard no | {a}? no way | {a}? not for me | {a}? yuck | {a}? absolutely not | {a}: no | {a} = no
    no {a} pls | no {a} whatsoever | {a} are a no from me | {a} is a no-no | {a} make me gag
    {a} give me hives | {a} give my son a rash | {a} trigger my migraines | {a} upset my stomach
    {a} don't agree with me | {a} disagree with me | {a} don't sit well with me
    I come out in hives from {a} | I get hives from {a} | I swell up when I eat {a} | I swell up from {a}
    {a} send me to hospital | {a} could kill her | my kid can't do {a} | I can't do {a}
    can't do {a} or {b} | he doesn't do {a} | I don't do {a} | I dont do {a} | I'm not a {a} person
    not a {a} person | not big on {a} | im not into {a} | I'm no fan of {a} | no fan of {a}
    I despise {a} | I loathe {a} and {b} | I detest {a} | I abhor {a} | I can't stand {a} or {b}
    cant stand {a} | I could never eat {a} | never {a} | {a} never | I'd rather not have {a}
    I'd rather die than eat {a} | I'm off {a} at the moment | I've gone off {a} | I've given up {a}
    we've cut out {a} | we cut {a} out | I'm cutting out {a} | keep {a} out of it
    keep the {a} away from me | keep it {a}-free | make it {a} free | {a}-free please | hold the {a}
    hold {a} and {b} | skip {a} | ditch the {a} | drop the {a} | lose the {a} | minus the {a} | minus {a}
    w/o {a} | w/out {a} | without any {a} | without {a}, {b} or {c} | without {a}, {b} and {c}
    neither {a} nor {b} | neither {a}, {b} nor {c} | no {a}, no {b}, no {c} | no {a}, {b}, {c}
    no {a}/{b} | no {a} & {b} | no {a} and {b} | allergic: {a} | allergies: {a}, {b} | allergy: {a}
    allergens to avoid: {a} and {b} | avoid: {a}, {b}, {c} | dislikes: {a}, {b} | intolerances: {a}
    off limits: {a}, {b} | banned: {a} | {a} are off the menu | {a} are off the table | {a} are off-limits
    {a} are banned in this house | {a} is verboten | {a} are a deal breaker | {a} are the devil
    {a} are gross | {a} are disgusting | I find {a} disgusting | I find {a} revolting
    I think {a} are vile | I hate {a} with a passion | {a} I hate | {a}, which I hate, must not be in it
    I hate {a}, {b} and {c} | hates {a} | my husband hates {a} | the kids won't touch {a}
    the kids refuse {a} | the kids refuse to eat {a} | my son won't eat {a} or {b} | my son wont eat {a}
    daughter allergic to {a} | my daughter has an allergy to {a} | my daughter has a severe {a} allergy
    {a} allergy | severe {a} allergy here | got a {a} allergy | my wife's allergic to {a}
    she's allergic to both {a} and {b} | one of us is allergic to {a} | 2 of us can't have {a}
    my guest mustn't have {a} | our guest must not have {a} | she isn't allowed {a} | he's not allowed {a}
    not allowed {a} or {b} | she's not allowed to eat {a} | doctor told me no {a} | doctor says no {a}
    doctor forbade {a} | my doctor has forbidden {a} | doctor's orders: no {a} | I have to avoid {a}
    I've got to avoid {a} | I need to stay away from {a} | stay clear of {a} | steer clear of {a}
    leave out {a} | leave the {a} out | leave {a} off | please omit {a} | anything but {a}
    anything except {a} | everything except {a} | we have no {a} | I have no {a} | I've no {a}
    we're out of {a} | ran out of {a} | haven't got any {a} | there are no {a} left | I don't have {a}
    I lack {a} | I don't like {a} | I dont like {a} | don't like {a} or {b} | I do not eat {a}
    I never eat {a} | I don't want {a} | I don't want any {a} in it | don't put {a} in | don't add {a}
    don't use {a} | dont use {a} | do not include {a} | nothing with {a} | nothing containing {a}
    must not contain {a} | may not contain {a} | shouldn't contain {a} | should be free of {a}
    free from {a}, {b} | I'm intolerant to {a} | I react to {a} | I react badly to {a}
    I'm sensitive to {a} | can't digest {a} | can't tolerate {a} | can't handle {a}
    I can't eat {a} anymore | {a} kill me | {a} make my throat swell | {a} make me poorly
    {a} make me feel ill | {a} make me want to puke | I'm sick of {a} | tired of {a} | fed up with {a}
    enough of {a} | I had {a} yesterday so no {a} | no more {a} | please no {a} 🙏 | pls no {a}, thx
    zero {a} | absolutely zero {a} | not even a trace of {a} | not a single trace of {a}
    with no {a} in it | made without {a} | instead of {a} use something else | I'm picky: no {a}
    picky eater, no {a}, no {b} | {a} yuck | {a} ew | I'm scared of {a} | for religious reasons no {a}
    my religion forbids {a} | {a} not allowed | {a} not ok | {a} not welcome | {a} unwelcome
    can't be near {a} | intolerance to {a} | has a problem with {a} | I have issues with {a}
    {a} are not my thing | {a} aren't my thing | {a} isn't her thing | {a} aren't my favourite
    spare me the {a} | go without {a} | do without {a} | not with {a} | not {a} | but not {a}
    just not {a} | please not {a} | only not {a} | whatever but {a} | no {a} allowed | refuse to eat {a}
    {a} won't do | {a} haters here | {a} hater | team no {a} | I avoid {a} like the plague
    trying to avoid {a}
  `,
  fr: `
    {a} ? non | {les.a} ? non merci | {les.a} ? hors de question | {les.a} ? beurk | {les.a}, beurk
    pas {d.a} | pas {d.a} svp | pas {d.a} ni {d.b} | sans {a} ni {b} | sans {a}, {b} ni {c}
    sans {a}, sans {b} | sans {a} et {b} | sans aucun {a} | ss {a} | zéro {a} | 0 {a} | j'aime pas {les.a}
    jaime pas {les.a} | j aime pas {les.a} | j'aime pas trop {les.a} | jaime pas du tout {les.a}
    je n'aime ni {les.a} ni {les.b} | je déteste {les.a} | jdéteste {les.a} | jdeteste {les.a}
    j'déteste {les.a} | je deteste {les.a} et {les.b} | je hais {les.a}
    je hais {les.a}, {les.b} et {les.c} | j'ai horreur {des.a} | horreur {des.a}
    {les.a}, j'ai horreur de ça | {les.a} j'aime pas | {les.a} jaime pas | {les.a}, je déteste
    {les.a} je déteste ça | {les.a}, très peu pour moi | {les.a}, c'est non | {les.a} c'est pas possible
    {les.a} c'est mort | {les.a} me dégoûtent | {les.a} me donnent la nausée
    {les.a} me donnent des boutons | {les.a} me rendent malade | {les.a} lui donnent de l'urticaire
    {les.a} me réussissent pas | {les.a} passent pas | {les.a} ne passent pas | {les.a} ça passe pas
    je supporte pas {les.a} | jsupporte pas {les.a} | je ne supporte plus {les.a} | je digère pas {les.a}
    je digère mal {les.a} | je tolère pas {les.a} | je mange pas {d.a} | jmange pas {d.a}
    je mange jamais {d.a} | on mange pas {d.a} ni {d.b} | elle mange pas {d.a} | il veut pas {d.a}
    je veux pas {d.a} | jveux pas {d.a} | j'veux pas {d.a} | surtout pas {d.a} | surtout pas {des.a}
    pas {des.a} | pas un gramme {d.a} | j'ai plus {d.a} | j'ai pas {d.a} | jai pas {d.a}
    il n'y a pas {d.a} | y a pas {d.a} | y'a plus {d.a} | évite {les.a} | évitez {les.a} et {les.b}
    éviter {les.a} | à éviter : {a}, {b} | allergies : {a} | allergique : {a} | allergie {aux.a}
    allergique {aux.a} | allergique {aux.a} et {aux.b} | allergique {aux.a}, {aux.b} et {aux.c}
    ma fille est allergique {aux.a} | mon fils fait une allergie {aux.a}
    mon mari fait des allergies {aux.a} | grosse allergie {aux.a} | je suis allergique {aux.a}
    chui allergique {aux.a} | suis allergique {aux.a} | {aux.a} je suis allergique
    {aux.a} on est allergiques | intolérante {aux.a} | intolérance {aux.a} | intolérant {aux.a}
    sensible {aux.a} | je réagis mal {aux.a} | je fais une réaction {aux.a}
    ma mère ne peut pas manger {d.a} | il peut pas manger {d.a} | elle peut plus manger {d.a}
    n'a pas droit {aux.a} | ma fille n'a pas droit {aux.a} | elle a pas le droit {aux.a}
    pas le droit {aux.a} | j'ai pas le droit de manger {des.a} | on m'a interdit {les.a}
    le médecin m'interdit {les.a} | le docteur a dit pas {d.a} | {les.a} me sont interdites
    {les.a} sont interdits | {les.a} interdits | interdit de {a} | interdiction de mettre {des.a}
    défense de mettre {des.a} | {les.a} à proscrire | proscrire {les.a} | bannir {les.a}
    {les.a} à bannir | enlève {les.a} | enlevez {les.a} | retire {les.a} | vire {les.a} | virer {les.a}
    supprime {les.a} | laisse tomber {les.a} | oublie {les.a} | oubliez {les.a} et {les.b}
    on oublie {les.a} | tout sauf {les.a} | tout sauf {des.a} | sauf {les.a} | sauf {des.a}
    excepté {les.a} | à part {les.a} | hormis {les.a} | rien avec {des.a} | rien à base {d.a}
    ne mets pas {d.a} | mets pas {d.a} | n'utilise pas {d.a} | ne doit pas contenir {d.a}
    ne doit contenir ni {a} ni {b} | qui ne contienne pas {d.a} | exempt {d.a} | pas fan {des.a}
    pas fan {d.a} | pas trop fan {des.a} | je suis pas fan {des.a} | je raffole pas {des.a}
    je suis pas très {a} | pas mon truc {les.a} | {les.a} c'est pas mon truc | {les.a} pas mon truc
    {les.a} pas pour moi | {les.a} bof | {les.a} j'évite | j'évite {les.a} | on évite {les.a}
    j'en peux plus {des.a} | marre {des.a} | ras-le-bol {des.a} | j'en ai marre {des.a} | assez {des.a}
    au lieu {des.a} | à la place {des.a} | plutôt que {les.a} | mon mec déteste {les.a}
    mes enfants refusent {les.a} | mes enfants refusent de manger {les.a} | les gosses détestent {les.a}
    les petits n'aiment pas {les.a} | personne n'aime {les.a} ici | personne n'aime {les.a}
    ma belle-mère ne supporte pas {les.a} | elle peut pas voir {les.a} en peinture
    j'peux pas blairer {les.a} | je peux pas {les.a} | {les.a} je peux pas | non {aux.a} | dis non {aux.a}
    stop {aux.a} | fini {les.a} | terminé {les.a} | plus jamais {d.a} | jamais {d.a} | jamais {des.a}
    même pas une trace {d.a} | aucune trace {d.a}
  `,
  es: `
    ¿{a}? no | ¿{a}? ni hablar | ¿{a}? ni de broma | {a} no | {las.a} no, gracias | {las.a} ni verlas
    {las.a} ni en pintura | nada de {a} | nada de {a} ni {b} | sin {a} | sin {a} ni {b}
    sin {a}, {b} ni {c} | sin {a} y sin {b} | sin {a} y {b} | s/ {a} | cero {a} | 0 {a}
    no me gustan {las.a} | no me gustan nada {las.a} | no m gustan {las.a}
    no me gustan ni {las.a} ni {las.b} | no le gustan {las.a} | a mi hijo no le gustan {las.a}
    a mis hijos no les gustan {las.a} | {las.a} no me gustan | {las.a} no le gustan a mi mujer
    odio {las.a} | odiamos {las.a} | odio {las.a} y {las.b} | odia {las.a} | {las.a} las odio | {a} odio
    detesto {las.a} | aborrezco {las.a} | no soporto {las.a} | no aguanto {las.a} | no trago {las.a}
    no puedo con {las.a} | no puedo ni ver {las.a} | me dan asco {las.a} | {las.a} me dan asco
    qué asco {las.a} | {las.a} qué asco | {las.a} me sientan mal | {las.a} me sientan fatal
    {las.a} me caen mal | me sientan mal {las.a} | me caen fatal {las.a} | {las.a} me dan alergia
    me dan alergia {las.a} | me da alergia comer {a} | {las.a} me dan urticaria | {las.a} me hinchan
    se hincha con {las.a} | se pone malo con {las.a} | me salen ronchas con {las.a}
    soy alérgica a {las.a} | soy alergico a {las.a} y a {las.b} | alérgica a {las.a}, {las.b} y {las.c}
    a {las.a} soy alérgica | a {las.a} es alérgico mi hijo | mi hija es alérgica a {las.a}
    mi niño tiene alergia a {las.a} | tiene alergia a {las.a} | alergia a {las.a} | alergias: {a}, {b}
    alérgenos: {a} | intolerante a {las.a} | intolerancia a {las.a} | tengo intolerancia a {las.a}
    no tolero {las.a} | no tolera {las.a} | no digiero {las.a} | no como {a} | no comemos {a}
    no comemos ni {a} ni {b} | mi suegra no come {a} | yo {a} no como | no puedo comer {a}
    no puede comer {a} | no podemos comer {a} | mi invitada no puede tomar {a} | no puede tomar {a}
    no debe comer {a} | no debo comer {a} | tiene prohibido comer {a} | tiene prohibidas {las.a}
    tengo prohibidos {las.a} | me han prohibido {las.a} | el médico me prohíbe {las.a}
    el médico me ha quitado {las.a} | {las.a} prohibidas | {las.a} están prohibidos | prohibido: {a}
    prohibidas {las.a} | nada con {a} | nada que lleve {a} | que no lleve {a} | que no tenga {a}
    que no contenga {a} | q no lleve {a} | no le pongas {a} | no pongas {a} | no eches {a}
    no le eches {a} | no uses {a} | no añadas {a} | no metas {a} | no quiero {a} | no kiero {a}
    no queremos {a} | no quiero ni {a} ni {b} | no hay {a} | no tengo {a} | no me quedan {a}
    no nos quedan {a} | se me han acabado {las.a} | ya no quedan {a} | me faltan {las.a} | quita {las.a}
    quítale {las.a} | fuera {las.a} | elimina {las.a} | evita {las.a} | evitar {a}, {b} | evitando {las.a}
    excepto {a} | menos {a} | todo menos {a} | cualquier cosa menos {a} | salvo {a} | en lugar de {a}
    en vez de {a} | harta de {a} | estoy harto de {a} | paso de {las.a} | pasando de {las.a}
    prefiero no comer {a} | prefiero que no lleve {a} | mejor sin {a} | mejor no {a} | olvida {las.a}
    olvídate de {las.a} | deja fuera {las.a} | deja {las.a} fuera | libre de {a} | libre de {a} y {b}
    no soy de {a} | no soy muy de {a} | no soy fan de {las.a} | no me van {las.a} | {las.a} no me van
    no me hacen gracia {las.a} | {las.a} no me hacen gracia | ni rastro de {a} | ni pizca de {a}
    nunca {a} | jamás {a} | nunca como {a} | mis hijos se niegan a comer {a} | los niños no quieren {a}
    los peques no comen {a} | mi marido no puede ver {las.a} | no le sientan bien {las.a}
    no me sientan bien {las.a} | {las.a} no me sientan bien | {las.a} no, por favor | {las.a} mejor no
    {las.a} ni de coña | {las.a} ni loca | {las.a} fuera | {las.a} descartadas | descarta {las.a}
    descartados {las.a}
  `,
  de: `
    {a}? Nein danke | {a}? Geht gar nicht | {a}? Auf keinen Fall | {a}? Bäh | {a}? Igitt | {a} nein
    keine {a} | bitte keine {a} | keine {a}, keine {b}, keine {c} | keine {a} und {b} | keine {a} oder {b}
    keine {a}, {b}, {c} | ohne {a} | ohne {a}, {b} und {c} | ohne {a} und {b} | ohne {a} und ohne {b}
    o. {a} | 0 {a} | null {a} | weder {a} noch {b} | weder {a} noch {b} noch {c} | mag keine {a}
    ich mag keine {a} | ich mag {a} nicht | ich mag {a} gar nicht | {a} mag ich nicht
    {a} mag ich überhaupt nicht | {a} mag er nicht | {a} mögen die Kinder nicht
    die Kinder mögen keine {a} | mein Sohn mag {a} nicht | mein Mann isst keine {a}
    mein Mann isst {a} nicht | ich esse keine {a} | ich ess keine {a} | ess keine {a}
    wir essen keine {a} | {a} esse ich nicht | {a} ess ich nicht | {a} isst sie nicht | ich hasse {a}
    hasse {a} | {a} hasse ich | {a} hass ich | {a} hasst er | ich hasse {a}, {b} und {c}
    ich kann {a} nicht leiden | ich kann {a} nicht ausstehen | {a} kann ich nicht ausstehen
    {a} kann ich nicht leiden | {a} kann ich nicht ab | kann {a} nicht ab | ich verabscheue {a}
    vor {a} ekelt es mich | ich ekel mich vor {a} | {a} sind eklig | {a} finde ich eklig
    {a} find ich eklig | {a} sind nicht mein Ding | {a} sind nix für mich | {a} ist nix für mich
    {a} nicht so meins | {a} sind nicht so meins | nicht so der {a}-Fan | kein Fan von {a}
    bin kein Fan von {a} | steh nicht auf {a} | stehe nicht auf {a} | auf {a} steh ich nicht
    auf {a} kann ich verzichten | auf {a} verzichten | bitte auf {a} verzichten | verzichte auf {a}
    auf {a} bin ich allergisch | auf {a} reagiere ich allergisch | auf {a} reagiert mein Sohn
    auf {a} reagiert sie mit Ausschlag | gegen {a} bin ich allergisch | gegen {a} und {b} allergisch
    bin gegen {a} allergisch | ich bin allergisch gegen {a} | bin allergisch auf {a}
    ich bin auf {a} allergisch | meine Tochter ist auf {a} und {b} allergisch | Allergie gegen {a}
    Allergie: {a} | Allergien: {a}, {b} | allergisch: {a} | hab ne {a}-Allergie
    meine Frau hat eine {a}-Allergie | meine Frau hat eine Allergie gegen {a} | Unverträglichkeit: {a}
    ich vertrage keine {a} | vertrage {a} nicht | {a} vertrage ich nicht | {a} vertrag ich nicht
    {a} verträgt sie nicht | {a} verträgt mein Magen nicht | {a} bekommen mir nicht
    {a} bekommt mir nicht | {a} tun mir nicht gut | von {a} wird mir schlecht
    von {a} krieg ich Ausschlag | von {a} bekomme ich Bauchweh | bei {a} krieg ich Pusteln
    bei {a} schwillt mir der Hals zu | {a} machen mich krank | {a} darf sie nicht
    {a} darf ich nicht essen | {a} darf mein Sohn nicht | sie darf keine {a} | sie darf keine {a} essen
    darf keine {a} und keine {b} | er darf weder {a} noch {b} essen | der Arzt hat {a} verboten
    {a} sind verboten | {a} verboten | {a} sind tabu | {a} tabu | {a} sind ein No-Go | {a} ein No-Go
    {a} gehen gar nicht | {a} geht gar nicht | {a} geht nicht | {a} gehen nicht
    {a} kommen nicht in Frage | {a} kommt nicht in die Tüte | {a} bitte nicht | {a} bitte weglassen
    {a} weglassen | lass {a} weg | lass die {a} weg | bitte {a} raus | {a} raus | {a} müssen raus
    nix mit {a} | nichts mit {a} | da dürfen keine {a} rein | es dürfen keine {a} drin sein
    ohne jegliche {a} | soll keine {a} enthalten | darf keine {a} enthalten | frei von {a} | {a}frei
    {a}-frei | alles außer {a} | alles ausser {a} | außer {a} | bloß keine {a} | bloss keine {a}
    nur keine {a} | auf keinen Fall {a} | niemals {a} | nie {a} | statt {a} was anderes | anstatt {a}
    anstelle von {a} | hab keine {a} | ich hab keine {a} mehr | hab keine {a} da | {a} sind aus
    {a} sind alle | {a} hab ich nicht | {a} haben wir keine | mit {a} kannst du mich jagen
    mit {a} könnt ihr mich jagen | {a} kann ich nicht mehr sehen | {a} nicht | aber {a} nicht
    bitte nicht mit {a} | nicht mit {a} | nicht {a} | kane {a} | ka {a} | koa {a} | koane {a} | keene {a}
    i mog koane {a} | isch mag kei {a} | {a} mag i ned | {a} mag i net | mog i ned: {a} | {a} sind bäh
    {a} igitt | {a} pfui | {a} meide ich | ich meide {a} | {a} vermeiden | wir vermeiden {a}
    hab genug von {a} | keine Lust auf {a} | keinen Bock auf {a} | kein Bock auf {a}
    auf {a} hab ich keine Lust | satt von {a} | unverträglich: {a}
  `,
}

const beside: Record<Language, readonly [string, string]> = {
  en: ['pasta', 'a quick dinner for 4'],
  fr: ['des pâtes', 'un dîner pour 4'],
  es: ['pasta', 'una cena para 4'],
  de: ['Nudeln', 'ein Abendessen für 4'],
}

function written(language: Language, place: number, tie: string | undefined): string {
  const name = foods[place % foods.length]?.[languages.indexOf(language) + 1] ?? ''
  const vowel = /^[aeioœ]/.test(name)
  if (language === 'es') return tie ? name : name.replace(/^l[ao]s /, '')
  if (tie === 'd') return `d${vowel ? "'" : 'e '}${name}`
  return tie ? `${tie} ${name}` : name
}

const sentences = languages.flatMap((language) =>
  refusals[language]
    .trim()
    .split(/\s*\n\s*| \| /)
    .map((form, at) => {
      const ids: string[] = []
      const text = form.replace(
        /\{(?:(\w+)\.)?([abc])\}/g,
        (_whole, tie: string | undefined, letter: string) => {
          const place = at + 'abc'.indexOf(letter)
          ids.push(foods[place % foods.length]?.[0] ?? '')
          return written(language, place, tie)
        },
      )
      const [dish, meal] = beside[language]
      return [language, at % 2 ? `${text}. ${meal}` : `${dish}, ${text}`, ids] as const
    }),
)

/** Of so many ways to say it a third in the quick run. */
const some = sample(sentences, 3, ([, text]) => text)

it.each(some)('in %s "%s" keeps it out of the dish', (language, text, ids) => {
  const wishes = readTurn(text, language, noWishes(language))
  expect(wishes.wanted.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([])
  const welcome = ids.filter((id) => {
    const ingredient = findIngredientById(id)
    return ingredient === null || isAllowed(ingredient, wishes)
  })
  expect(welcome).toEqual([])
})
