import { readNeeds } from './needs.ts'

/** Conditions that guests name less often; the table is read as that of the others. */
export const rarerConditions = readNeeds(`
= fructose | out=fructose
en :: fructose (?:intoleran\\w+|malabsorption)|hereditary fructose\\w*(?: \\w+)?|hfi|(?:low|no)[- ]fructose :: Fructose :: fruit, honey and fruit syrups stay out :: table sugar and vegetables, which carry fructose too
fr :: (?:intolerance|malabsorption|intolerante?s?)(?: hereditaire)? (?:au |du )fructose|(?:pauvre en|sans) fructose :: Fructose :: ni fruits, ni miel, ni sirops de fruits :: le sucre et les légumes, qui en contiennent aussi
es :: (?:intoleran\\w+|malabsorcion)(?: hereditaria)? (?:a la|de) fructosa|(?:baj[oa] en|sin) fructosa :: Fructosa :: sin fruta, miel ni siropes de fruta :: el azúcar y las verduras, que también la llevan
de :: fruktose\\w*|fructose\\w*|fruchtzucker(?:unvertraglichkeit|intoleranz|malabsorption) :: Fruktose :: ohne Obst, Honig und Fruchtsirup :: Haushaltszucker und Gemüse, die auch Fruktose enthalten
= fat | out=fat
en :: low[- ](?:in )?fat|gall ?(?:stones?|bladder)(?: (?:attack|trouble|problems?|removed|surgery))?|pancreatitis|high cholesterol|(?:lower|watch\\w*) (?:my |his |her |the )?cholesterol :: Little fat :: cream, fatty meat, sausages, pastry, nuts and rich cheese stay out :: the grams of fat in a portion
fr :: (?:pauvre|faible) en (?:graisses?|matieres? grasses?)|calculs? biliaires?|vesicule(?: biliaire)?|pancreatite|(?:trop de |exces de )?cholesterol :: Peu de matières grasses :: ni crème, viandes grasses, saucisses, pâte brisée ou feuilletée, noix, ni fromages gras :: les grammes de matières grasses d’une portion
es :: (?:baj[oa]s?|pobre) en grasas?|(?:calculos|piedras) (?:biliares|en la vesicula)|vesicula|pancreatitis|colesterol(?: alto)? :: Poca grasa :: sin nata, carnes grasas, salchichas, hojaldre, frutos secos ni quesos grasos :: los gramos de grasa de una ración
de :: fettarm\\w*|gallen(?:steine?n?|blase\\w*|kolik\\w*)|pankreatitis|bauchspeicheldrusen?\\w*|(?:hohes |zu hohes |hoher )?cholesterin\\w* :: Fettarm :: ohne Sahne, fettes Fleisch, Wurst, Blätter- und Mürbeteig, Nüsse und fetten Käse :: die Gramm Fett in einer Portion
= crohn | out=roughage
en :: crohn'?s?(?: disease)?|colitis|ibd|diverticul\\w+|low[- ](?:residue|fib(?:re|er))|(?:ileo|colo)stomy|stoma :: Bowel disease or low fibre :: whole grains, nuts, seeds, pulses, cabbages, mushrooms, berries and hot spices stay out :: what you yourself tolerate, in a flare above all
fr :: crohn|(?:recto-?)?colite\\w*|mici|diverticul\\w+|sans residus?|(?:pauvre en|sans) fibres|stomie|colostomie|ileostomie :: Maladie de l’intestin ou peu de fibres :: ni céréales complètes, noix, graines, légumes secs, choux, champignons, baies, ni épices fortes :: ce que vous-même supportez, surtout pendant une poussée
es :: crohn|colitis|diverticul\\w+|sin residuos?|(?:baj[oa] en|sin|pobre en) fibra|colostomia|ileostomia|estoma :: Enfermedad intestinal o poca fibra :: sin cereales integrales, frutos secos, semillas, legumbres, coles, setas, bayas ni picante :: lo que toleras tú, sobre todo durante un brote
de :: (?:morbus )?crohn|colitis(?: ulcerosa)?|diverti[ck]\\w+|ballaststoffarm\\w*|stoma :: Darmerkrankung oder ballaststoffarm :: ohne Vollkorn, Nüsse, Samen, Hülsenfrüchte, Kohl, Pilze, Beeren und scharfe Gewürze :: was du selbst verträgst, vor allem im Schub
= reflux | out=acid
en :: (?:acid )?reflux|gerd|gord|gastritis|(?:stomach|peptic) ulcers?|heartburn :: Reflux or a sensitive stomach :: citrus, tomatoes, vinegar, chilli, chocolate, mint, coffee and alcohol stay out :: what you yourself tolerate
fr :: (?:reflux|rgo)(?: gastrique| acide)?|gastrite|ulceres?(?: a l'estomac)?|brulures? d'estomac|remontees? acides? :: Reflux ou estomac sensible :: ni agrumes, tomates, vinaigre, piment, chocolat, menthe, café, ni alcool :: ce que vous-même supportez
es :: reflujo|gastritis|ulceras?(?: de estomago)?|acidez(?: de estomago)? :: Reflujo o estómago delicado :: sin cítricos, tomate, vinagre, picante, chocolate, menta, café ni alcohol :: lo que toleras tú
de :: reflux\\w*|sodbrennen|gastritis|magen(?:geschwur\\w*|schleimhautentzundung) :: Reflux oder empfindlicher Magen :: ohne Zitrusfrüchte, Tomaten, Essig, Chili, Schokolade, Minze, Kaffee und Alkohol :: was du selbst verträgst
= oxalate | out=oxalate
en :: low[- ]oxalates?|oxalates?|kidney stones? :: Kidney stones or little oxalate :: spinach, chard, beetroot, rhubarb, nuts, soya and chocolate stay out :: the kind of stone, which decides what is right
fr :: (?:pauvre en |sans )?oxalates?|calculs? (?:renaux|aux reins|renal) :: Calculs rénaux ou peu d’oxalates :: ni épinards, blettes, betterave, rhubarbe, noix, soja, ni chocolat :: la nature des calculs, qui décide de ce qui convient
es :: (?:baj[oa] en |sin )?oxalatos?|(?:piedras|calculos) (?:en el rinon|en los rinones|renales?) :: Piedras en el riñón o pocos oxalatos :: sin espinacas, acelgas, remolacha, ruibarbo, frutos secos, soja ni chocolate :: el tipo de cálculo, que decide qué conviene
de :: oxalat\\w*|oxalsaure\\w*|nierensteine?n? :: Nierensteine oder oxalatarm :: ohne Spinat, Mangold, Rote Bete, Rhabarber, Nüsse, Soja und Schokolade :: die Art der Steine, von der abhängt, was richtig ist
= iodine | out=iodine
en :: low[- ]iodine|radio ?iodine|radioactive iodine :: Little iodine :: fish, seaweed, dairy, eggs and salt stay out :: iodised salt in bought foods
fr :: (?:pauvre en|sans) iode|iode radioactif :: Peu d’iode :: ni poisson, algues, laitages, œufs, ni sel :: le sel iodé des produits du commerce
es :: (?:baj[oa] en|sin) yodo|yodo radiactivo :: Poco yodo :: sin pescado, algas, lácteos, huevo ni sal :: la sal yodada de los productos comprados
de :: jodarm\\w*|jodfrei\\w*|radiojod\\w* :: Jodarm :: ohne Fisch, Algen, Milchprodukte, Eier und Salz :: Jodsalz in gekauften Lebensmitteln
= favism | out=fava
en :: favism|g6pd(?: deficien\\w+)? :: G6PD deficiency :: broad beans stay out :: medicines and other triggers
fr :: favisme|(?:deficit en )?g6pd :: Déficit en G6PD :: pas de fèves :: les médicaments et autres déclencheurs
es :: favismo|(?:deficit de |deficiencia de )?g6pd :: Déficit de G6PD :: sin habas :: los medicamentos y otros desencadenantes
de :: favismus|g6pd(?:[- ]mangel)? :: G6PD-Mangel :: ohne dicke Bohnen :: Medikamente und andere Auslöser
= alpha-gal | out=red-meat
en :: alpha[- ]gal(?: syndrome)? :: Alpha-gal syndrome :: meat of mammals, gelatine and lard stay out :: dairy and traces in bought foods
fr :: alpha[- ]gal(?: syndrome)? :: Syndrome alpha-gal :: ni viande de mammifère, ni gélatine, ni saindoux :: les laitages et les traces dans les produits du commerce
es :: alfa[- ]gal :: Síndrome alfa-gal :: sin carne de mamífero, gelatina ni manteca :: los lácteos y las trazas en productos comprados
de :: alpha[- ]gal(?:[- ]syndrom)? :: Alpha-Gal-Syndrom :: ohne Säugetierfleisch, Gelatine und Schmalz :: Milchprodukte und Spuren in Gekauftem
= liver | out=alcohol,raw-seafood,added-salt
en :: (?:liver )?cirrhosis|hepatitis|liver (?:disease|failure) :: Liver disease :: alcohol, raw seafood and added salt stay out :: protein and fluid, which your doctor sets
fr :: cirrhose|hepatite|maladie du foie|insuffisance hepatique :: Maladie du foie :: ni alcool, ni fruits de mer crus, ni sel ajouté :: les protéines et les boissons, que fixe votre médecin
es :: cirrosis|hepatitis|enfermedad (?:del higado|hepatica) :: Enfermedad del hígado :: sin alcohol, marisco crudo ni sal añadida :: las proteínas y los líquidos, que fija tu médico
de :: (?:leber)?zirrhose|hepatitis|leber(?:krank\\w*|erkrankung|insuffizienz|schaden) :: Lebererkrankung :: ohne Alkohol, rohe Meeresfrüchte und zugesetztes Salz :: Eiweiß und Trinkmenge, die ärztlich festgelegt werden
`)
